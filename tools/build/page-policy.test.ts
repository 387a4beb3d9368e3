import { expect, test } from 'vitest';
import { inlineScripts, withPagePolicy } from './page-policy.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('the policy stands first in the head and names each inline script and style by its hash, data not among them', async () => {
  const html = await withPagePolicy(
    page(
      '<script>first()</script><style>p{}</style><script type="application/ld+json">{"@type":"Dentist"}</script>',
      '<script src="/assets/app.js"></script><script type="module" async="">import "/assets/a.js";</script><script>first()</script>',
    ),
    [],
  );
  expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="');
  // printf 'first()' | openssl dgst -sha256 -binary | base64
  const first = "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='";
  const module = "'sha256-O1bCZaEFWAmIILzHcdlJR5348lJpOBNxuniHLAHjUx8='";
  const style = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
  expect(html).toContain(`script-src 'self' ${first} ${module}; style-src 'self' ${style};`);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("connect-src 'self'; form-action 'self'");
  expect(html).not.toContain('unsafe');
});

test('the origins of the form services are allowed where the forms send to them', async () => {
  const html = await withPagePolicy(page(''), ['https://api.emailjs.com', 'https://formspree.io']);
  expect(html).toContain("connect-src 'self' https://api.emailjs.com https://formspree.io;");
  expect(html).toContain("form-action 'self' https://api.emailjs.com https://formspree.io");
});

test('a script may hold anything but its own end', () => {
  expect(inlineScripts(page('<script>a = "<p style=\\"x\\">";\nb()</script>'))).toEqual([
    'a = "<p style=\\"x\\">";\nb()',
  ]);
});

test.each([
  ['a style attribute', page('', '<p style="color:red">')],
  ['an event handler', page('', '<button onclick="go()">')],
])('a page with %s is not delivered', async (_, html) => {
  await expect(withPagePolicy(html, [])).rejects.toThrow('forbids');
});

test('a page whose head is not as expected is not delivered', async () => {
  await expect(withPagePolicy('<html><head></head></html>', [])).rejects.toThrow('charset');
});
