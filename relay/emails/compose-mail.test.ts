import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import {
  actMail,
  clinicNotification,
  messageNotification,
  requestReceipt,
  reminderMail,
} from './compose-mail.tsx';
import type { Appointment } from '../../domain/forms/appointment-request.ts';
import type { Mail } from './mail.ts';
import { applyAct, newRequestState } from '../../domain/appointment/appointment-lifecycle.ts';
import { messageFor } from '../host/smtp.ts';
import { clinicIn } from '../localized-clinic.ts';
import { OFFER, startWithBooking } from '../../tests/helpers/booked-relay.ts';
import { ASKED, CLINIC, ENGLISH, MESSAGE, PARAMS } from '../../tests/helpers/test-relay.ts';

const OURS = clinicIn(ENGLISH, CLINIC, CLINIC.email, [ENGLISH]);
const NOW = new Date('2025-02-20T06:15:30Z');
const LONG_NAME = 'O’Brien-Krishnamurthy, "Tom" <tom@evil.example>';

function forPatient(changes: Partial<Appointment> = {}): Promise<Mail> {
  return requestReceipt({ ...ASKED, ...changes }, OURS, NOW);
}

function forClinic(changes: Partial<Appointment> = {}): Promise<Mail> {
  return clinicNotification({ ...ASKED, ...changes }, OURS, NOW);
}

function message(fields: Record<string, string>): Promise<Mail> {
  const list = Object.entries({ ...MESSAGE, ...fields }).map(([name, value]) => ({ name, value }));
  return messageNotification(list, OURS);
}

/** The links of an HTML part, in order. */
function linksIn(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href!);
}

/** The message as it goes over the wire. */
async function rawMessage(mail: Mail): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageFor(mail));
  return message.toString();
}

function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test.each([
  ['clinic', forClinic],
  ['patient', forPatient],
  ['message', () => message({})],
])(
  'each e-mail (%s) has a language, a dark theme, a preview, real text in both parts, and loads nothing',
  async (_, compose) => {
    const { html, text } = await compose();
    expect(html).toContain('lang="en"');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('data-skip-in-text');
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
    expect(text).toContain(CLINIC.name);
    expect(text).not.toMatch(/<\w/);
    expect(html.length).toBeLessThan(60_000);
  },
);

describe("the clinic's e-mail", () => {
  test('has all values in both parts, and links phone and address of patient and clinic', async () => {
    const { html, text } = await forClinic();
    for (const value of Object.values(PARAMS)) {
      expect(text).toContain(value);
      expect(html).toContain(value.replace('\n', '<br/>'));
    }
    expect(text).toContain('Please confirm within 24 hours');
    expect(linksIn(html)).toEqual([
      'tel:+919820012345',
      'mailto:priya@example.com',
      'tel:+914842661234',
      'mailto:desk@lighthouse.example',
    ]);
  });

  test('links no invalid phone number, and no address in the notes', async () => {
    const { html, text } = await forClinic({
      phone: 'javascript:alert(1)',
      notes:
        '<a href="https://evil.example">click</a> www.evil.example https://evil.example evil。com evil．com 1.2.3.4/pay',
    });
    expect(linksIn(html)).toHaveLength(3);
    expect(html).not.toContain('<a href="https://evil');
    // Neither part holds the address in one piece, from which a mail client would make a link.
    expect(html + text).not.toContain('evil.example');
    expect(html + text).not.toContain('https://evil');
    expect(html + text).not.toMatch(/evil[。．]com|1\.2\.3\.4/);
    expect(text.replaceAll('\u200C', '')).toContain('www.evil.example');
  });
});

describe("the patient's e-mail", () => {
  test('says what was asked for, that it is not confirmed yet, and how to change it', async () => {
    const { html, text, subject } = await forPatient();
    const said =
      'Dear Priya Raghunathan,|Tuesday, March 4, 2025|03:30 PM|DENT-4K7Q2Z|+91 484 266 1234|within 24 hours';
    for (const fact of [...said.split('|'), CLINIC.address.street, 'tentative', 'To change or cancel']) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject).toContain('request');
    expect(linksIn(html)).toEqual([
      'https://www.google.com/maps/dir/?api=1&amp;destination=9.9658,76.2421',
      // how to change the appointment, then what cannot wait
      'tel:+914842661234',
      expect.stringMatching(/^https:\/\/wa\.me\/919847012345\?text=\S*DENT-/),
      'tel:+914842661234',
      'tel:+914842661234',
      'mailto:desk@lighthouse.example',
    ]);
  });

  test.each(['Visit evil.example now', 'Win 1000 Rs', '<b>Priya</b>', 'Priya @evil', LONG_NAME])(
    'contains nothing that the visitor wrote except a valid name: %s',
    async (name) => {
      const mail = await forPatient({ name: name, notes: 'Buy now at evil.example' });
      const all = mail.html + mail.text + mail.subject + mail.to.name + mail.attachments[0]!.content;
      expect(mail.text).toContain('Hello,');
      expect(all).not.toMatch(/evil|Win 1000|<b>|Buy now/);
    },
  );

  test.each(['Dr. Asha Rane', 'Mary-Jane O’Neill', 'प्रिया शर्मा', 'Łukasz', 'A. P. J. Abdul Kalam'])(
    'greets %s by name',
    async (name) => {
      expect((await forPatient({ name: name })).text).toContain(`Dear ${name},`);
    },
  );
});

test('a patient with a number of another country is told the time zone', async () => {
  const zone = `03:30 PM (${CLINIC.address.city} time)`;
  expect((await forPatient({ phone: '+44 20 7946 0958' })).text).toContain(zone);
  expect((await forPatient()).text).not.toContain(zone);
});

test('e-mails of a clinic without WhatsApp have no chat', async () => {
  const { whatsapp: _, ...others } = CLINIC;
  const clinic = clinicIn(ENGLISH, others, CLINIC.email, [ENGLISH]);
  expect((await requestReceipt(ASKED, clinic, NOW)).html).not.toMatch(/whatsapp|wa\.me/i);
});

describe('what cannot wait', () => {
  const AMBULANCE = { label: 'Ambulance:', numbers: ['108', '112'] };
  const state = newRequestState(ASKED, 'requestHash');
  const declined = applyAct(state, 'decline', []);
  const links = { state, links: [] };
  const done = {
    act: 'decline' as const,
    before: state,
    after: declined,
    given: { times: [], reason: null },
    done: NOW,
  };
  const emails = [
    ['receipt', (clinic = OURS) => requestReceipt(ASKED, clinic, NOW)],
    ['reminder', (clinic = OURS) => reminderMail(state, clinic, NOW, links)],
    ['answer', (clinic = OURS) => actMail('patient', done, clinic, clinic.siteUrl, links)],
  ] as const;

  test.each(emails)(
    'the patient’s %s names the hospital, the ambulance, and the hours of the telephone',
    async (_, compose) => {
      const { html, text } = await compose({ ...OURS, ambulance: AMBULANCE });
      const flat = text.replaceAll(/\s+/g, ' ');
      expect(flat).toContain('go to a hospital now');
      expect(flat).toContain('Ambulance: 108');
      expect(flat).toContain('Sunday 10 AM-2 PM');
      expect(linksIn(html)).toEqual(expect.arrayContaining(['tel:108', 'tel:112']));
    },
  );

  // Sent on 20 February, for 4 March; the closure of 10 May does not matter to this patient.
  const unusual: Pick<typeof OURS, 'closures' | 'specialHours'> = {
    closures: [
      { name: 'Works', from: '2025-02-22', to: '2025-02-23' },
      { name: 'Summer', from: '2025-05-10' },
    ],
    specialHours: [{ date: '2025-03-04', hours: [{ opens: '09:00', closes: '16:00' }] }],
  };

  test.each(emails)(
    'the patient’s %s names coming closures, and special hours of the visit',
    async (_, compose) => {
      const { text } = await compose({ ...OURS, ...unusual });
      const flat = text.replaceAll(/\s+/g, ' ');
      expect(flat).toContain(
        'On these dates we are open at other times, or closed: ' +
          'Saturday, February 22, 2025 – Sunday, February 23, 2025: Closed ' +
          'Tuesday, March 4, 2025: 9 AM-4 PM',
      );
      expect(flat).not.toContain('May 10');
      expect((await compose()).text).not.toContain('On these dates');
    },
  );

  test.each(emails)('the patient’s %s names no ambulance where the clinic names none', async (_, compose) => {
    const { html, text } = await compose();
    expect(text.replaceAll(/\s+/g, ' ')).toContain('go to a hospital now');
    expect(html).not.toMatch(/Ambulance|tel:1/);
  });

  test('an e-mail to the clinic does not', async () => {
    expect((await actMail('clinic', done, OURS, OURS.siteUrl, links)).text).not.toContain('hospital');
  });
});

test('in the text part, a web address is the last on its line', async () => {
  const { href, press, delivered } = await startWithBooking();
  for (const [act, fields] of [
    ['offer', OFFER],
    ['accept', []],
    ['change', []],
    ['decline', []],
  ] as const)
    expect((await press(href(act), [...fields])).status).toBe(200);
  expect(delivered).toHaveLength(10);
  for (const { text } of delivered) {
    expect(text).toMatch(/https?:/);
    expect(text).not.toMatch(/https?:\S*(?:[^\S\n]+\S|[.,;:!?)'"]$)/m);
  }
});

describe('the message e-mail', () => {
  test('shows every field, in its order', async () => {
    const { text, subject } = await message({
      country: 'Kenya',
      preferred_day: 'Monday',
    });
    expect(subject).toBe('Message from Rohan Mehta');
    expect(text).toContain('Phone: +91 9820012345\nCountry: Kenya\nPreferred day: Monday');
  });

  test('escapes what was typed', async () => {
    const { html } = await message({
      message: '<script>alert(1)</script>',
      '<i>': '<img src=x>',
      phone: '<u>1</u>',
    });
    expect(html).not.toMatch(/<script|<img|<i>|<u>/);
  });
});

describe('on the wire', () => {
  test('the headers are those of the mail, and a name can add none', async () => {
    const raw = await rawMessage(await forClinic({ name: LONG_NAME }));
    const headers = headersOf(raw);
    const replyTo = headers.filter((line) => /^reply-to:/i.test(line));
    expect(replyTo).toHaveLength(1);
    expect(replyTo[0]).toMatch(/<priya@example\.com>$/);
    expect(headers).toContain('To: Lighthouse Dental <desk@lighthouse.example>');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  });

  test("a patient's e-mail has a text part, an HTML part and the calendar file", async () => {
    const raw = await rawMessage(await forPatient());
    for (const type of ['plain', 'html', 'calendar'])
      expect(raw).toContain(`Content-Type: text/${type}; charset=utf-8`);
    expect(raw).toMatch(/Content-Disposition: attachment; filename=appointment-DENT-4K7Q2Z\.ics/);
    expect(headersOf(raw)).toContain('To: priya@example.com');
    expect(headersOf(raw)).toContain('Content-Language: en');
  });

  test.each([
    ['REQUEST', 2],
    ['CANCEL', 2],
    // Outlook shows its lines where it stands in place of the text.
    ['PUBLISH', 1],
  ] as const)(
    'an event with the method %s is an attachment and, if mail programs support it, a part of its own',
    async (method, parts) => {
      const calendar = { method, filename: 'appointment.ics', content: 'BEGIN:VCALENDAR' };
      const thread = {
        inReplyTo: '<2@clinic.example>',
        references: ['<1@clinic.example>', '<2@clinic.example>'],
      };
      const raw = await rawMessage({ ...(await forPatient()), attachments: [], calendar, ...thread });
      const types = raw.match(/^Content-Type: (text\/calendar|application\/ics).*(\r\n[ \t].*)*/gm)!;
      expect(types).toHaveLength(parts);
      expect(types[0]).toMatch(
        new RegExp(`^Content-Type: text/calendar; charset=utf-8; ?(\\s*)method=${method}`),
      );
      expect(raw.match(/filename=appointment\.ics/g)).toHaveLength(1);
      expect(headersOf(raw)).toContain('In-Reply-To: <2@clinic.example>');
      expect(headersOf(raw)).toContain('References: <1@clinic.example> <2@clinic.example>');
    },
  );

  test('names and subjects in any script survive', async () => {
    const raw = await rawMessage(await forClinic({ name: 'प्रिया शर्मा' }));
    expect(headersOf(raw).every((line) => /^[\x20-\x7e]*$/.test(line))).toBe(true);
  });
});
