import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { EDGE_PORTS, PORTS } from './ports.ts';
import type { Host } from './host-test.ts';

/** An e-mail as the local inbox's interface shows it. */
export type ReceivedEmail = {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
  attachments: { filename: string; generatedFileName: string; contentType: string }[];
};

/** The inbox of the server under test. */
function inbox(): string {
  const { host } = test.info().project.use as { host?: Host };
  return `http://127.0.0.1:${(host === 'edge' ? EDGE_PORTS : PORTS).inbox}/api/email`;
}

/** The e-mails that hold `text` (an address or an id of this test alone), once there are `count` of them. */
export async function receivedEmails(text: string, count: number): Promise<ReceivedEmail[]> {
  let found: ReceivedEmail[] = [];
  await expect
    .poll(async () => {
      const all = (await (await fetch(inbox())).json()) as ReceivedEmail[];
      found = all.filter((email) => JSON.stringify(email).includes(text));
      return found.length;
    })
    .toBe(count);
  return found;
}

/** The newest e-mail of each side among those that hold `text`, once there are `count` of them. */
export async function newestEmails(text: string, patient: string, count: number) {
  const all = await receivedEmails(text, count);
  const isPatients = ({ to }: ReceivedEmail) => to[0]?.address === patient;
  return { patient: all.findLast(isPatients)!, clinic: all.findLast((each) => !isPatients(each))! };
}

/** The address an answer to an e-mail goes to; the inbox shows it in the message's source alone. */
export async function replyTo(email: ReceivedEmail): Promise<string | undefined> {
  return /^Reply-To: .*<(.+)>/im.exec(await sourceOf(email))?.[1];
}

/** An e-mail as it went over the wire, folded header lines joined. */
export async function sourceOf(email: ReceivedEmail): Promise<string> {
  const source = await (await fetch(`${inbox()}/${email.id}/source`)).text();
  return source.replace(/\r?\n[ \t]+/g, ' ');
}

/** The text of an e-mail's attachment. */
export async function attachmentText(email: ReceivedEmail): Promise<string> {
  const [attachment] = email.attachments;
  const response = await fetch(`${inbox()}/${email.id}/attachment/${attachment?.generatedFileName}`);
  return response.text();
}

/** The address behind a button of an e-mail. */
export function linkOf(email: ReceivedEmail, button: string | RegExp): string {
  const links = Array.from(email.html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g));
  const [, href] = links.find(([, , text]) => text!.match(button))!;
  return href!.replaceAll('&amp;', '&');
}

/** The event in an e-mail's calendar file, as another library reads it. */
export async function eventOf(email: ReceivedEmail) {
  const calendar = new ICAL.Component(ICAL.parse(await attachmentText(email)) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const { uid, sequence } = new ICAL.Event(component);
  const method = calendar.getFirstPropertyValue('method');
  return { uid, sequence, method, status: component.getFirstPropertyValue('status') };
}
