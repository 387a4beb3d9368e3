import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { pageStyles } from './page-styles.ts';
import { scriptWords } from './page-words.ts';

/** What of a sheet a page gets in its head. */
function stylesOf(sheet: string, body: string, scripts: Record<string, string> = {}): string {
  return pageOf(sheet, body, scripts).match(/<style>(.*?)<\/style>/s)![1]!;
}

function pageOf(sheet: string, body: string, scripts: Record<string, string> = {}): string {
  const site = testFolder({ 'site.css': sheet });
  mkdirSync(join(site, 'assets'));
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(site, 'assets', name), code);
  const page = `<html><head><link rel="stylesheet" href="/site.css"></head><body>${body}</body></html>`;
  return pageStyles(site)(page, scriptWords(site)(page));
}

test.each([
  ['.a{top:0}.b{top:0}', '.a{top:0}'],
  ['/*! a notice */.a{top:0}@layer x{/*! another */.a{top:1px}}', '.a{top:0}@layer x{.a{top:1px}}'],
  ['.a .b{top:0}.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['.a:hover,.b{top:0}', '.a:hover{top:0}'],
  [':where(.b>:not(:last-child)){top:0}.a:has(+ p .b){top:0}:is(.a>*){top:0}', ':is(.a>*){top:0}'],
  ['::placeholder{top:0}.a::before{top:0}', '.a::before{top:0}'],
  ['[data-open] .a{top:0}:is(.a,.b)>p{top:0}h1{top:0}', '[data-open] .a{top:0}:is(.a,.b)>p{top:0}'],
  ['#c:target{top:0}#d{top:0}', '#c:target{top:0}'],
  [
    String.raw`.\[\&\>p\]\:mt-\[\(1\.5px\)\]>p{top:0}.mt-\[1\.5px\]{top:0}`,
    String.raw`.\[\&\>p\]\:mt-\[\(1\.5px\)\]>p{top:0}`,
  ],
  [String.raw`.\32xl\:a{top:0}.\33xl\:a{top:0}`, String.raw`.\32xl\:a{top:0}`],
  ['@media print{.a{top:0}.b{top:0}}@media print{.b{top:0}}', '@media print{.a{top:0}}'],
  ['@layer x,y;@layer y{@supports (top:0){.b{top:0}}}@layer x{.a{top:0}}', '@layer x,y;@layer x{.a{top:0}}'],
  ['@keyframes b{from{top:0}50.5%{top:0}}.a{animation:1s a}', '.a{animation:1s a}'],
  [
    '@keyframes b{from{top:0}50.5%{top:0}}.a{animation:1s b}',
    '@keyframes b{from{top:0}50.5%{top:0}}.a{animation:1s b}',
  ],
  [
    '@property --b{inherits:false}@property --c{inherits:false}.a{top:var(--c)}',
    '@property --c{inherits:false}.a{top:var(--c)}',
  ],
  [
    ':root{--b:1px;--c:var(--d);--d:1px;--e:var(--b)}.a{top:var(--c)}',
    ':root{--c:var(--d);--d:1px;}.a{top:var(--c)}',
  ],
  [
    '.a{animation-delay:calc((var(--b,0)*1s))}.a:last-child{--b:1}',
    '.a{animation-delay:calc((var(--b,0)*1s))}.a:last-child{--b:1}',
  ],
  [
    '.a{color:#12345617}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, var(--c) 9%, red)}}',
    '.a{color:#12345617}',
  ],
])('of %s a page gets what its names may match in any state', (sheet, kept) => {
  expect(stylesOf(sheet, '<p id="c" class="a 2xl:a [&amp;&gt;p]:mt-[(1.5px)]"></p>')).toBe(kept);
});

test('a page has the rules for what scripts that it may fetch put into it', () => {
  const scripts = {
    'form.x1-_.js': 'import"./field.x2.js";const later=()=>import(`./day.x3.js`)',
    'field.x2.js': 'e({className:"a mt-2"})',
    'day.x3.js': 'e.classList.add("b")',
  };
  const sheet = '.a{top:0}.b{top:0}.mt-2{top:0}.c{top:0}';
  const island = '<astro-island component-url="/assets/form.x1-_.js"></astro-island>';
  expect(stylesOf(sheet, island, scripts)).toBe('.a{top:0}.b{top:0}.mt-2{top:0}');
});

test('a page says which fonts it needs, and a letter of each of their files', () => {
  const faces = Object.entries({
    'Source Sans': ['20-7E', '370-3FF,400'],
    Eczar: ['370-3FF'],
    Sen: ['0-1F'],
  }).flatMap(([family, ranges]) =>
    ranges.map((range) => `@font-face{font-family:"${family}";src:url(/f.woff2);unicode-range:U+${range}}`),
  );
  const sheet = `@font-face{font-family:x;src:local(Arial)}${faces.join('')}`;
  expect(pageOf(sheet, '<p>αa</p>')).toContain(
    `<style data-families="1em 'Source Sans','Eczar'" data-letters="hαα">${sheet}</style>`,
  );
});

test('a sheet that stands in pages is not delivered beside them', () => {
  const site = testFolder({ 'site.css': '.a{top:0}' });
  const withStyles = pageStyles(site);
  const page = '<head><link rel="stylesheet" href="/site.css"></head><p class="a"></p>';
  expect(withStyles(page, new Set())).toContain('.a{top:0}');
  expect(withStyles(page, new Set())).toContain('.a{top:0}');
  expect(existsSync(join(site, 'site.css'))).toBe(false);
});
