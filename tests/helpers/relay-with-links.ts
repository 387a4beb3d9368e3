import { sendDueEmails } from '../../relay/appointment/automatic-emails.ts';
import { createLinkEncryption } from '../../relay/appointment/link-encryption.ts';
import { createMemoryRecords } from './memory-store.ts';
import type { AppointmentRecords } from '../../relay/store/appointment-records.ts';
import { DeliveryError, type DeliveryOutcome, type Mail } from '../../relay/emails/mail.ts';
import type { Clinic } from '../../relay/localized-clinic.ts';
import type { RelayOptions } from '../../relay/relay-types.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { CLINIC, createTestRelay, NOW } from './test-relay.ts';

export const KEY = 'a-key-of-this-test-alone-32-characters';

const CODES = {
  refused: '450',
  deferred: '450',
  rejected: '550',
  unavailable: 'ESOCKET',
  unknown: 'ETIMEDOUT',
  repeatable: 'ETIMEDOUT',
} satisfies Record<DeliveryOutcome | 'refused', string>;

type Options = Partial<RelayOptions> & {
  keys?: [string, ...string[]];
  /** by default, records in memory */
  records?: (now: () => number) => AppointmentRecords;
  ms?: number;
  emailsPerHour?: number;
};

/** Creates a relay whose e-mails have links, with a fake mail server. */
export function createRelayWithLinks({
  keys = [KEY],
  records: createRecords = createMemoryRecords,
  ms = NOW.getTime(),
  emailsPerHour,
  ...changes
}: Options = {}) {
  const mailServer = {
    /** decides how the delivery of an e-mail fails; `refused` is a temporary failure */
    fails: null as ((mail: Mail) => DeliveryOutcome | 'refused' | false) | null,
    isSilent: false,
    waiting: 0,
  };
  const [delivered, tried]: [Mail[], Mail[]] = [[], []];
  const clock = { ms };
  const records = createRecords(() => clock.ms);
  const options = {
    clinic: CLINIC,
    deliver: async (mail: Mail) => {
      tried.push(mail);
      if (mailServer.isSilent) await new Promise(() => (mailServer.waiting += 1));
      const outcome = mailServer.fails?.(mail);
      if (outcome)
        throw new DeliveryError('failed', CODES[outcome], null, outcome === 'refused' ? 'deferred' : outcome);
      delivered.push(mail);
    },
    appointments: { links: createLinkEncryption(keys), records, siteUrl: CLINIC.siteUrl },
    ...changes,
  };
  const relay = createTestRelay(options, emailsPerHour, clock);

  /** Requests a path like a browser. */
  async function ask(path: string, init: RequestInit = {}, clientAddress = '192.0.2.200') {
    const response = await relay.relay.fetch(new Request(CLINIC.siteUrl + path, init), { clientAddress });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  let seen = 0;
  /** Returns the e-mails sent since the last call. */
  function news(): Mail[] {
    const mails = delivered.slice(seen);
    seen = delivered.length;
    return mails;
  }
  return {
    ...relay,
    options,
    records,
    mailServer,
    delivered,
    tried,
    ask,
    news,
    /** Sends the automatic e-mails that are due at a moment, and returns them. */
    async dueAt(at: number, facts: Partial<Clinic> = {}): Promise<Mail[]> {
      clock.ms = at;
      await sendDueEmails({
        ...options,
        clinic: { ...options.clinic, ...facts },
        fromAddress: CLINIC.email,
        log: (entry) => void relay.log.push(entry),
        now: () => new Date(clock.ms),
      });
      return news();
    },
    /** Returns the path of an act's button in the newest e-mail that has it; `nth` counts such buttons. */
    href: (act: string, nth = 0, mails = delivered) => hrefIn(mails, act, nth)!,
    /** Submits the form of a link's page. */
    async press(path: string, fields: [string, string][] = []) {
      const body = new URLSearchParams(fields);
      const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' };
      const response = await relay.post(path, { body, headers });
      return { status: response.status, text: await response.text() };
    },
  };
}

/** Returns the path of an act's button in the newest e-mail that has it, or undefined. */
export function hrefIn(mails: readonly Mail[], act: string, nth = 0): string | undefined {
  const pattern = new RegExp(`href="[^"]*(${APPOINTMENT_PATH}1\\.\\w+\\.[\\w-]+\\.${act}\\.[\\w-]+)"`, 'g');
  const pathsByMail = mails.map(({ html }) => Array.from(html.matchAll(pattern), ([, path]) => path));
  return pathsByMail.findLast(({ length }) => length > 0)?.[nth];
}

/** Returns the form fields of times such as '2025-03-05 10:00'. */
export function timeFields(...slots: string[]): [string, string][] {
  return slots.flatMap((slot): [string, string][] => {
    const [date = '', time = ''] = slot.split(' ');
    return [
      ['day', date],
      ['time', time],
    ];
  });
}
