import { expect, test } from 'vitest';
import { inlineScripts, withPagePolicy } from './page-policy.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

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
