import { expect, type Page } from '@playwright/test';
import { chatMessages } from '../../../words/en/chat-messages.ts';
import { optionalEmail } from '../../../words/en/optional-email.ts';
import { withoutEmail } from '../../../words/en/without-email.ts';
import { accentedMessages } from '../../fixtures/accents.ts';
import { book, bookedId, chooseDay, submit, timeField, toast } from '../../helpers/booking-form.ts';
import { open } from '../../helpers/browser-test.ts';
import { linkOf, receivedEmails } from '../../helpers/inbox.ts';
import { coveredText, expectNoViolations, overflowing } from '../../helpers/page-checks.ts';
import { facts, test, untranslatedNames } from '../../helpers/several-languages.ts';
import { openDay } from '../../helpers/test-schedule.ts';
import { newMark, newPatient } from '../../helpers/unique-patients.ts';

// Bookings without an e-mail address (docs/product.md, Patients without e-mail).
// relay/appointment/without-email.test.ts and patient-page.test.ts test the relay's part.

/** Checks a page of the relay with axe and for overflow on a narrow screen. */
async function expectGoodPage(page: Page, state: string) {
  await expectNoViolations(page, state);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect([...(await overflowing(page)), ...(await coveredText(page))], state).toEqual([]);
  await page.setViewportSize(size);
}

test('books without an e-mail address; the clinic writes to the patient, who cancels with the link', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { name } = newPatient();
  await open(page, '/book');
  const email = page.getByLabel('Email Address (optional)');
  await expect(email).toHaveAccessibleDescription(optionalEmail.hint);
  await page.getByLabel('Full Name').fill(name);
  const phone = page.getByLabel('Phone Number');
  await phone.fill('20 2543 1234');
  await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  await submit(page).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(`Error: ${optionalEmail.notCallable}`);
  await expectNoViolations(page, 'no number that can be called', 'main');
  // The number is accepted if there is an e-mail address.
  await email.fill('asha@example.com');
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await email.fill('');
  await phone.fill('098200 12345');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send')) sent.push(request.postDataJSON().template_id);
  });
  await book(page);
  expect(sent).toEqual(['clinic']);
  const id = await bookedId(page);
  const answer = page.getByRole('region', { name: optionalEmail.thanks.title });
  await expect(answer).toBeVisible();
  await expect(answer.getByRole('link', { name: optionalEmail.thanks.chat })).toHaveAttribute(
    'href',
    `https://wa.me/919447012345?text=${encodeURIComponent(chatMessages.request(id))}`,
  );
  await expect(toast(page)).toContainText('We answer by telephone');
  await expect(page.getByRole('heading', { name: 'Confirmation e-mail' })).toBeHidden();
  await expectNoViolations(page, 'thanks without e-mail', 'main');

  const onTestServer = (address: string) => baseURL + new URL(address).pathname;
  const [mail] = await receivedEmails(id, 1);
  await page.goto(onTestServer(linkOf(mail!, /^Confirm$/)));
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  const tell = page.getByRole('region', { name: withoutEmail.tell.title });
  await expect(tell.getByRole('link')).toHaveText(['WhatsApp', 'SMS', 'Call']);
  await expectGoodPage(page, 'the clinic tells the patient');
  const sms = (await tell.getByRole('link', { name: 'SMS' }).getAttribute('href'))!;
  const [link] = /https:\S+$/.exec(new URL(sms).searchParams.get('body')!)!;

  await page.goto(onTestServer(link));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is confirmed');
  await expectGoodPage(page, "the patient's page");
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: withoutEmail.patientPage.calendar }).click();
  expect((await download).suggestedFilename()).toBe(`appointment-${id}.ics`);
  const cancel = await page.getByRole('link', { name: 'Cancel' }).getAttribute('href');
  await page.goto(onTestServer(cancel!));
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled');
  await receivedEmails(id, 3);
  await page.goto(`${onTestServer(link).slice(0, -1)}`);
  await expect(page.getByRole('main')).toContainText('This link does not work');
  await expectGoodPage(page, 'a link that does not work');
});

test('shows the usual thank-you page if there is an e-mail address', async ({ page }) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  const { name, email, phone } = newPatient();
  await open(page, '/book');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill(phone);
  await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  await book(page);
  await expect(page.getByText(optionalEmail.thanks.title)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Confirmation e-mail' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const code of ['en', 'xb'] as const) {
    test(`books, corrects the number, and reads how the clinic answers in ${code}`, async ({ page }) => {
      const words = code === 'en' ? optionalEmail : accentedMessages(optionalEmail);
      await page.goto(code === 'en' ? '/book' : '/xb/book');
      // Equal requests would get the same id.
      const typed = {
        name: 'Asha Rane',
        phone: '20 2543 1234',
        date: openDay(facts, 14),
        notes: newMark(),
      };
      for (const [name, value] of Object.entries(typed)) {
        await page.locator(`noscript [name="${name}"]`).fill(value);
      }
      await page.locator('noscript [name="time"]').fill('03:00');
      await page.locator('noscript button').click();
      await expect(page.getByRole('alert')).toContainText(words.notCallable);
      await expect(page.locator('[name="email"]')).toHaveAccessibleDescription(words.hint);
      // The number needs its country code, because readers of xb live in other countries.
      await page.locator('[name="phone"]').fill('+91 98200 12345');
      await page.locator('[name="time"]').selectOption({ index: 1 });
      await page.locator('main button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks.title);
      const chat = page.getByRole('link', { name: words.thanks.chat });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919447012345\?text=/);
      const id = /DENT-[A-Z0-9]{6}/.exec(await page.getByRole('main').innerText())![0];
      if (code === 'xb')
        expect((await untranslatedNames(page, 'main')).filter((line) => !line.includes(id))).toEqual([]);
      await receivedEmails(id, 1);
    });
  }
});
