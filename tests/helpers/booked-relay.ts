import ICAL from 'ical.js';
import { expect } from 'vitest';
import { createMemoryRecords } from './memory-store.ts';
import type { Mail } from '../../relay/emails/mail.ts';
import { createRelayWithLinks, timeFields } from './relay-with-links.ts';
import { CLINIC, PARAMS } from './test-relay.ts';

export const [FIRST, SECOND] = ['2025-03-05 10:00', '2025-03-06 16:30'] as const;
export const OFFER = timeFields(FIRST, SECOND);

/** Returns a function that starts a relay with the given keys. All these relays share their records. */
export function relaySuccession() {
  const records = createMemoryRecords();
  return (...keys: [string, ...string[]]) => startWithBooking({ keys, records: () => records });
}

/**
 * Starts a relay with a booking for which both e-mails were sent.
 *
 * @param code - the language of the patient's page
 */
export async function startWithBooking(
  changes: Parameters<typeof createRelayWithLinks>[0] = {},
  params = PARAMS,
  code?: string,
) {
  const relay = createRelayWithLinks(changes);
  expect((await relay.sendBoth(params, code)).status).toBe(200);
  relay.news();
  /** Submits the page of an act's newest link, and returns the e-mails about the act. */
  async function act(name: string, fields: [string, string][] = [], nth = 0): Promise<Mail[]> {
    relay.news();
    expect((await relay.press(relay.href(name, nth), fields)).status).toBe(200);
    return relay.news();
  }
  return { ...relay, act };
}

export const to = (mails: Mail[]) =>
  mails.map((mail) => (mail.to.address === CLINIC.email ? 'clinic' : 'patient'));

export function eventOf(mail: Mail) {
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar!.content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  return { calendar, component, event };
}

export function eventFacts(mail: Mail) {
  const { calendar, component, event } = eventOf(mail);
  return {
    part: mail.calendar!.method,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
  };
}
