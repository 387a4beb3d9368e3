import {
  actsOf,
  rulesOf,
  saidOf,
  type Act,
  type AppointmentLife,
  type Role,
} from '../../domain/appointment-life.ts';
import type { CivilTime } from '../../domain/civil-date.ts';
import type { ActWords } from '#words/acts.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { AppointmentLinks } from './links.ts';
import type { KeptAct } from './record-schema.ts';
import type { AppointmentRecords } from './records.ts';
import { APPOINTMENT_PATH } from '../../domain/relay-paths.ts';
import { fingerprint } from '../host/recent-deliveries.ts';

/** What links that act need of their host. */
export type Appointments = {
  links: AppointmentLinks;
  records: AppointmentRecords;
  /** where the links lead */
  siteUrl: string;
};

/** What one side can do with an appointment at one step, each as the address of its page. */
export type ActLinks = {
  life: AppointmentLife;
  links: { act: Act; href: string; accepted: CivilTime | undefined }[];
};

/**
 * Makes the links of one side's e-mail: a link for each act, and for each time that can be accepted.
 *
 * @param isReminder - it has acts of its own
 */
export async function actLinks(
  role: Role,
  life: AppointmentLife,
  { links, siteUrl }: Appointments,
  isReminder = false,
): Promise<ActLinks> {
  const acts = actsOf(role, life).filter((act) => isReminder || !rulesOf(act).inReminder);
  const made = acts.flatMap((act) => {
    const choices = rulesOf(act).asks?.for === 'offeredTime' ? life.times.keys() : [undefined];
    return Array.from(choices, async (choice) => ({
      act,
      accepted: choice === undefined ? undefined : life.times[choice],
      href: siteUrl + APPOINTMENT_PATH + (await links.seal(life, act, choice)),
    }));
  });
  return { life, links: await Promise.all(made) };
}

/** What a link of an e-mail is called. */
export function buttonOf(
  { act, accepted }: ActLinks['links'][number],
  life: AppointmentLife,
  { words }: LocalizedClinic,
): string {
  const { acts, when } = words.appointmentLife;
  const { button } = saidOf<ActWords>(acts, act, life);
  return typeof button === 'string' ? button : button(when(accepted!));
}

/**
 * The id of an e-mail about an appointment: the same for one that is sent again.
 *
 * @param done - what was done, as a record keeps it; absent for the first e-mail of all
 */
export function actMessageId(to: Role, thread: string, fromAddress: string, done?: KeptAct): Promise<string> {
  const act = done ? [String(done.step), done.press] : [''];
  return messageId(['appointment', thread, to, ...act], fromAddress);
}

/** The id of an e-mail that goes by itself: the same for one that is tried again. */
export function dueMessageId(
  kind: 'nudge' | 'reminder',
  thread: string,
  moment: number,
  fromAddress: string,
): Promise<string> {
  return messageId([kind, thread, String(moment)], fromAddress);
}

async function messageId(texts: string[], fromAddress: string): Promise<string> {
  return `<${await fingerprint(texts)}@${fromAddress.split('@').at(-1)}>`;
}

/**
 * The id of an appointment's event in calendars, the same through its whole life (RFC 5545, 3.8.4.7). It is the relay's
 * own: a request's id is whoever's who has read it.
 */
export async function eventUid(thread: string, { siteUrl }: { siteUrl: string }): Promise<string> {
  return `${await fingerprint(['appointment', thread, 'event'])}@${new URL(siteUrl).hostname}`;
}
