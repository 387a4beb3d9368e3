import {
  actsOf,
  rulesOf,
  type AppointmentState,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { ActLinks } from '../emails/act-buttons.tsx';
import type { LinkEncryption } from './link-encryption.ts';
import type { StoredAct } from '../store/record-schema.ts';
import type { AppointmentRecords } from '../store/appointment-records.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { fingerprint } from '../recent-deliveries.ts';

/** What act links need from their host. */
export type Appointments = {
  links: LinkEncryption;
  records: AppointmentRecords;
  /** where the links lead */
  siteUrl: string;
};

/**
 * Creates the links for one party's e-mail: one per act, and one per offered time.
 *
 * @param isReminder - adds the acts that only reminders have
 */
export async function actLinks(
  role: Role,
  state: AppointmentState,
  { links, siteUrl }: Appointments,
  isReminder = false,
): Promise<ActLinks> {
  const acts = actsOf(role, state).filter((act) => isReminder || !rulesOf(act).inReminder);
  const made = acts.flatMap((act) => {
    const choices = rulesOf(act).asks?.for === 'offeredTime' ? state.times.keys() : [undefined];
    return Array.from(choices, async (choice) => ({
      act,
      accepted: choice === undefined ? undefined : state.times[choice],
      href: siteUrl + APPOINTMENT_PATH + (await links.createToken(state, act, choice)),
    }));
  });
  return { state, links: await Promise.all(made) };
}

/**
 * Returns the Message-ID of an e-mail about an appointment. A resent e-mail has the same one.
 *
 * @param done - the stored act; absent for the first e-mail
 */
export function actMessageId(
  to: Role,
  requestHash: string,
  fromAddress: string,
  done?: StoredAct,
): Promise<string> {
  const act = done ? [String(done.step), done.inputHash] : [''];
  return messageId(['appointment', requestHash, to, ...act], fromAddress);
}

/** Returns the Message-ID of an automatic e-mail. A retry has the same one. */
export function dueMessageId(
  kind: 'nudge' | 'reminder' | 'unreminded' | 'closedDay',
  requestHash: string,
  moment: number,
  fromAddress: string,
): Promise<string> {
  return messageId([kind, requestHash, String(moment)], fromAddress);
}

/** Returns a Message-ID made of texts; the same texts give the same one. */
export async function messageId(texts: string[], fromAddress: string): Promise<string> {
  return `<${await fingerprint(texts)}@${fromAddress.split('@').at(-1)}>`;
}
