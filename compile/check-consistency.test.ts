import { expect, test } from 'vitest';
import { fields, icon, link, listOf, reference } from '../domain/clinic/field-schemas.ts';
import { deadLinks, sameValues, wrongNames, wrongTotals, type Known } from './check-consistency.ts';
import type { Service } from '../domain/clinic/service.ts';
import { markdownPaths } from './read-clinic.ts';
import type { CheckedFile } from './schema-walk.ts';
import { messageOf, testFolder, yamlFile } from '../tests/helpers/files.ts';

const schema = fields(
  {
    cards: listOf(
      fields({ icon, service: reference('service', 'a service'), link: link('where it leads') }, 'a card'),
      'cards',
    ),
  },
  'the cards',
);

function cards(...lines: string[]): CheckedFile[] {
  const source = yamlFile(`cards:\n${lines.map((line) => `  - ${line}\n`).join('')}`);
  return [{ source, schema, data: source.data }];
}

const RIGHT = '{ icon: tooth, service: braces, link: /services/braces }';
const known = { service: { listedIn: 'services/', ids: new Set(['braces', 'crowns']) } } as Known;
const addresses = new Set(['/', '/services/braces', '/faq']);

test.each([
  ['known entries', RIGHT, ''],
  [
    'an unknown id',
    '{ icon: tooth, service: brace, link: / }',
    'a.yaml:3: cards 2, service is "brace"; it should be one of those in services/: braces, crowns.',
  ],
  [
    'an unknown icon',
    '{ icon: teeth, service: braces, link: / }',
    'a.yaml:3: cards 2, icon is "teeth"; it should be one of tooth, heart.',
  ],
])('checks references to %s', (_, line, message) => {
  expect([...wrongNames(cards(RIGHT, line), known, ['tooth', 'heart'])].join()).toBe(message);
});

test('says in the message that the list is still empty', () => {
  const none = { service: { listedIn: 'services/', ids: new Set<string>() } } as Known;
  expect([...wrongNames(cards(RIGHT), none, ['tooth'])].join()).toContain('services/: there is none yet.');
});

test.each([
  '/',
  '/faq',
  '/services/braces#cost',
  '/services/braces?a=b',
  'https://elsewhere.example/x',
  '#part',
])('accepts a link to %s', (href) => {
  const files = cards(`{ icon: tooth, service: braces, link: "${href}" }`);
  const [{ source }] = files as [CheckedFile];
  expect([...deadLinks(files, [{ source, href, line: 9 }], addresses)]).toEqual([]);
});

test('reports dead links in fields and in texts', () => {
  const files = cards(RIGHT, '{ icon: tooth, service: braces, link: /services/brace }');
  const [{ source }] = files as [CheckedFile];
  const shouldBe =
    'it should be the address of a page of this site (the blog and an article, once it is out and has no last day), or one declared in pages/sitemap.yaml.';
  expect([...deadLinks(files, [{ source, href: '/faqs#one', line: 9 }], addresses)]).toEqual([
    `a.yaml:3: cards 2, link is "/services/brace"; ${shouldBe}`,
    `a.yaml:9: a link leads to "/faqs#one"; ${shouldBe}`,
  ]);
});

test('reports two files with the same value, both by name', () => {
  const files = [1, 2, 1].map((order, at): CheckedFile<object> => {
    const source = { ...yamlFile(`title: T${at}\norder: ${order}`), path: `${at}.md` };
    return { source, schema, data: source.data as object };
  });
  expect([...sameValues(files, ['order', 'title'])]).toEqual([
    '2.md:2: order is 1; it should be one that no other file has; 0.md has it already.',
  ]);
});

test.each([
  ['fees: { from: 9, to: 20, per: tooth }', true],
  ['fees: { from: 9, to: 20, per: visit }', false],
  ['order: 2', false],
])('a total needs two fees for the same unit: %s', (other, isRight) => {
  const own = 'fees: { from: 1, to: 2, per: tooth }\ntotal: { title: With a crown, with: crowns }';
  const files = [
    ['root', own],
    ['crowns', other],
  ].map(([name, text]) => {
    const source = { ...yamlFile(text!), path: `${name}.md` };
    return { source, schema, data: source.data as Pick<Service, 'fees' | 'total'> };
  });
  expect([...wrongTotals(files)]).toEqual(
    isRight
      ? []
      : [
          'root.md:2: total.with is "crowns"; it should be a service with fees for the same unit as those of this service, which needs fees too.',
        ],
  );
});

test('sorts Markdown files by name, and reports names that cannot be part of a URL', () => {
  const folder = testFolder({ 'b.md': '', 'a-2.md': '', 'notes.txt': '' });
  expect(markdownPaths(folder)).toEqual([`${folder}/a-2.md`, `${folder}/b.md`]);
  const misnamed = testFolder({ 'Über uns.md': '', 'a_b.md': '', 'c.md': '' });
  const shouldBe = 'its name should be in small letters, digits and hyphens, as it becomes an address.';
  expect(messageOf(() => markdownPaths(misnamed)).split('\n')).toEqual([
    `${misnamed}/a_b.md: ${shouldBe}`,
    `${misnamed}/Über uns.md: ${shouldBe}`,
  ]);
});
