import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { EDGE_PORTS, PORTS } from './ports.ts';
import type { Host } from './host-test.ts';

/** An e-mail in the JSON of the local inbox. */
export type ReceivedEmail = {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
  attachments: { filename: string; generatedFileName: string; contentType: string }[];
};

/** Returns the address of the inbox of the tested host. */
function inboxUrl(): string {
  const { host } = test.info().project.use as { host?: Host };
  return `http://127.0.0.1:${(host === 'edge' ? EDGE_PORTS : PORTS).inbox}/api/email`;
}

/** Waits for `count` e-mails that contain `text`, an address or id that only this test uses. */
export async function receivedEmails(text: string, count: number): Promise<ReceivedEmail[]> {
  let emails: ReceivedEmail[] = [];
  await expect
    .poll(async () => {
      const all = (await (await fetch(inboxUrl())).json()) as ReceivedEmail[];
      emails = all.filter((email) => JSON.stringify(email).includes(text));
      return emails.length;
    })
    .toBe(count);
  return emails;
}

/** Waits for `count` e-mails that contain `text`. Returns the newest to the clinic and to the patient. */
export async function newestEmails(text: string, patient: string, count: number) {
  const all = await receivedEmails(text, count);
  const isForPatient = ({ to }: ReceivedEmail) => to[0]?.address === patient;
  return { patient: all.findLast(isForPatient)!, clinic: all.findLast((each) => !isForPatient(each))! };
}

/** Returns the Reply-To address, which the inbox has only in the source of the message. */
export async function replyTo(email: ReceivedEmail): Promise<string | undefined> {
  return /^Reply-To: .*<(.+)>/im.exec(await sourceOf(email))?.[1];
}

/** Returns the source of an e-mail. Folded header lines are joined. */
export async function sourceOf(email: ReceivedEmail): Promise<string> {
  const source = await (await fetch(`${inboxUrl()}/${email.id}/source`)).text();
  return source.replace(/\r?\n[ \t]+/g, ' ');
}

/** Returns the text of an e-mail's first attachment. */
export async function attachmentText(email: ReceivedEmail): Promise<string> {
  const [attachment] = email.attachments;
  const response = await fetch(`${inboxUrl()}/${email.id}/attachment/${attachment?.generatedFileName}`);
  return response.text();
}

/** Returns the address of a button in an e-mail. */
export function linkOf(email: ReceivedEmail, button: string | RegExp): string {
  const links = Array.from(email.html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g));
  const [, href] = links.find(([, , text]) => text!.match(button))!;
  return href!.replaceAll('&amp;', '&');
}

/** Returns the event in an e-mail's calendar file, parsed by ical.js. */
export async function eventOf(email: ReceivedEmail) {
  const calendar = new ICAL.Component(ICAL.parse(await attachmentText(email)) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const { uid, sequence } = new ICAL.Event(component);
  const method = calendar.getFirstPropertyValue('method');
  return { uid, sequence, method, status: component.getFirstPropertyValue('status') };
}
