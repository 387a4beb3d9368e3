import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { inlineHash } from '../../domain/web/security-headers.ts';
import { addPagePolicy } from './page-policy.ts';

function page(head: string, body = ''): Document {
  const html = `<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`;
  return parseHTML(html).document as unknown as Document;
}

test('adds a policy after the charset, with hashes of scripts and styles but not of data', async () => {
  const script = 'a = "<p style=\\"x\\"> &amp; ";\nb()';
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  const document = page(`<meta charset="utf-8"><style>p>a{top:0}</style>${data}<script>${script}</script>`);
  await addPagePolicy(document, ['https://forms.example']);
  const policy = document.querySelector('meta[charset] + meta')!.getAttribute('content')!;
  expect(policy).toContain(await inlineHash(script));
  expect(policy).toContain(await inlineHash('p>a{top:0}'));
  expect(policy).not.toContain(await inlineHash('{"@graph":[]}'));
  expect(policy).toContain('https://forms.example');
  // The hashes are valid only if the script is serialized unchanged.
  expect(document.toString()).toContain(`<script>${script}</script>`);
});

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['an event handler', '<button onclick="go()">'],
])('rejects a page with %s', async (_, body) => {
  await expect(addPagePolicy(page('<meta charset="utf-8">', body), [])).rejects.toThrow('forbids');
});

test('rejects a page whose head does not begin with the charset', async () => {
  await expect(addPagePolicy(page('<title>A page</title>'), [])).rejects.toThrow('charset');
});
