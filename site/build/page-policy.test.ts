import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { addPagePolicy } from './page-policy.ts';

function page(head: string, body = ''): Document {
  const html = `<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`;
  return parseHTML(html).document as unknown as Document;
}

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['an event handler', '<button onclick="go()">'],
])('rejects a page with %s', async (_, body) => {
  await expect(addPagePolicy(page('<meta charset="utf-8">', body), [])).rejects.toThrow('forbids');
});

test('rejects a page whose head does not begin with the charset', async () => {
  await expect(addPagePolicy(page('<title>A page</title>'), [])).rejects.toThrow('charset');
});
