import { expect, type Page } from '@playwright/test';
import { clinic } from '../clinic/clinic.ts';
import { mapEmbedHref } from '../app/content/clinic-facts.ts';
import { receivedEmails, replyTo } from './inbox.ts';
import { test } from './visitor.ts';

const MAP_SERVICE = `${new URL(mapEmbedHref).origin}/**`;
const ENDPOINT = '**/f/*';
const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon!";
const SORRY = 'Sorry, there was an error sending your message. Please try again or contact us directly.';
const NETWORK = `Network error. Please check your connection and try again, or contact us directly at ${clinic.email}`;

const GREEN = 'rgb(36, 88, 47)';
const RED = 'rgb(143, 37, 25)';
const BLUE = 'rgb(29, 79, 124)';

const form = (page: Page) => page.getByRole('form', { name: 'Message' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const status = (page: Page) => form(page).getByRole('status');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

test.beforeEach(async ({ page }) => {
  // The tests look at the map's own ground; no test asks anything of the real service.
  await page.route(MAP_SERVICE, (route) => route.abort());
});

/** Opens a page with the contact section and waits until its code has taken over. */
async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await expect(form(page)).toHaveAttribute('data-ready');
}

/** Someone of this test alone, so that the e-mails can be told from others. */
function newSender() {
  const mark = Math.random().toString(36).slice(2, 10);
  return { name: 'Asha Rane', email: `asha.${mark}@example.com`, message: `Do you treat children? ${mark}` };
}

async function fillIn(page: Page, sender = newSender()) {
  await field(page, 'Full Name').fill(sender.name);
  await field(page, 'Email').fill(sender.email);
  await field(page, 'Your Message').fill(sender.message);
  return sender;
}

test(
  'a message reaches the clinic; meanwhile the button waits, and then the form is empty again',
  { tag: '@edge' },
  async ({ page }) => {
    await open(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(ENDPOINT, async (route) => {
      await held;
      await route.continue();
    });
    const sender = await fillIn(page);
    await field(page, 'Phone Number').fill('098765 43210');
    const request = page.waitForRequest(ENDPOINT);
    await send(page).click();
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(status(page)).toHaveText('Submitting your message...');
    await expect(status(page)).toHaveCSS('color', BLUE);
    expect((await request).headers().accept).toBe('application/json');

    answer();
    await expect(status(page)).toHaveText(THANKS);
    await expect(status(page)).toHaveCSS('color', GREEN);
    await expect(send(page)).toBeEnabled();
    await expect(field(page, 'Full Name')).toHaveValue('');
    await expect(field(page, 'Email')).toHaveValue('');
    await expect(field(page, 'Phone Number')).toHaveValue('+91 ');
    await expect(field(page, 'Your Message')).toHaveValue('');

    const [email] = await receivedEmails(sender.email, 1);
    expect(email?.text).toContain(sender.message);
    expect(email?.text).toContain('+91 9876543210');
    expect(await replyTo(email!)).toBe(sender.email);
  },
);

test('the four checks come one at a time in their order, each at its field', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await open(page);
  await field(page, 'Phone Number').fill('12345');

  const steps = [
    ['Full Name', 'Please enter a valid name (2-50 characters, letters only)', 'Asha Rane'],
    [
      'Phone Number',
      'Please enter a valid Indian mobile number (10 digits starting with 6-9)',
      '98765 43210',
    ],
    ['Email', 'Please enter a valid email address', 'asha@example.com'],
    ['Your Message', 'Please enter a message with at least 10 characters', 'Ten letters and more'],
  ] as const;
  for (const [name, message, mended] of steps) {
    await send(page).click();
    await expect(status(page)).toHaveText(message);
    await expect(status(page)).toHaveCSS('color', RED);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(escaped(message)));
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await field(page, name).fill(mended);
    await expect(status(page)).toHaveText('');
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}

test('the phone field keeps its prefix and takes a number in other shapes', async ({ page }) => {
  await open(page);
  const phone = field(page, 'Phone Number');
  await expect(phone).toHaveValue('+91 ');
  await expect(phone).toHaveAttribute('placeholder', /^\+91 /);
  await expect(phone).toHaveAccessibleDescription('Enter 10-digit mobile number');

  await phone.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+91 ');
  await page.keyboard.type('98765 4321');
  await expect(phone).toHaveValue('+91 987654321');
  // Into the middle: the caret stays where it was.
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-00');
  await expect(phone).toHaveValue('+91 98765004321');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+91 9876504321');
  // Away with the whole prefix.
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('+91 9876504321');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('+91 ');

  for (const pasted of ['09876543210', '+919876543210', '98765 43210', '+91 98765-43210']) {
    await phone.fill(pasted);
    await expect(phone).toHaveValue('+91 9876543210');
  }
});

test('a message that was not sent stays, with the reason; the next try can succeed', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page);
  const sender = await fillIn(page);
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
  ];
  const answers = [
    [{ status: 422, json: { error: 'Validation errors', errors } }, 'Error: should be an email, is required'],
    [{ status: 500, body: 'Internal Server Error' }, SORRY],
    [{ status: 502, json: { error: 'Your message could not be delivered.' } }, SORRY],
    ['abort', NETWORK],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route(
      ENDPOINT,
      (route) => (answer === 'abort' ? route.abort() : route.fulfill({ ...answer })),
      { times: 1 },
    );
    logged.length = 0;
    await send(page).click();
    await expect(status(page)).toHaveText(text);
    await expect(status(page)).toHaveCSS('color', RED);
    expect(logged.join()).toContain('The message was not sent.');
    await expect(field(page, 'Full Name')).toHaveValue(sender.name);
    await expect(field(page, 'Email')).toHaveValue(sender.email);
    await expect(field(page, 'Phone Number')).toHaveValue('+91 ');
    await expect(field(page, 'Your Message')).toHaveValue(sender.message);
    await expect(send(page)).toBeEnabled();
  }
  const request = page.waitForRequest(ENDPOINT);
  await send(page).click();
  await expect(status(page)).toHaveText(THANKS);
  // Without a number nothing is sent of the prefix.
  expect((await request).postData()).toMatch(/name="phone"\r\n\r\n\r\n/);
  await receivedEmails(sender.email, 1);
});

test("'Send via Form' posts the same four values as a plain form", { tag: '@edge' }, async ({ page }) => {
  await open(page);
  const button = form(page).getByRole('button', { name: 'Send via Form' });
  await button.click();
  await expect(status(page)).toHaveText('Please enter a valid name (2-50 characters, letters only)');
  const sender = await fillIn(page);
  await field(page, 'Phone Number').fill('9876543210');
  const request = page.waitForRequest(ENDPOINT);
  await button.click();
  const plain = await request;
  expect(plain.isNavigationRequest()).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(plain.postData()!))).toEqual({
    ...sender,
    phone: '+91 9876543210',
  });
  await expect(page).toHaveURL(/\/thank-you$/);
  await receivedEmails(sender.email, 1);
});

test('without scripts the form is a plain one', { tag: '@edge' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(MAP_SERVICE, (route) => route.abort());
  await page.goto('/contact');
  const sender = await fillIn(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await receivedEmails(sender.email, 1);
  await context.close();
});

test('what is typed and sent before the code arrives is sent once it is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(js|tsx?)(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const sender = await fillIn(page);
  await field(page, 'Phone Number').fill('98765 43210');
  await send(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(status(page)).toHaveText(THANKS);
  const [email] = await receivedEmails(sender.email, 1);
  expect(email?.text).toContain('+91 9876543210');
});

test('a field that nobody sees catches programs that fill every field', async ({ page }) => {
  await open(page);
  await expect(form(page).getByRole('textbox')).toHaveCount(4);
  const trap = form(page).locator('[name="_gotcha"]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  const sender = await fillIn(page);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  const request = page.waitForRequest(ENDPOINT);
  await send(page).click();
  expect((await request).postData()).toContain('https://spam.example');
  await expect(status(page)).toHaveText(THANKS);
  await receivedEmails(sender.email, 0);
});

test('the page tells how to reach the clinic', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(`Contact | ${clinic.name}`);
  const section = page.locator('#contact');
  await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of ['Contact Information', 'Office Hours', 'Need Emergency Care?']) {
    await expect(section.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
  }
  await expect(section.getByRole('textbox', { name: 'Your Message' })).toHaveAttribute('rows', '5');
  await expect(section.getByText(clinic.address.street).first()).toBeVisible();
  await expect(section.getByRole('link', { name: clinic.email })).toHaveAttribute(
    'href',
    `mailto:${clinic.email}`,
  );
  const call = section.getByRole('link', { name: /^Call now/ });
  await expect(call).toHaveAttribute('href', `tel:+91${clinic.phone}`);
  await expect(form(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('the map loads once it comes near; until then the address stands in its place', async ({ page }, {
  project,
}) => {
  const asked: string[] = [];
  await page.route(MAP_SERVICE, (route) => {
    asked.push(route.request().url());
    return route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 500 });
  await open(page);
  const map = page.locator('#clinic-map');
  await expect(map).toHaveCSS('height', project.name === 'phone' ? '480px' : '640px');
  await expect(map.getByText(clinic.address.street)).toBeVisible();
  await expect(map.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /destination=/);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);

  await map.scrollIntoViewIfNeeded();
  const frame = page.getByTitle(`Map of ${clinic.address.locality}`);
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(map.getByRole('link', { name: 'Get directions' })).toBeHidden();
});

test("where the map can't be had, the address stays", async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://www.google.com'),
  );
  await open(page);
  const map = page.locator('#clinic-map');
  await map.scrollIntoViewIfNeeded();
  await refused;
  await expect(map.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect(map.locator('iframe')).toHaveCount(0);
});

for (const zone of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`hours, seen from ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("today's line is marked and says whether the clinic is open", async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      const at = async (instant: string) => {
        await page.clock.setFixedTime(new Date(instant));
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      };
      const section = page.locator('#contact');
      const today = section.locator('[aria-current="date"]');
      const says = (text: string) => expect(section.getByText(text, { exact: true })).toBeVisible();

      await page.clock.setFixedTime(new Date('2026-03-02T09:00:00+05:30'));
      await open(page);
      await says('Open now · until 7 PM');
      await expect(today).toHaveText('Monday to Saturday9 AM-7 PM');
      await expect(section.getByText(`(${clinic.address.city} time)`)).toHaveCount(
        zone === 'Asia/Kolkata' ? 0 : 1,
      );

      await at('2026-03-02T19:00:00+05:30');
      await says('Closed now · opens tomorrow at 9 AM');
      // Sunday already in Auckland, and then Saturday still in Los Angeles.
      await at('2026-03-07T20:00:00+05:30');
      await says('Closed now · opens tomorrow at 10 AM');
      await expect(today).toHaveText('Monday to Saturday9 AM-7 PM');
      await at('2026-03-08T00:30:00+05:30');
      await says('Closed now · opens today at 10 AM');
      await expect(today).toHaveText('Sunday10 AM-2 PM');
      await at('2026-10-02T12:00:00+05:30');
      await says('Closed for Gandhi Jayanti · opens tomorrow at 9 AM');
      await at('2026-08-14T20:00:00+05:30');
      await says('Closed now · opens Sunday at 10 AM');
      expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    });
  });
}

test('the hours change as time passes, everywhere they are shown; what is delivered says nothing of now', async ({
  page,
  request,
}) => {
  for (const path of ['/contact', '/book']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/Open now|Closed now|aria-current="date"/);
  }
  await page.clock.install({ time: new Date('2026-03-07T18:58:30+05:30') });
  await page.goto('/book');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(main.getByText('Open now · until 7 PM', { exact: true })).toBeVisible();
  await expect(footer.getByText('Open now · until 7 PM', { exact: true })).toBeVisible();
  await expect(main.locator('[aria-current="date"]')).toHaveText('Monday-Saturday9:00 AM - 7:00 PM');
  await expect(footer.locator('[aria-current="date"]')).toHaveText('Monday to Saturday9 AM-7 PM');
  await page.clock.runFor('01:31');
  await expect(main.getByText('Closed now · opens tomorrow at 10 AM', { exact: true })).toBeVisible();
  await expect(footer.getByText('Closed now · opens tomorrow at 10 AM', { exact: true })).toBeVisible();
});
