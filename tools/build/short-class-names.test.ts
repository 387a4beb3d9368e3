import { expect, test } from 'vitest';
import { wordsIn } from './page-words.ts';
import { withShortClassNames } from './short-class-names.ts';

test('a page’s classes have short names, in its tags and its styles', () => {
  const page = (often: string, seldom: string, styles: string) =>
    `<style>${styles}</style><p class="${often}"></p><p class="${often} ${seldom}">mt-1{}</p>`;
  expect(
    withShortClassNames(
      page(
        'mt-1',
        '2xl:[&amp;_p]:mt-[1.5px]',
        String.raw`@layer x{.mt-1:hover,p.mt-1>b{top:.5px}}.\32xl\:\[\&_p\]\:mt-\[1\.5px\] p{top:0}`,
      ),
      new Set(),
    ),
  ).toBe(page('c', 'f', '@layer x{.c:hover,p.c>b{top:.5px}}.f p{top:0}'));
});

test.each([
  ['is put into it by a script', '<p class="a-b"></p>', 'e({className:"a-b c"})'],
  ['is looked for', '<p class="a-b"></p>', 'document.querySelectorAll("main>.c.a-b:hover")'],
  ['has a quote, and is put into it', '<p class="a-[&#x27;b&#x27;]"></p>', String.raw`e("a-['b']")`],
  [
    'is data of an island',
    '<astro-island props="{&quot;a&quot;:&quot;c a-b&quot;}"><p class="a-b"></p></astro-island>',
    '',
  ],
  ['stands in a script of its own', '<script>f(`<p class="a-b">`)</script><p class="a-b"></p>', ''],
])('what %s keeps its name', (_, body, script) => {
  const page = `<style>.a-b{top:0}</style>${body}`;
  expect(withShortClassNames(page, wordsIn(script))).toBe(page);
});

test('no short name is one that is there, an element’s, or one that blockers hide', () => {
  const names = Array.from({ length: 1000 }, (_, nth) => `m-${nth}`);
  const page = withShortClassNames(`<p class="c ${names.join(' ')}"></p>`, wordsIn('c f'));
  const given = page.slice('<p class="'.length, -'"></p>'.length).split(' ');
  expect(given[0]).toBe('c');
  expect(new Set([...given, 'f', 'p', 'td', 'h1']).size).toBe(given.length + 4);
  expect(given.filter((name) => /[aeiou]|^\d/.test(name))).toEqual([]);
});
