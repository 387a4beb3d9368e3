import { expect, type Page } from '@playwright/test';
import { open, test } from './site.ts';

// What is said to those who can't see it (WCAG 4.1.3, 3.3.1), and that code which takes the focus gives it back.

/** Notes what is written into live regions that were there before: only that is read out. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
      const regions = mutations.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(REGIONS),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && !added.has(region!)) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('booking says that a day is closed, that it is sending, and how it went', async ({ page }) => {
  await listen(page);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await open(page, '/book');
  await page.getByRole('combobox', { name: 'Appointment Date' }).fill('25/12/2026');
  await expect.poll(() => said(page)).toContain('Closed on selected day');

  await page.getByRole('combobox', { name: 'Appointment Date' }).fill('22/12/2026');
  await page.keyboard.press('Escape');
  await page.getByLabel('Appointment Time').selectOption('10:30 AM');
  await page.getByLabel('Full Name').fill('Asha Rane');
  await page.getByLabel('Email Address').fill('asha.rane@example.com');
  await page.getByLabel('Phone Number').fill('98200 12345');
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await page.getByRole('button', { name: 'Book My Appointment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText(/^Your appointment is confirmed for/)).toBeVisible();
  // The address and the toast are there before the page that says its title.
  await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^Thank you \|/));
  const texts = await said(page);
  expect(texts).toContain('Booking Your Appointment...');
  expect(texts).toContainEqual(
    expect.stringContaining('Your appointment is confirmed for Tuesday, December 22, 2026 at 10:30 AM.'),
  );
  // The toast goes without a pointer, too, and before its time.
  await page.getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(page.getByText(/^Your appointment is confirmed for/)).toBeHidden();
});

for (const { path, name, send, fault, mended } of [
  {
    path: '/contact',
    name: 'Message',
    send: 'Send Message',
    fault: 'Please enter a valid name (2-50 characters, letters only)',
    mended: { 'Full Name': 'Asha Rane', Email: 'asha@example.com', 'Your Message': 'Do you treat children?' },
  },
  {
    path: '/international-patients',
    name: 'Enquiry',
    send: 'Send Enquiry',
    fault: 'Please enter your full name',
    mended: {
      'Full Name': 'Asha Rane',
      'Email Address': 'asha@example.com',
      Country: 'Kenya',
      'Your Message': 'Do you treat children?',
    },
  },
]) {
  test(`the form on ${path} says what to mend in the field's own words, and how sending went`, async ({
    page,
  }) => {
    await listen(page);
    await open(page, path);
    const form = page.getByRole('form', { name });
    const button = form.getByRole('button', { name: send });
    await button.focus();
    await page.keyboard.press('Enter');
    const first = form.getByLabel('Full Name');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(`Error: ${fault}`);
    await expect.poll(() => said(page)).toContain(fault);

    for (const [label, value] of Object.entries(mended)) await form.getByLabel(label).fill(value);
    await page.route('**/f/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText('there was an error sending your message');
    await expect(button).toBeFocused();

    await page.unroute('**/f/*');
    await page.route('**/f/*', (route) => route.fulfill({ json: { ok: true } }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText('Thank you!');
    await expect(button).toBeFocused();
    const texts = await said(page);
    expect(texts).toContain('Submitting your message...');
    expect(texts).toContainEqual(expect.stringMatching(/^Sorry, there was an error/));
    expect(texts).toContainEqual(expect.stringMatching(/^Thank you!/));
  });
}

test('searches say how much they found', async ({ page }) => {
  await listen(page);
  await open(page, '/blog');
  await page.getByLabel('Search the articles').fill('gums');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => said(page))
    .toContainEqual(expect.stringMatching(/^Showing \d+ blog\(s\) for "gums"$/));
  await page.getByLabel('Search the articles').fill('zzz');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^No blogs found/));

  await open(page, '/sitemap');
  await page.getByLabel('Search pages').fill('gall');
  await expect.poll(() => said(page)).toContain('1 page found');
  await page.getByLabel('Search pages').fill('zzz');
  await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^No pages found/));
});

test('help stands in the same places on every page: header, footer and the controls that float', async ({
  page,
}) => {
  for (const path of ['/', '/book', '/blog', '/services/braces', '/gallery/team', '/privacy-policy']) {
    await open(page, path);
    const help = await page.evaluate(() =>
      [...document.querySelectorAll('footer a, nav[aria-label="Quick contact"] a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^(tel:|mailto:|https:\/\/wa\.me)|contact/.test(href)),
    );
    expect
      .soft(help, path)
      .toEqual([
        'mailto:hello@worlibaydental.example',
        '/contact',
        'tel:+919876543210',
        'https://wa.me/919876543210',
        '/contact#contact',
        '/contact#contact',
        'https://wa.me/919876543210',
      ]);
  }
});

test('phone numbers are read in groups and dialled whole, and what is in another language says so', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/book', '/international-patients', '/blog/toothache-at-night']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    const phones = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(phones.length).toBeGreaterThan(0);
    for (const [href, text] of phones) {
      expect.soft(href, path).toMatch(/^tel:\+91\d{10}$/);
      expect.soft(text, path).toMatch(/\+91 \d{5} \d{5}/);
    }
    // Words in other scripts would need a lang of their own (WCAG 3.1.2); there are none.
    expect
      .soft(await page.locator('body').innerText(), path)
      .not.toMatch(/\p{Script=Devanagari}|\p{Script=Arabic}/u);
  }
});

test('the tooltip can be pointed at and sent away, and covers nothing while it is not shown', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'a finger has no hover');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  const tip = chat.getByText('Chat with us on WhatsApp');
  const isShown = () => tip.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  const { x, y, width, height } = (await tip.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await expect.poll(isShown).toBe(false);
  await chat.hover();
  await expect.poll(isShown).toBe(true);
  // On the way from the button it does not vanish (WCAG 1.4.13).
  const button = (await chat.boundingBox())!;
  await page.mouse.move(button.x + button.width / 2, button.y - 4, { steps: 4 });
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect.poll(isShown).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isShown).toBe(false);
});
