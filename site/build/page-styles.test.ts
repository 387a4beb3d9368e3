import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { pageStyles } from './page-styles.ts';

/** Returns the rules of a style sheet that are inlined into a page, without line breaks. */
async function stylesOf(sheet: string, body: string, scripts: Record<string, string> = {}): Promise<string> {
  const site = testFolder({ 'site.css': sheet });
  mkdirSync(join(site, 'assets'));
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(site, 'assets', name), code);
  const { document } = parseHTML(
    `<html><head><link rel="stylesheet" href="/site.css"></head><body>${body}</body></html>`,
  );
  await pageStyles(site).inlineStyles(document);
  expect(document.querySelector('link')).toBeNull();
  return document.querySelector('style')!.textContent.replace(/\n/g, '');
}

const BODY =
  '<template><b class="later"></b></template><p id="c" class="a 2xl:a [&amp;&gt;p]:mt-[(1.5px)]" hrefLang="ar"></p><svg><path fill="var(--drawn)"/></svg>';

test.each([
  ['rules', '.a{top:0}.b{top:0}', '.a{top:0}'],
  ['rules of elements in a template', '.later{top:0}', '.later{top:0}'],
  ['parts of selectors', '.a .b{top:0}.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['selectors of a list', '.a:hover,.b{top:0}', '.a:hover{top:0}'],
  [
    'states of any element',
    ':focus-visible{top:0}::selection{top:0}:disabled{top:0}',
    ':focus-visible{top:0}::selection{top:0}:disabled{top:0}',
  ],
  [
    'rules for attributes that scripts set',
    '[data-open] .a{top:0}.a[aria-selected=true]{top:0}.b[data-open]{top:0}',
    '[data-open] .a{top:0}.a[aria-selected=true]{top:0}',
  ],
  [
    'attributes in any letter case',
    '[hreflang=ar]{top:0}[hreflang=hi]{top:0}[title]{top:0}',
    '[hreflang=ar]{top:0}',
  ],
  ['used selectors in :is()', ':is(.a,.b)>p{top:0}h1{top:0}', ':is(.a)>p{top:0}'],
  ['ids', '#c:target{top:0}#d{top:0}', '#c:target{top:0}'],
  [
    'escaped classes',
    String.raw`.\[\&\>p\]\:mt-\[\(1\.5px\)\]>p{top:0}.\32xl\:a{top:0}.mt-\[1\.5px\]{top:0}.\33xl\:a{top:0}`,
    String.raw`.\[\&\>p\]\:mt-\[\(1\.5px\)\]>p{top:0}.\32xl\:a{top:0}`,
  ],
  ['groups', '@media print{.a{top:0}.b{top:0}}@media print{.b{top:0}}', '@media print{.a{top:0}}'],
  [
    'layers',
    '@layer x,y;@layer y{@supports (top:0){.b{top:0}}}@layer x{.a{top:0}}',
    '@layer x,y;@layer y{}@layer x{.a{top:0}}',
  ],
  [
    'animations',
    '@keyframes b{from{top:0}}@keyframes c{from{top:0}}.a{animation:1s b}',
    '@keyframes b{from{top:0}}.a{animation:1s b}',
  ],
  [
    'custom properties',
    ':root{--b:1px;--c:var(--d);--d:1px;--e:var(--b);--drawn:red}.a{top:var(--c)}',
    ':root{--c:var(--d);--d:1px;--drawn:red}.a{top:var(--c)}',
  ],
])('inlines only what the page can use in any state: %s', async (_, sheet, used) => {
  expect(await stylesOf(sheet, BODY)).toBe(used);
});

test('inlines rules for classes in scripts that the page may fetch', async () => {
  const scripts = {
    'form.x1-_.js': 'import"./field.x2.js";const later=()=>import(`./day.x3.js`)',
    'field.x2.js': 'e({className:"a mt-2"})',
    'day.x3.js': 'e.classList.add("b")',
  };
  const sheet = '.a{top:0}.b{top:0}.mt-2{top:0}.c{top:0}';
  const island = '<astro-island component-url="/assets/form.x1-_.js"></astro-island>';
  expect(await stylesOf(sheet, island, scripts)).toBe('.a{top:0}.b{top:0}.mt-2{top:0}');
});

test('leaves a style sheet for print linked', async () => {
  const { document } = parseHTML('<head><link rel="stylesheet" href="/print.css" media="print"></head>');
  await pageStyles(testFolder({})).inlineStyles(document);
  expect(document.querySelector('link')).not.toBeNull();
});

test('deletes a style sheet after the last page', async () => {
  const site = testFolder({ 'site.css': '.a{top:0}' });
  const { inlineStyles, deleteSheets } = pageStyles(site);
  for (let page = 1; page <= 2; page++) {
    const { document } = parseHTML('<head><link rel="stylesheet" href="/site.css"></head><p class="a"></p>');
    await inlineStyles(document);
    expect(document.toString()).toContain('.a{top:0}');
  }
  deleteSheets();
  expect(existsSync(join(site, 'site.css'))).toBe(false);
});
