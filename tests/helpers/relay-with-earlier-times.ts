import { expect } from 'vitest';
import { toEmailParams } from '../../domain/forms/email-params.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { EARLIER_PATH } from '../../domain/web/relay-paths.ts';
import type { Mail } from '../../relay/emails/mail.ts';
import { RELAY_LANGUAGES } from '../../relay/localized-clinic.ts';
import { hrefIn } from './relay-with-links.ts';
import { relayWithStore } from './relay-with-store.ts';
import { ASKED, CLINIC } from './test-relay.ts';

// A relay that offers freed times to patients whose visit is later (docs/product.md, Earlier times). The
// clinic has one chair and is open 9:00-13:00 and 15:00-19:00. The tests begin on Thursday, 20 February 2025,
// at 11:45:30.

export const EARLIER = {
  booking: { ...CLINIC.booking, chairs: 1, earlier: true, email: 'optional' },
} as const;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Returns a local time of the clinic in milliseconds. */
export const instant = (text: string) => Date.parse(`${text}+05:30`);

/** Reads a time such as '2025-02-25 10:00'. */
function timeOf(text: string): CivilTime {
  const [date, time] = text.split(' ') as [CivilTime['date'], CivilTime['time']];
  return { date, time };
}

type Patient = { earlier?: boolean; email?: string; phone?: string; language?: string; reminder?: boolean };

export function relayWithEarlierTimes(
  clinic: Parameters<typeof relayWithStore>[0] = EARLIER,
  options: Parameters<typeof relayWithStore>[1] = {},
) {
  const relay = relayWithStore(clinic, { languages: [...RELAY_LANGUAGES] as never, ...options });
  let count = 0;

  /** Books and confirms a visit. Returns the clinic's and the patient's e-mails about the confirmation. */
  async function confirmed(at: string, patient: Patient = {}) {
    count += 1;
    relay.clock.ms += 1000;
    const name = `Patient ${String.fromCodePoint(64 + count)}`;
    const email = patient.email ?? `patient.${count}@example.com`;
    const id = `DENT-${String(count).padStart(6, '0')}`;
    const phone = patient.phone ?? `+91 98200 ${10_000 + count}`;
    const request = { ...ASKED, ...timeOf(at), name, email, phone, notes: '', id };
    const ticks = {
      ...(patient.earlier && { earlier: 'yes' }),
      ...(patient.reminder && { reminder: 'yes' }),
    };
    const template_params = toEmailParams({ ...request, ...ticks }, id);
    const language = patient.language ? `-${patient.language}` : '';
    for (const to of email ? ['clinic', 'patient'] : ['clinic'])
      expect((await relay.sendEmail({ template_id: `${to}${language}`, template_params })).status).toBe(200);
    const [requestMail] = relay.news();
    expect(await relay.press(requestMail!, 'confirm')).toBe(200);
    const mails = relay.news();
    const toClinic = mails.find(({ to }) => to.address === CLINIC.email)!;
    const toPatient = mails.find(({ to }) => to.address !== CLINIC.email)!;
    return { email, toClinic, toPatient };
  }

  return {
    ...relay,
    confirmed,
    /** Submits the form of any link in an e-mail. Returns the status and the page's text. */
    async submit(path: string, fields: [string, string][] = []) {
      const body = new URLSearchParams(fields);
      const response = await relay.post(path, { body, headers: { 'Sec-Fetch-Site': 'same-origin' } });
      return { status: response.status, text: await response.text() };
    },
    /** Cancels a visit as the patient. Returns the clinic's e-mail about it. */
    async cancel({ toPatient }: { toPatient: Mail }) {
      expect(await relay.press(toPatient, 'cancel')).toBe(200);
      return relay.news().find(({ to }) => to.address === CLINIC.email)!;
    },
    /** Runs the relay's timer once a minute. Returns the e-mails with the times at which they were sent. */
    async wait(minutes: number) {
      const sent: { mail: Mail; at: number }[] = [];
      for (let minute = 0; minute < minutes; minute++) {
        const at = relay.clock.ms + MINUTE_MS;
        for (const mail of await relay.dueAt(at)) sent.push({ mail, at });
      }
      return sent;
    },
  };
}

/** Returns the path of the link about earlier times in an e-mail or on a page. */
export function earlierPath({ html }: Pick<Mail, 'html'>): string {
  return new RegExp(`href="[^"]*(${EARLIER_PATH}[\\w-]+)"`).exec(html)![1]!;
}

/** Returns the path of the button that takes the offered time. */
export const takePath = (mail: Pick<Mail, 'html'>) => hrefIn([mail as Mail], 'take');

/** Returns the recipients of the e-mails that offer a time. */
export const offeredTo = (sent: { mail: Mail }[]) =>
  sent.filter(({ mail }) => takePath(mail)).map(({ mail }) => mail.to.address);

/** The time of the visit that `withFreedTime` cancels. */
export const SOON = '2025-02-25 10:00';

/** Starts a relay on which the visit at `SOON` is cancelled while `count` patients wait. */
export async function withFreedTime(
  count: number,
  options?: Parameters<typeof relayWithEarlierTimes>[1],
  clinic: Parameters<typeof relayWithEarlierTimes>[0] = EARLIER,
) {
  const relay = relayWithEarlierTimes(clinic, options);
  const gone = await relay.confirmed(SOON);
  const waiting = [];
  for (let nth = 0; nth < count; nth++) {
    waiting.push(
      await relay.confirmed(`2025-03-${String(nth + 3).padStart(2, '0')} 11:00`, { earlier: true }),
    );
    relay.clock.ms += MINUTE_MS;
  }
  const toClinic = await relay.cancel(gone);
  return { relay, gone, waiting, toClinic };
}
