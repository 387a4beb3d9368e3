import { expect, test } from 'vitest';
import { ENQUIRY_SUBJECT } from '../../domain/forms/enquiry.ts';
import { ASKED, CLINIC, ENGLISH, NOW } from '../../tests/helpers/test-relay.ts';
import { clinicIn } from '../localized-clinic.ts';
import { clinicNotification, messageNotification, requestReceipt } from './compose-mail.tsx';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';

// What e-mails say about answers and quotes that the clinic promises.

test.each<[CivilDate, TimeOfDay, typeof CLINIC.promises, string]>([
  // NOW is Thursday 11:45; the clinic closes at 13:00 and is open from 14:30 to 19:00.
  ['2025-02-20', '17:00', { answerHours: 6 }, 'as soon as possible'],
  ['2025-02-20', '18:00', { answerHours: 6 }, 'within 6 hours'],
  ['2025-02-20', '18:00', { answerHours: 1 }, 'within 1 hour'],
  ['2025-02-20', '18:00', { answerHours: 6, openHoursOnly: true }, 'as soon as possible'],
  ['2025-02-21', '10:00', { answerHours: 6, openHoursOnly: true }, 'within 6 opening hours'],
])('promises no answer after a visit on %s at %s, with %j: %s', async (date, time, promises, when) => {
  const clinic = clinicIn(ENGLISH, { ...CLINIC, promises }, CLINIC.email, [ENGLISH]);
  const asked = { ...ASKED, date, time };
  const toPatient = await requestReceipt(asked, clinic, NOW);
  const toClinic = await clinicNotification(asked, clinic, NOW);
  for (const { text } of [toPatient, toClinic]) {
    expect(text).toContain(when);
    expect(text.match(/within \d+ (opening )?hours?/g) ?? []).toEqual(
      when.startsWith('within') ? expect.arrayContaining([when]) : [],
    );
  }
  expect(String(toPatient.attachments[0]!.content).replaceAll('\r\n ', '')).toContain(`confirms it ${when}.`);
});

test("the clinic's e-mail of an enquiry says within what time the site promises a quote, if it does", async () => {
  const fields = [
    { name: 'subject', value: ENQUIRY_SUBJECT },
    { name: 'email', value: 'priya@example.com' },
  ];
  const promise = 'promises a quote within 48 hours';
  const promises = { ...CLINIC.promises, quoteHours: 48 };
  const withQuote = clinicIn(ENGLISH, { ...CLINIC, promises }, CLINIC.email, [ENGLISH]);
  expect((await messageNotification(fields, withQuote)).text).toContain(promise);
  expect((await messageNotification(fields.slice(1), withQuote)).text).not.toContain(promise);
  const without = clinicIn(ENGLISH, CLINIC, CLINIC.email, [ENGLISH]);
  expect((await messageNotification(fields, without)).text).not.toContain('quote');
});
