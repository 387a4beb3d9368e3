import {
  actsOf,
  rulesOf,
  type AppointmentState,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import type { ActLinks } from '../emails/act-buttons.tsx';
import type { AppointmentLinks } from './link-encryption.ts';
import type { StoredAct } from './record-schema.ts';
import type { AppointmentRecords } from './records.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { fingerprint } from '../recent-deliveries.ts';

/** What links that act need of their host. */
export type Appointments = {
  links: AppointmentLinks;
  records: AppointmentRecords;
  /** where the links lead */
  siteUrl: string;
};

/**
 * Makes the links of one side's e-mail: a link for each act, and for each time that can be accepted.
 *
 * @param isReminder - it has acts of its own
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
 * The id of an e-mail about an appointment: the same for one that is sent again.
 *
 * @param done - what was done, as a record keeps it; absent for the first e-mail of all
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

/** The id of an e-mail that goes by itself: the same for one that is tried again. */
export function dueMessageId(
  kind: 'nudge' | 'reminder' | 'unreminded' | 'closedDay',
  requestHash: string,
  moment: number,
  fromAddress: string,
): Promise<string> {
  return messageId([kind, requestHash, String(moment)], fromAddress);
}

async function messageId(texts: string[], fromAddress: string): Promise<string> {
  return `<${await fingerprint(texts)}@${fromAddress.split('@').at(-1)}>`;
}
