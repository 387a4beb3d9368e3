import { describe, expect, test } from 'vitest';
import { refusalText } from '../../domain/forms/email-params.ts';
import { emailJsRequest } from '../../domain/web/form-protocols.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { OFFER } from '../../tests/helpers/booked-relay.ts';
import {
  conversationsIn,
  HOUR_MS,
  OPTIONAL,
  pathIn,
  startWithoutEmail,
  VISIT,
  WITHOUT_EMAIL,
} from '../../tests/helpers/patient-without-email.ts';
import { createRelayWithLinks, hrefIn } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, ENGLISH, NOW } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES, type Clinic } from '../localized-clinic.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';

// Patients without e-mail: their requests, the clinic's acts with the prepared texts, and reminders.

describe.each(RELAY_LANGUAGES.map(({ code, words }) => [code, words] as const))('in %s', (code, words) => {
  const { appointmentPages, withoutEmail } = words;

  test('a round: confirmed, changed, offered, accepted and cancelled', async () => {
    const round = await startWithoutEmail({}, code);
    const [request, ...others] = round.news();
    expect(others).toEqual([]);
    expect(request!.replyTo).toBeUndefined();
    expect(request!.text).toContain(RELAY_LANGUAGES[0].words.withoutEmail.noAddress);

    const confirmed = await round.act('confirm');
    const visitTime: CivilTime = { date: '2025-03-04', time: '15:30' };
    const link = CLINIC.siteUrl + confirmed.path;
    const when = appointmentPages.when(visitTime);
    expect(confirmed.text).toBe(withoutEmail.message.confirmed(CLINIC.name, when, link));
    expect(confirmed.path.slice(PATIENT_PAGE_PATH.length).length).toBeLessThanOrEqual(27);

    const shown = await round.ask(confirmed.path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`lang="${code}"`);
    expect(shown.text).toContain(withoutEmail.patientPage.titles.confirmed);

    const changed = await round.actOfPatient(confirmed.path, 'change');
    expect(changed.status).toBe(200);
    expect(changed.text).toContain(withoutEmail.forPatient.appointmentPages.acts.change.doneText);
    expect(changed.mails.map(({ to }) => to.address)).toEqual([CLINIC.email]);
    expect((await round.ask(confirmed.path)).text).toContain(
      withoutEmail.patientPage.texts.changeWhileBooked,
    );

    const offered = await round.act('offer', OFFER);
    expect(offered.text).toBe(withoutEmail.message.offeredWhileBooked(CLINIC.name, when, link));
    const accepted = await round.actOfPatient(offered.path, 'accept', [], 1);
    expect(accepted.status).toBe(200);
    expect(accepted.mails).toHaveLength(1);
    const moved = await round.ask(offered.path);
    expect(moved.text).toContain(words.dates.day('2025-03-06'));

    const cancelled = await round.act('decline');
    const movedTo = appointmentPages.when({ date: '2025-03-06', time: '16:30' });
    expect(cancelled.text).toBe(withoutEmail.message.cancelled(CLINIC.name, movedTo, link));
    const over = await round.ask(offered.path);
    expect(over.text).toContain(withoutEmail.patientPage.titles.cancelled);
    expect(hrefIn([{ html: over.text } as Mail], 'cancel')).toBeUndefined();
    expect(round.delivered.every(({ to }) => to.address === CLINIC.email)).toBe(true);
  });

  test('declined without having been confirmed, with the reason on the page in its language', async () => {
    for (const [field, value, shown] of [
      ['own', 'The lift is out of order.', 'The lift is out of order.'],
      ['reason', 'dentist', appointmentPages.reasons.dentist],
    ] as const) {
      const round = await startWithoutEmail({}, code);
      const { text, path } = await round.act('decline', [[field, value]]);
      const when = appointmentPages.when({ date: '2025-03-04', time: '15:30' });
      expect(text).toBe(withoutEmail.message.declined(CLINIC.name, when, CLINIC.siteUrl + path));
      expect((await round.ask(path)).text).toContain(shown);
    }
  });

  test('confirmed too late for a change: the text says to call', async () => {
    const ms = VISIT - CLINIC.booking.changeHours * HOUR_MS;
    for (const late of [false, true]) {
      const round = await startWithoutEmail({ ms: late ? ms : ms - 1 }, code);
      const { text, path } = await round.act('confirm');
      const when = appointmentPages.when({ date: '2025-03-04', time: '15:30' });
      const compose = withoutEmail.message[late ? 'confirmedSoon' : 'confirmed'];
      expect(text).toBe(compose(CLINIC.name, when, CLINIC.siteUrl + path));
    }
  });

  test('every prepared text has at most 300 letters, even with long names', () => {
    const name =
      'The Very Long Name of a Dental Clinic and Implant Centre for All the Families of Navi Mumbai, East';
    const link = `https://www.a-rather-long-name-of-a-clinic.example.com${PATIENT_PAGE_PATH}${'x'.repeat(22)}`;
    const when = appointmentPages.when({ date: '2025-09-24', time: '12:30' });
    for (const compose of Object.values(withoutEmail.message)) {
      expect(compose('', when, link).length).toBeLessThan(240);
      expect(compose(name, when, link)).toContain(link);
    }
  });
});

test('a clinic with a very long name has it shortened in the text, never the link', async () => {
  const clinic = { ...OPTIONAL, name: 'Confident Dental Care '.repeat(20).trim() };
  const { text, path } = await (await startWithoutEmail({ clinic })).act('confirm');
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/^Confident Dental Care .*\.\.\.: your appointment/);
  expect(text.endsWith(CLINIC.siteUrl + path)).toBe(true);
});

test("the clinic's page and its e-mail say to tell the patient, by WhatsApp, SMS and telephone", async () => {
  const round = await startWithoutEmail();
  const asked = await round.ask(round.href('confirm'));
  expect(asked.text).toContain('The patient has no e-mail: you tell them yourself');
  expect(asked.text).not.toMatch(/The patient gets an e-mail|is confirmed|wa\.me|sms:/);
  const { page, mail } = await round.act('confirm');
  for (const html of [page, mail.html]) {
    expect(html).toContain('The patient has no e-mail: tell them now');
    const { whatsapp, sms, text, hrefs } = conversationsIn(html);
    expect(whatsapp.pathname).toBe('/919820012345');
    expect(whatsapp.searchParams.get('text')).toBe(text);
    expect(sms.pathname).toBe('+919820012345');
    expect(hrefs).toContain('tel:+919820012345');
  }
  // Mail programs that show plain text need the number.
  expect(mail.text).toContain('Call +919820012345');
  expect(`${page} ${mail.html}`).not.toMatch(/has been told/);
  // The page can be opened again.
  await round.act('offer', OFFER);
  const again = await round.ask(round.href('offer', 0, [mail]));
  expect(conversationsIn(again.text).text).toContain('we offer you other times');
});

test('a clinic without WhatsApp gets no chat, and an international number is dialled as typed', async () => {
  const { whatsapp: _chat, ...clinic } = OPTIONAL;
  const params = { ...WITHOUT_EMAIL, patient_phone: '0044 20 7946 0958' };
  const { page, text } = await (await startWithoutEmail({ clinic }, 'en', params)).act('confirm');
  expect(page).not.toContain('wa.me');
  expect(text).toContain(`03:30 PM (${CLINIC.address.city} time).`);
  expect(conversationsIn(page).sms.pathname).toBe('+442079460958');
});

test.each([
  ['080 4123 4567', 'noteSpoken', ['tel:+918041234567']],
  ['07262 242 322', 'noteMaybeLandline', ['tel:+917262242322']],
  ['+98200 12345', 'noteTwoNumbers', ['tel:+9820012345', 'tel:+919820012345']],
  ['0098200 12345', 'noteTwoNumbers', ['tel:+9820012345', 'tel:+919820012345']],
] as const)('%s is only called, and the page and the e-mail say why', async (patient_phone, note, calls) => {
  const { page, mail } = await (
    await startWithoutEmail({}, 'en', { ...WITHOUT_EMAIL, patient_phone })
  ).act('confirm');
  const { tell } = RELAY_LANGUAGES[0].words.withoutEmail;
  for (const html of [page, mail.html]) {
    expect(html).toContain('your appointment is confirmed');
    expect(html).toContain(tell[note]);
    expect(html).not.toMatch(/wa\.me|sms:|SMS parts/);
    for (const href of calls) expect(conversationsIn(html).hrefs).toContain(href);
  }
});

test('the page and the e-mail show the text to copy, and how many SMS it is', async () => {
  const clinic = { ...OPTIONAL, name: 'St. Mary’s – Dental…' };
  for (const [code, parts] of [
    ['en', 2],
    ['hi', 3],
  ] as const) {
    const { page, mail, text } = await (await startWithoutEmail({ clinic }, code)).act('confirm');
    if (code === 'en') expect(text).toMatch(/^St\. Mary's - Dental\.\.\.: your/);
    const field = /<textarea[^>]* readOnly=""[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1];
    expect(field?.replaceAll('&#x27;', "'")).toBe(text);
    for (const shown of [page, mail.text]) expect(shown).toContain(`SMS parts: ${parts}.`);
    expect(mail.html).toContain('user-select:all');
    const hrefs = conversationsIn(page).hrefs.map((href) => href.split(':')[0]);
    expect(hrefs.slice(0, 3)).toEqual(['https', 'sms', 'tel']);
  }
});

describe('reminders', () => {
  const clinic = { ...OPTIONAL, reminders: { hours: 24 } };
  const params = { ...WITHOUT_EMAIL, reminder: 'yes' };
  const DUE = VISIT - 24 * HOUR_MS;

  test('go to the clinic, with the prepared text and once', async () => {
    const round = await startWithoutEmail({ clinic }, 'hi', params);
    const { path } = await round.act('confirm');
    const [mail, ...others] = await round.dueAt(DUE);
    expect([others, await round.dueAt(DUE)]).toEqual([[], []]);
    expect(mail!.to.address).toBe(CLINIC.email);
    expect(mail!.subject).toMatch(/^Please remind: Priya Raghunathan, Tuesday, March 4/);
    expect(mail!.text).toContain('Please remind this patient');
    const { text, whatsapp } = conversationsIn(mail!.html);
    expect(text).toMatch(/^Lighthouse Dental: आपको याद दिला दें/);
    expect(whatsapp.searchParams.get('text')).toBe(text);
    expect(pathIn(text)).toBe(path);
  });

  test('are tried again, and are not given up as undelivered to the patient', async () => {
    const round = await startWithoutEmail({ clinic }, 'en', params);
    await round.act('confirm');
    round.mailServer.fails = () => 'unavailable';
    expect(await round.dueAt(DUE)).toEqual([]);
    round.mailServer.fails = null;
    const [mail] = await round.dueAt(VISIT - HOUR_MS);
    expect(mail!.text).toContain('Please remind this patient');
    expect(mail!.text).not.toMatch(/could not be|check the e-mail address/);
  });
});

describe('requests', () => {
  const send = async (
    params: object,
    clinic: Clinic = OPTIONAL,
    template: 'clinic' | 'patient' = 'clinic',
  ) => {
    const relay = createRelayWithLinks({ clinic });
    const answer = await relay.sendEmail(emailJsRequest(template, params));
    return [answer.status, await answer.text(), relay.delivered.length];
  };

  test('send the patient no e-mail', async () => {
    expect(await send(WITHOUT_EMAIL, OPTIONAL, 'patient')).toEqual([
      422,
      refusalText({ email: 'missing' }),
      0,
    ]);
  });

  test('with an address are handled as usual', async () => {
    const [optional, usual] = await Promise.all(
      [OPTIONAL, CLINIC].map(async (clinic) => {
        const relay = createRelayWithLinks({ clinic, languages: [ENGLISH], ms: NOW.getTime() });
        await relay.sendBoth();
        await relay.press(relay.href('confirm'));
        // Links are encrypted with random bytes.
        return relay.delivered.map(({ text, to }) => [to, text.replaceAll(/\S*\/appointment\/\S*/g, '')]);
      }),
    );
    expect(optional).toHaveLength(4);
    expect(optional).toEqual(usual);
  });
});
