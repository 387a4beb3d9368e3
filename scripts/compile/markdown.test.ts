import { expect, test } from 'vitest';
import { articleHtml } from './article-html.server.ts';
import { messageOf } from './test-folder.ts';

const html = (markdown: string) => articleHtml('a.md', markdown);

test('headings get ids, each its own', () => {
  expect(html("## What's *next*?\n\n### Gums & teeth\n\n## What's next?")).toBe(
    '<h2 id="whats-next">What&#39;s <em>next</em>?</h2>\n' +
      '<h3 id="gums-teeth">Gums &amp; teeth</h3>\n' +
      '<h2 id="whats-next-2">What&#39;s next?</h2>\n',
  );
});

test('HTML in the text is shown and not run', () => {
  expect(html('A <b onclick="x()">word</b>.')).not.toContain('<b');
  expect(html('<script>alert(1)</script>')).not.toContain('<script');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'vbscript:x',
])('the link %s is dropped, its text kept', (href) =>
  expect(html(`[words](${href})`)).toBe('<p>words</p>\n'),
);

test.each(['/services/braces', 'https://clinic.example/a?b=1', 'mailto:a@b.example', 'tel:+911', '#part'])(
  'the link %s is kept',
  (href) => expect(html(`[words](${href})`)).toBe(`<p><a href="${href}">words</a></p>\n`),
);

test('quotes cannot leave a link’s attributes', () => {
  expect(html('[w](/a "x\\" onclick=\\"y")')).not.toContain('" onclick');
});

test.each([
  ['# Title', 'a.md: the heading "Title" has level 1; it should be'],
  ['### Deep', 'a.md: the heading "Deep" has level 3; it should be'],
  ['## A\n\n#### B', 'a.md: the heading "B" has level 4; it should be'],
  ['![alt](x.webp)', 'a.md: the text has the picture "x.webp"; it should be text only.'],
])('%s is a mistake', (markdown, expected) => {
  expect(messageOf(() => html(markdown))).toContain(expected);
});

test('going back up by several levels is fine', () => {
  expect(messageOf(() => html('## A\n\n### B\n\n#### C\n\n## D'))).toBe('nothing');
});
