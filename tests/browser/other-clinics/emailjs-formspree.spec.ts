import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { certificateFor } from '../../../tools/certificate.ts';
import { SERVICES } from '../../fixtures/environments.ts';
import { book, fillInBooking, notesField } from '../../helpers/booking-form.ts';
import { LARGE } from '../../helpers/clinics.ts';
import { createEmailService } from '../../helpers/fake-emailjs.ts';
import { createFormService } from '../../helpers/fake-formspree.ts';
import { fillInMessage, formOf, sendOf, statusOf, THANKS } from '../../helpers/message-form.ts';
import { newPatient } from '../../helpers/unique-patients.ts';
import { testOf } from '../../helpers/fixture-site.ts';
import { open } from '../../helpers/browser-test.ts';

// The large clinic's forms go to EmailJS and Formspree. The tests check that browsers allow it and that the
// data arrive. booking-failures.spec.ts and messages.spec.ts test failures.

const [emailService, formService] = [createEmailService(), createFormService()];
const NAMES = ['api.emailjs.com', 'formspree.io'];

/**
 * The site and both services have their real origins, because the browser resolves their names to a TLS
 * server of this test. Origins, preflights, referrers and the content security policy are therefore as in
 * production.
 */
const test = testOf(LARGE).extend({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const server = createServer(certificateFor(NAMES), (request, response) => {
        // Browsers repeat a request if a reused connection was closed, but not on a new connection.
        response.setHeader('Connection', 'close');
        const service = request.headers.host === NAMES[0] ? emailService : formService;
        void service.answer(request, response);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const rules = [
        ...NAMES.map((name) => `MAP ${name} 127.0.0.1:${port}`),
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join()}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
});

/** The violations of the content security policy. */
const blocked: string[] = [];

test.beforeEach(({ context }) => {
  for (const list of [blocked, emailService.emails, emailService.preflights, formService.submissions])
    list.length = 0;
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
});
test.afterEach(() => expect(blocked).toEqual([]));

test('a booking through EmailJS sends two e-mails with the two templates, one second apart', async ({
  page,
}) => {
  await open(page, '/book');
  const { name, email, phone, day, time } = await fillInBooking(page);
  await notesField(page).fill('A molar aches.');
  await book(page);
  const [first, second] = emailService.emails;
  const params = {
    patient_name: name,
    patient_email: email,
    patient_phone: phone,
    appointment_date: day,
    appointment_time: time,
    notes: 'A molar aches.',
    appointment_id: expect.stringMatching(/^DENT-/),
  };
  expect(first).toMatchObject({ template: SERVICES.EMAILJS_CLINIC_TEMPLATE_ID, params });
  expect(second).toMatchObject({ template: SERVICES.EMAILJS_PATIENT_TEMPLATE_ID, params: first!.params });
  expect(second!.at - first!.at).toBeGreaterThan(1000);
  // The preflight contains the site's origin, but not the address of the page.
  const site = new URL(page.url()).origin;
  expect(emailService.preflights[0]).toEqual({ origin: site, headers: 'content-type' });
  expect(first!.referer).toBe(`${site}/`);
});

test("a message through Formspree arrives, and opens the service's page if it is posted natively", async ({
  page,
}) => {
  await open(page, '/contact');
  const sent = await fillInMessage(page);
  await sendOf(page).click();
  await expect(statusOf(page)).toHaveText(THANKS);
  const plain = await fillInMessage(page);
  await formOf(page).getByRole('button', { name: 'Send via Form' }).click();
  await expect(page).toHaveURL(/^https:\/\/formspree\.io\/thanks/);
  expect(formService.submissions).toEqual([
    { ...sent, phone: '' },
    { ...plain, phone: '' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sends an appointment request to Formspree', async ({ page }) => {
    await page.goto('/book');
    const request = { ...newPatient(), date: '2031-03-04', time: '10:30' };
    for (const [name, value] of Object.entries(request))
      await page.locator(`noscript [name="${name}"]`).fill(value);
    await page.locator('noscript button').click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(formService.submissions).toEqual([{ subject: 'Appointment request', ...request, notes: '' }]);
  });
});
