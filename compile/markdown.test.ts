import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';
import { messageOf, testFolder } from '../tests/helpers/files.ts';
import { readSourceFile } from './yaml-file.ts';

/** Renders Markdown as the text of `a.md`, which begins with three lines of fields. */
function render(markdown: string, above: 1 | 2 = 1) {
  const file = readSourceFile(`${testFolder({ 'a.md': `---\ntitle: A\n---\n${markdown}` })}/a.md`);
  return markdownHtml({ ...file, path: 'a.md' }, file.body, above);
}
const html = (markdown: string) => render(markdown).html;

test('gives each heading a unique id', () => {
  expect(html("## What's *next*?\n\n### Gums & teeth\n\n## What's next?")).toBe(
    '<h2 id="whats-next">What&#39;s <em>next</em>?</h2>\n' +
      '<h3 id="gums-teeth">Gums &amp; teeth</h3>\n' +
      '<h2 id="whats-next-2">What&#39;s next?</h2>\n',
  );
});

test('folds the part between +++ and +++', () => {
  expect(html('One\n\n+++ The *list*\n\n- a\n- b\n\n+++\n\nTwo')).toBe(
    '<p>One</p>\n' +
      '<details><summary>The <em>list</em></summary>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</details>\n' +
      '<p>Two</p>\n',
  );
});

test('reports where the first numbered list ends, outside other lists', () => {
  const steps = render('- a\n\n  1. inside\n\n1. one\n2. two\n\nLast.\n\n1. three');
  expect(steps.html.slice(0, steps.firstStepsEnd)).toMatch(/<li>two<\/li>\n<\/ol>\n$/);
  expect(steps.html.slice(steps.firstStepsEnd)).toMatch(/^<p>Last/);
  const none = render('Nothing.');
  expect(none.firstStepsEnd).toBe(none.html.length);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'vbscript:x',
])('removes the link %s and keeps its text', (href) =>
  expect(html(`[words](${href})`)).toBe('<p>words</p>\n'),
);

test.each(['/services/braces', 'https://clinic.example/a?b=1', 'mailto:a@b.example', 'tel:+911', '#part'])(
  'the link %s is kept',
  (href) => expect(html(`[words](${href})`)).toBe(`<p><a href="${href}">words</a></p>\n`),
);

test('reports links with their line in the file', () => {
  expect(render('One\n\nTwo [a](/a) and\n[b](https://b.example)').links).toEqual([
    { href: '/a', line: 6 },
    { href: 'https://b.example', line: 7 },
  ]);
});

test('escapes quotes in the attributes of a link', () => {
  expect(html('[w](/a "x\\" onclick=\\"y")')).not.toContain('" onclick');
});

test.each([
  ['# Title', 1, '4: the heading "Title" has level 1; it should be at most "##".'],
  ['Text\n\n### Deep', 1, '6: the heading "Deep" has level 3; it should be at most "##".'],
  ['## A\n\n#### B', 1, '6: the heading "B" has level 4; it should be at most "###".'],
  ['## A', 2, '4: the heading "A" has level 2; it should be at most "###".'],
  ['![alt](x.webp)', 1, '4: the text has the picture "x.webp"; it should be text only.'],
  ['A\n<b onclick="x()">b</b>.', 1, '5: the text has the HTML "<b onclick="x()">"; it should be **words**.'],
  ['<script>alert(1)</script>', 1, '4: the text has the HTML "<script>"; it should be words alone.'],
  [
    'One\n\n+++ A list\n\n- a',
    1,
    '6: the text has "+++" without its counterpart; it should be "+++ What it is" before a part that readers open, and "+++" alone after it.',
  ],
  ['A<br/>b', 1, '4: the text has the HTML "<br/>"; it should be an empty line between two paragraphs.'],
] as const)('rejects %j under a heading of level %i', (markdown, above, message) => {
  expect(messageOf(() => render(markdown, above))).toBe(`a.md:${message}`);
});

test('accepts a heading that is several levels higher', () => {
  expect(html('## A\n\n### B\n\n#### C\n\n## D')).toContain('<h2 id="d">');
});
