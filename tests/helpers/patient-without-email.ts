import { expect } from 'vitest';
import { emailJsRequest, idForLanguage } from '../../domain/web/form-protocols.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';

import type { Mail } from '../../relay/emails/mail.ts';
import { RELAY_LANGUAGES, type Clinic } from '../../relay/localized-clinic.ts';
import { createRelayWithLinks, hrefIn } from './relay-with-links.ts';
import { CLINIC, PARAMS } from './test-relay.ts';

// Functions that act as the clinic, or as a patient without e-mail.

/** The test clinic with `booking.email`. */
export const OPTIONAL: Clinic = { ...CLINIC, booking: { ...CLINIC.booking, email: 'optional' } };
const { patient_email: _, ...withoutEmail } = PARAMS;

/** The request of the test relay without the e-mail address. */
export const WITHOUT_EMAIL = withoutEmail;
export const HOUR_MS = 3_600_000;
/** The instant at which the requested visit begins, in milliseconds. */
export const VISIT = Date.parse('2025-03-04T10:00:00Z');

type Options = NonNullable<Parameters<typeof createRelayWithLinks>[0]>;

/** Returns the links by which the clinic writes to the patient, from its page or its e-mail. */
export function conversationsIn(html: string) {
  const hrefs = Array.from(html.matchAll(/href="((?:https:\/\/wa\.me\/|sms:|tel:)[^"]+)"/g), ([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  const of = (start: string) => hrefs.find((href) => href.startsWith(start));
  const whatsapp = new URL(of('https://wa.me/') ?? 'about:blank');
  const sms = new URL(of('sms:') ?? 'about:blank');
  return { whatsapp, sms, text: sms.searchParams.get('body') ?? '', hrefs };
}

/** Returns the path of the link at the end of a prepared text. */
export function pathIn(text: string): string {
  return new RegExp(`${PATIENT_PAGE_PATH}[\\w-]+$`).exec(text)![0];
}

/** Starts a relay with a request without e-mail. `code` is the language of the patient's page. */
export async function startWithoutEmail(changes: Options = {}, code = 'en', params: object = WITHOUT_EMAIL) {
  const relay = createRelayWithLinks({ clinic: OPTIONAL, languages: RELAY_LANGUAGES, ...changes });
  const request = { ...emailJsRequest('clinic', params), template_id: idForLanguage(code, 'clinic') };
  const answer = await relay.sendEmail(request);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);

  /** Performs an act of the clinic, and returns its page, its e-mail and the prepared text. */
  async function act(name: string, fields: [string, string][] = []) {
    relay.news();
    const page = await relay.press(relay.href(name), fields);
    expect(page.status).toBe(200);
    const [mail, ...others] = relay.news();
    expect(others).toEqual([]);
    expect(mail!.to.address).toBe(CLINIC.email);
    const { text } = conversationsIn(page.text);
    return { page: page.text, mail: mail!, text, path: text && pathIn(text) };
  }
  /** Opens the patient's page, follows the link of an act, and presses its button. */
  async function actOfPatient(path: string, name: string, fields: [string, string][] = [], nth = 0) {
    relay.news();
    const page = await relay.ask(path);
    const href = hrefIn([{ html: page.text } as Mail], name, nth);
    expect(href, `${name} on ${page.text}`).toBeDefined();
    const done = await relay.press(href!, fields);
    return { ...done, mails: relay.news() };
  }
  return { ...relay, act, actOfPatient };
}
