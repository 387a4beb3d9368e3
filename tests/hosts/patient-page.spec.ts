import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import type { Act } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH, PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { answerOf } from '../helpers/relay-client.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import {
  KEY,
  newParams,
  pageOf,
  sendEmail,
  submitAct,
  TEST_WORKER,
  test,
  url,
} from '../helpers/workerd-test.ts';

// The page of patients without e-mail in workerd. relay/appointment/without-email.test.ts and
// patient-page.test.ts test all cases on Node.

const SETTINGS = { EMAIL_OPTIONAL: 'yes' };

/** Creates a visitor with a unique address. */
function visitor() {
  const headers = { 'CF-Connecting-IP': newAddress(), Connection: 'close' };
  return {
    async open(path: string) {
      const response = await fetch(url + path, { headers });
      return { status: response.status, text: await response.text() };
    },
    press: (link: string, fields: Record<string, string> = {}) =>
      fetch(url + link, {
        method: 'POST',
        headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
  };
}

/** Returns the path of an act's link on a page or in an e-mail's source. */
function pathOf(act: Act, text: string): string {
  const source = text.replace(/=\r?\n/g, '');
  return new RegExp(`${APPOINTMENT_PATH}[\\w.-]+\\.${act}\\.[\\w-]+`).exec(source)![0];
}

test(
  'the page of a patient without e-mail works after restarts and with a new first key',
  { tag: '@edge' },
  async ({ workerd: { log, mailServer, whileRunning } }) => {
    test.setTimeout(180_000);
    const params = { ...newParams(), patient_email: '' };
    const { open, press } = visitor();
    const booked = { ...newParams(), patient_email: '' };
    let [path, cancel] = ['', ''];

    await whileRunning(
      SETTINGS,
      async () => {
        expect(await answerOf(sendEmail('clinic', params))).toEqual([200, 'OK']);
        expect((await sendEmail('patient', params)).status).toBe(422);
        const statuses = await Promise.all([submitAct(params, 'confirm'), submitAct(params, 'cancel')]);
        expect(statuses.toSorted()).toEqual([200, 409]);
        if (statuses[1] === 200) expect(await submitAct(params, 'confirm')).toBe(409);
        expect(mailServer.recipients).toEqual([facts.email, facts.email]);

        expect(await submitAct(booked, 'confirm')).toBe(200);
        const page = await pageOf(booked, 'confirm');
        expect(page).toContain('The patient has no e-mail: tell them now');
        [path] = new RegExp(`${PATIENT_PAGE_PATH}[\\w-]{22}`).exec(page)!;
        expect((await open(path)).text).toContain('Your appointment is confirmed');
        expect((await open(`${path}.ics`)).text).toContain('METHOD:PUBLISH');
        expect((await open(`${PATIENT_PAGE_PATH}${'A'.repeat(22)}`)).status).toBe(404);

        // The worker ends while it sends the clinic's e-mail about the patient's cancellation.
        const { text } = await open(path);
        cancel = pathOf('cancel', text);
        const recipientSent = Promise.withResolvers<void>();
        mailServer.onRecipient = () => recipientSent.resolve();
        void press(cancel).catch(() => {});
        await recipientSent.promise;
      },
      TEST_WORKER,
    );
    mailServer.onRecipient = null;

    await whileRunning(
      { ...SETTINGS, APPOINTMENT_KEYS: `Qw7Ns3Yb8Rc5Xd1Mf6Vg2Lk9Tz4Hp0Ju ${KEY}` },
      async () => {
        expect((await open(path)).status).toBe(409);
        expect((await press(cancel, { again: '1' })).status).toBe(200);
        expect((await open(path)).text).toContain('The appointment is cancelled');
        const statuses: number[] = [];
        for (let count = 0; count < 60; count++)
          statuses.push((await open(PATIENT_PAGE_PATH + String(count).padStart(22, 'x'))).status);
        expect(statuses).toContain(429);
      },
      TEST_WORKER,
    );
    expect(log.join()).not.toMatch(/Priya|98200 ?12345/i);
    expect(log.join()).not.toContain(path.slice(PATIENT_PAGE_PATH.length));
  },
);
