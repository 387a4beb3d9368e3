import { createLinkEncryption } from '../../relay/appointment/link-encryption.ts';
import { createMemoryRecords } from './memory-store.ts';
import type { AppointmentRecords } from '../../relay/store/appointment-records.ts';
import { DeliveryError, type DeliveryOutcome, type Mail } from '../../relay/emails/mail.ts';
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
  /** in memory, if absent */
  records?: (now: () => number) => AppointmentRecords;
  ms?: number;
  emailsPerHour?: number;
};

/** A relay whose e-mails carry links, and its mail server. */
export function createRelayWithLinks({
  keys = [KEY],
  records: createRecords = createMemoryRecords,
  ms = NOW.getTime(),
  emailsPerHour,
  ...changes
}: Options = {}) {
  const mailServer = {
    /** how the delivery of an e-mail fails, if it does; `refused`: for now */
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

  /** What of a page a browser asks for. */
  async function ask(path: string, init: RequestInit = {}, clientAddress = '192.0.2.200') {
    const response = await relay.relay.fetch(new Request(CLINIC.siteUrl + path, init), { clientAddress });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  let seen = 0;
  return {
    ...relay,
    options,
    records,
    mailServer,
    delivered,
    tried,
    ask,
    /** The e-mails that left since it was asked last. */
    news(): Mail[] {
      const mails = delivered.slice(seen);
      seen = delivered.length;
      return mails;
    },
    /** Where an act's button leads, in the newest e-mail that has it; the `nth`, where there are several. */
    href: (act: string, nth = 0, mails = delivered) => hrefIn(mails, act, nth)!,
    /** Presses the button of a link's page. */
    async press(path: string, fields: [string, string][] = []) {
      const body = new URLSearchParams(fields);
      const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' };
      const response = await relay.post(path, { body, headers });
      return { status: response.status, text: await response.text() };
    },
  };
}

/** Where an act's button leads, in the newest of some e-mails that has it; undefined where none has. */
export function hrefIn(mails: readonly Mail[], act: string, nth = 0): string | undefined {
  const pattern = new RegExp(`href="[^"]*(${APPOINTMENT_PATH}1\\.\\w+\\.[\\w-]+\\.${act}\\.[\\w-]+)"`, 'g');
  const found = mails.map(({ html }) => Array.from(html.matchAll(pattern), ([, path]) => path));
  return found.findLast(({ length }) => length > 0)?.[nth];
}

/** Days with their times ('2025-03-05 10:00'), as a page's form holds them. */
export function timeFields(...slots: string[]): [string, string][] {
  return slots.flatMap((slot): [string, string][] => {
    const [date = '', time = ''] = slot.split(' ');
    return [
      ['day', date],
      ['time', time],
    ];
  });
}
