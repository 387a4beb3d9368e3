import ICAL from 'ical.js';
import { expect } from 'vitest';
import { createMemoryRecords } from './memory-store.ts';
import type { Mail } from '../../relay/emails/mail.ts';
import { createRelayWithLinks, timeFields } from './relay-with-links.ts';
import { CLINIC, PARAMS } from './test-relay.ts';

export const [FIRST, SECOND] = ['2025-03-05 10:00', '2025-03-06 16:30'] as const;
export const OFFER = timeFields(FIRST, SECOND);

/** Returns a function that starts relays over the same records, each with its own keys. */
export function relaySuccession() {
  const records = createMemoryRecords();
  return (...keys: [string, ...string[]]) => startWithBooking({ keys, records: () => records });
}

/**
 * Starts a relay with a booking that both parties received.
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
  /** Submits the newest link of an act and returns the e-mails about it. */
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
