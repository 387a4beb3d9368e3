import { expect, type Page } from '@playwright/test';
import { booking } from '../../../words/en/booking.ts';
import { earlier } from '../../../words/en/earlier.ts';
import { withoutEmail } from '../../../words/en/without-email.ts';
import { book, bookedId, chooseDay, timeField } from '../../helpers/booking-form.ts';
import { open } from '../../helpers/browser-test.ts';
import { SEVERAL_LANGUAGES } from '../../helpers/clinics.ts';
import { testOf } from '../../helpers/fixture-site.ts';
import { linkOf, receivedEmails } from '../../helpers/inbox.ts';
import { expectNoViolations } from '../../helpers/page-checks.ts';
import { newPatient } from '../../helpers/unique-patients.ts';

// The wish to be told of earlier times (docs/product.md, Earlier times). The offers:
// relay/appointment/earlier-times.test.ts.

const test = testOf(SEVERAL_LANGUAGES, 'of earlier times');

const { on, off } = earlier.wish;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("ticks the wish; the patient's page shows it and takes it off", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const onTestServer = (address: string) => baseURL + new URL(address).pathname;
  await open(page, '/book');
  await page.getByLabel('Full Name').fill(newPatient().name);
  await page.getByLabel('Phone Number').fill('098200 12345');
  await chooseDay(page);
  await timeField(page).selectOption({ index: 1 });
  const tick = page.getByRole('checkbox', { name: booking.labels.earlier });
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleDescription(booking.earlierHint);
  await tick.check();
  await book(page);

  const [mail] = await receivedEmails(await bookedId(page), 1);
  await page.goto(onTestServer(linkOf(mail!, /^Confirm$/)));
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  const sms = await page.getByRole('link', { name: withoutEmail.tell.sms }).getAttribute('href');
  const patientPage = onTestServer(/https:\S+$/.exec(new URL(sms!).searchParams.get('body')!)![0]);

  await page.goto(patientPage);
  await expect(page.getByText(`${on.text} ${on.link}`)).toBeVisible();
  await expectNoViolations(page, 'a wish on the patient’s page');
  await page.goto(onTestServer((await page.getByRole('link', { name: on.link }).getAttribute('href'))!));
  await expect(heading(page)).toHaveText(on.page.title);
  await page.getByRole('button', { name: on.page.button }).click();
  await expect(heading(page)).toHaveText(off.page.title);
  await page.goto(patientPage);
  await expect(page.getByText(`${off.text} ${off.link}`)).toBeVisible();
});
