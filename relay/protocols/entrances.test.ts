import { describe, expect, test } from 'vitest';
import {
  checkRequest,
  EMPTY_REQUEST,
  type AppointmentField,
} from '../../domain/forms/appointment-request.ts';
import { isCivilDate } from '../../domain/time/civil-date.ts';
import { isTimeOfDay } from '../../domain/time/weekly-hours.ts';
import { toEmailParams } from '../../domain/forms/email-params.ts';
import { enquirySchema } from '../../domain/forms/enquiry.ts';
import { checkForm, maxAcceptedLength, type Issues } from '../../domain/forms/form-field.ts';
import { messageSchema } from '../../domain/forms/message.ts';
import { bookingIssueText } from '../../words/booking-issue.ts';
import {
  ASKED,
  CLINIC,
  createTestRelay,
  ENGLISH,
  ENQUIRY,
  MESSAGE,
  NOW,
} from '../../tests/helpers/test-relay.ts';
import { tooLongText } from '../emails/field-labels.ts';

// What people type gets the same answer at every entrance: from the form in the browser, which calls the
// schema itself; from the relay's entrance for e-mails; and from the relay's entrance for forms without
// scripts.

const REQUEST: typeof EMPTY_REQUEST = { ...EMPTY_REQUEST, ...ASKED };
const { words } = ENGLISH;

/** Nearly as long as a request may be. */
const LONG = '1'.repeat(29_000);

/** What a form without scripts is answered. */
async function answerToForm(values: Record<string, string>, clinic = CLINIC) {
  const { sendForm, delivered } = createTestRelay({ clinic });
  const response = await sendForm(values);
  const { errors = [] } = (await response.json()) as { errors?: { field: string; message: string }[] };
  expect(delivered.length > 0).toBe(response.ok);
  expect([200, 422]).toContain(response.status);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('a booking with', () => {
  const withoutEmail = { ...CLINIC, booking: { ...CLINIC.booking, email: 'optional' as const } };

  test.each<[string, Partial<typeof REQUEST>, Issues<AppointmentField>, typeof CLINIC?]>([
    ['nothing wrong', {}, {}],
    ['no notes', { notes: '' }, {}],
    ['the first and last day', { date: '2025-05-20', time: '09:00' }, {}],
    ['one letter for a name', { name: ' P ' }, { name: 'too-short' }],
    ['no name', { name: '' }, { name: 'too-short' }],
    ['a name that nobody sees', { name: '\u200b\u202e\u2060' }, { name: 'too-short' }],
    ['a name of two lines', { name: 'Priya\r\nBcc: x@example.com' }, {}],
    ['a name that is too long', { name: LONG }, { name: 'too-long' }],
    ['no address', { email: '' }, { email: 'invalid' }],
    ['half an address', { email: 'priya@' }, { email: 'invalid' }],
    ['an address with an apostrophe', { email: "sean.o'malley@hse.example" }, {}],
    ['two addresses', { email: 'a@example.com, b@example.com' }, { email: 'invalid' }],
    ['an address and a header', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'invalid' }],
    ['an address that is too long', { email: LONG }, { email: 'too-long' }],
    ['a short telephone number', { phone: '98200' }, { phone: 'too-short' }],
    ['a number from a contact app', { phone: '\u202a+91 98200–12345\u202c' }, {}],
    ['a number that is too long', { phone: LONG }, { phone: 'too-long' }],
    ['a text for a date', { date: 'whenever you can' }, { date: 'invalid' }],
    ['a day that no month has', { date: '2025-02-31' }, { date: 'invalid' }],
    ['no date', { date: '' }, { date: 'missing' }],
    ['a past day', { date: '2025-02-18' }, { date: 'past' }],
    ['a day far ahead', { date: '2025-05-22' }, { date: 'too-far' }],
    ['no time', { time: '' }, { time: 'missing' }],
    ['a time off the half hour', { time: '15:45' }, { time: 'missing' }],
    ['a time between two opening periods', { time: '14:00' }, { time: 'missing' }],
    ['a time that Sunday has not', { date: '2025-03-02' }, { time: 'missing' }],
    ['notes that are too long', { notes: LONG }, { notes: 'too-long' }],
    [
      'several mistakes',
      { name: 'P', phone: '98200', time: '' },
      { name: 'too-short', phone: 'too-short', time: 'missing' },
    ],
    ['no address, where the clinic accepts that', { email: ' \u200b' }, {}, withoutEmail],
    [
      'no address and a number that nobody can call',
      { email: '', phone: '20 2543 1234' },
      { phone: 'not-callable' },
      withoutEmail,
    ],
    ['half an address, where it is optional', { email: 'priya@' }, { email: 'invalid' }, withoutEmail],
  ])('%s', async (_, changes, issues, clinic = CLINIC) => {
    const request = { ...REQUEST, ...changes };
    const browser = checkRequest(request, { clinic, phones: 'indian', now: NOW });
    expect('issues' in browser ? browser.issues : {}).toEqual(issues);

    const { sendEmail, delivered } = createTestRelay({ clinic });
    // The codec writes days and times only.
    const date = isCivilDate(request.date) ? request.date : ASKED.date;
    const time = isTimeOfDay(request.time) ? request.time : ASKED.time;
    const template_params = {
      ...toEmailParams({ ...request, date, time }, ASKED.id),
      ...(request.date !== date && { appointment_date: request.date }),
      ...(request.time !== time && { appointment_time: request.time }),
    };
    const answer = await sendEmail({ template_params });
    const isRefused = Object.keys(issues).length > 0;
    expect(answer.status).toBe(!isRefused ? 200 : issues.email ? 422 : 400);
    expect(await answer.text()).toBe(isRefused ? JSON.stringify({ fields: issues }) : 'OK');
    expect(delivered).toHaveLength(isRefused ? 0 : 1);

    const { id: _id, reminder: _reminder, ...fields } = request as typeof ASKED;
    const texts = Object.entries(issues).map(([field, code]) => {
      const name = field as AppointmentField;
      return [field, bookingIssueText(name, code, words, clinic.booking) ?? tooLongText(name, words)];
    });
    expect(await answerToForm(fields, clinic)).toEqual(Object.fromEntries(texts));
  });
});

describe('a message with', () => {
  test.each<[string, Partial<typeof MESSAGE>, string[]]>([
    ['nothing wrong', {}, []],
    ['no telephone number', { phone: '+91 ' }, []],
    ['an address that has only an @', { email: '@' }, []],
    ['digits in its name', { name: 'Rohan 2' }, ['name']],
    ['a name that nobody sees', { name: '\u200b\u2060' }, ['name']],
    ['a landline number', { phone: '022 6666 1234' }, ['phone']],
    ['no @ in its address', { email: 'rohan' }, ['email']],
    ['a short text', { message: ' too short ' }, ['message']],
    ['nothing in it', { name: '', email: '', phone: '', message: '' }, ['name', 'email', 'message']],
    ...Object.keys(MESSAGE).map((name) => [`a long ${name}`, { [name]: LONG }, [name]] as const),
  ] as [string, Partial<typeof MESSAGE>, string[]][])('%s', async (_, changes, refused) => {
    const message = { ...MESSAGE, ...changes };
    const browser = checkForm(messageSchema('indian'), message);
    expect('issues' in browser ? Object.keys(browser.issues) : []).toEqual(refused);
    expect(await answerToForm(message)).toEqual(textsOf(refused, message, words.message.issues));
  });
});

describe('an enquiry with', () => {
  test.each<[string, Partial<typeof ENQUIRY>, string[]]>([
    ['nothing wrong', {}, []],
    ['any telephone number, and a short text', { phone: '12 34', message: 'Hello' }, []],
    ['no treatment', { treatment: '' }, []],
    ['an address without a dot', { email: 'a@b' }, ['email']],
    ['a header in its address', { email: 'x@example.com\r\nBcc: y@example.com' }, ['email']],
    ['no country', { country: ' ' }, ['country']],
    [
      'nothing in it',
      { name: '', email: '', phone: '', country: '', message: '' },
      ['name', 'email', 'country', 'message'],
    ],
    ...['name', 'email', 'phone', 'country', 'treatment', 'message'].map(
      (name) => [`a long ${name}`, { [name]: LONG }, [name]] as const,
    ),
  ] as [string, Partial<typeof ENQUIRY>, string[]][])('%s', async (_, changes, refused) => {
    const enquiry = { ...ENQUIRY, ...changes };
    const browser = checkForm(enquirySchema, enquiry);
    expect('issues' in browser ? Object.keys(browser.issues) : []).toEqual(refused);
    expect(await answerToForm(enquiry)).toEqual(textsOf(refused, enquiry, words.enquiry.issues));
  });
});

/** What the relay says of refused fields. */
function textsOf(refused: string[], sent: Record<string, string>, texts: Partial<Record<string, string>>) {
  const isLong = (name: string) => sent[name]!.length > maxAcceptedLength('text');
  return Object.fromEntries(
    refused.map((name) => [name, isLong(name) ? tooLongText(name, words) : texts[name]]),
  );
}
