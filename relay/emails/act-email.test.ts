import { describe, expect, test } from 'vitest';
import { FIRST, OFFER, SECOND, startWithBooking, to } from '../../tests/helpers/booked-relay.ts';
import { timeFields } from '../../tests/helpers/relay-with-links.ts';
import { ASKED, CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import { OPTIONAL, startWithoutEmail } from '../../tests/helpers/patient-without-email.ts';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import { readSettings } from '../host/settings.ts';
import { configuredOptions } from '../host/configured-relay.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';
import type { Mail } from './mail.ts';

// What an act's e-mails say first, and what they say of the calendar.

const { appointmentPages, emails } = ENGLISH.words;
const THIRD = '2025-03-07 11:00';

/** A time as e-mails write it, from 'YYYY-MM-DD HH:MM'. */
function written(time: string): string {
  return appointmentPages.when(civilTimeAt(new Date(`${time}+05:30`), CLINIC.timeZone));
}

/** The line that inboxes show after the subject. */
const previewOf = ({ html }: Mail) => /data-skip-in-text="true">([^<\u00a0\u200b\u200c]*)/.exec(html)![1]!;

const mailTo = (party: 'clinic' | 'patient', mails: Mail[]) => mails[to(mails).indexOf(party)]!;

test('an e-mail with offered times names them first, and has the buttons before what cannot wait', async () => {
  const { act } = await startWithBooking();
  for (const fields of [OFFER, timeFields(THIRD)]) {
    const { text } = mailTo('patient', await act('offer', fields));
    const at = (said: string) => text.indexOf(said);
    expect(at('Accept ')).toBeGreaterThan(0);
    expect(at('Accept ')).toBeLessThan(at(emails.cannotWait.title));
    expect(at('Offered: ')).toBeLessThan(at('Asked for: '));
  }
});

test('an e-mail with offered times for a confirmed appointment names them before its time', async () => {
  const { act } = await startWithBooking();
  await act('confirm');
  for (const { text } of await act('offer', OFFER))
    expect(text.indexOf(`Offered: ${written(FIRST)}`)).toBeLessThan(text.indexOf('Date: Tuesday'));
});

test('the preview of each act says what is new', async () => {
  const { act } = await startWithBooking();
  const both = `${written(FIRST)}; ${written(SECOND)}`;
  const steps = [
    ['offer', OFFER, both, both],
    ['none', [], both, both],
    ['offer', timeFields(THIRD), written(THIRD), written(THIRD)],
    ['accept', [], written(THIRD), written(THIRD)],
    ['change', timeFields(FIRST, SECOND), both, both],
    ['confirm', [], written(THIRD), written(THIRD)],
    ['change', [], written(THIRD), written(THIRD)],
    ['decline', [], written(THIRD), written(THIRD)],
  ] as const;
  for (const [name, fields, clinic, patient] of steps) {
    const mails = await act(name, [...fields]);
    expect(previewOf(mailTo('clinic', mails))).toMatch(new RegExp(`^[^:]+: ${clinic}$`));
    expect(previewOf(mailTo('patient', mails))).toMatch(new RegExp(`^[^:]+: ${patient}$`));
  }
});

describe.each(RELAY_LANGUAGES.map((language) => [language.code, language] as const))(
  'where e-mails have the event as a file only, in %s',
  (code, language) => {
    const settings = readSettings({ MAIL_API_KEY: 're_123456789' });
    const { eventsAs } = configuredOptions(settings, { clinic: OPTIONAL } as Parameters<
      typeof configuredOptions
    >[1]);
    const { acts } = language.words.appointmentPages;
    const { forClinic } = language.words.withoutEmail;
    const { when } = language.words.appointmentPages;
    /** A text of the visit that moves, from the requested time to the first that is offered. */
    const said = (text: string | ((from: string, to: string) => string)) =>
      typeof text === 'string' ? text : text(when(ASKED), when({ date: '2025-03-05', time: '10:00' }));

    test('they say to open it, and to remove a saved event oneself', async () => {
      const { act } = await startWithBooking({ eventsAs: eventsAs!, languages: [language] }, undefined, code);
      for (const [name, fields, texts] of [
        ['confirm', [], acts.confirm],
        ['offer', OFFER, null],
        ['accept', [], acts['accept.booked']],
        ['change', [], null],
        ['confirm', [], { ...acts['confirm.booked'], clinicText: null }],
        ['decline', [], acts['decline.booked']],
      ] as const) {
        const mails = await act(name, [...fields]);
        if (!texts) continue;
        expect(mailTo('patient', mails).text).toContain(said(texts.patientText.file));
        if (texts.clinicText) expect(mailTo('clinic', mails).text).toContain(said(texts.clinicText.file));
        for (const { text } of mails)
          expect(text).not.toMatch(/invitation in this|file (?:removes|moves|puts)/);
      }
    });

    test('so do the clinic’s about a patient without e-mail', async () => {
      const round = await startWithoutEmail({
        eventsAs: eventsAs!,
        languages: [language, ...RELAY_LANGUAGES],
        clinic: OPTIONAL,
      });
      const texts = forClinic.appointmentPages.acts;
      expect((await round.act('confirm')).mail.text).toContain(texts.confirm.clinicText.file);
      expect((await round.act('decline')).mail.text).toContain(texts['decline.booked'].clinicText.file);
    });
  },
);

test('where they are sent by a mail server, they have an invitation', async () => {
  const { act } = await startWithBooking();
  const { acts } = appointmentPages;
  expect(mailTo('patient', await act('confirm')).text).toContain(acts.confirm.patientText.invitation);
  expect(mailTo('patient', await act('decline')).text).toContain(
    acts['decline.booked'].patientText.invitation,
  );
});
