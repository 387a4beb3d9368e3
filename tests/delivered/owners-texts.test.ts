import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CLINICS } from '../helpers/clinics.ts';
import { all, readSite, textOf } from '../helpers/delivered-pages.ts';

// Every text of the clinic's data must appear on some page, so that no screen forgets a field.

/**
 * Texts that appear on no page: metadata, texts of e-mails, future announcements, the reason of a visit
 * that an address names, text beyond a card's excerpt, and translated sections of a policy that the site
 * leaves out.
 */
const NOT_ON_A_PAGE =
  /^(\w\w\/)?(clinic\.yaml: (closures|timeZone|banner\.reason)|tell-us-first\.yaml: .*\.short|categories\.yaml: groups\.\d+\.(procedures|reason|benefits\.([2-9]|\d\d)))|^\w\w\/pages\/privacy-policy/;

/** Lists each text of a file with its path, except texts that only some sites show. */
function textsIn(data: unknown, place: string): [place: string, text: string][] {
  if (typeof data === 'string') return [[place, data]];
  if (typeof data !== 'object' || data === null) return [];
  if (
    ['forms', 'host', 'languages'].some((each) => typeof (data as Record<string, unknown>)[each] === 'string')
  )
    return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, place.endsWith(': ') ? place + key : `${place}.${key}`),
  );
}

/** Returns the lines of a Markdown text without markup. */
function linesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) =>
      line
        .replace(/^(#+|[-*]|\d+\.|>) +/, '')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/[*_`]+/g, ''),
    )
    .filter((line) => /^\w/.test(line) && !line.includes('|'));
}

function ownersTexts(folder: string): [place: string, text: string][] {
  return globSync('**/*.{yaml,md}', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.yaml')) return textsIn(parse(source), `${file}: `);
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source)!;
    if (/^draft: true$/m.test(head)) return [];
    return [
      ...textsIn(parse(head), `${file}: `),
      ...linesOf(body).map((line) => [file, line] as [string, string]),
    ];
  });
}

// The last clinic is left out, because its owner has written no texts.
describe.each(CLINICS.slice(0, -1))('$name', ({ site: folder, content }) => {
  const site = readSite(folder);
  const siteText = site.everyPage
    .flatMap(({ document }) => [
      textOf(document.body),
      ...all(document, '[alt], [aria-label], meta[content]').map(
        (each) =>
          each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? each.getAttribute('content')!,
      ),
    ])
    .join('\n')
    .replace(/\s+/g, ' ');

  test('every text of the data is on a page', () => {
    // If the clinic has no data for a screen, the screen's texts are on no page.
    const hasAll = ['/about', '/gallery/before-after', '/international-patients'].every(site.has);
    const texts = ownersTexts(content).filter(
      ([place]) => !NOT_ON_A_PAGE.test(place) && (hasAll || !place.startsWith('pages/')),
    );
    expect(texts.length).toBeGreaterThan(100);
    const missing = texts.flatMap(([place, text]) =>
      text
        .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        // Pages have values instead of placeholders. Ids and file names have fewer than three words.
        .split(/\{[\w.|-]+\}|\n/)
        // Numbers of steps are markers of a list.
        .map((part) =>
          part
            .replace(/\s+/g, ' ')
            .replace(/^ ?\d+\. /, '')
            .trim(),
        )
        .filter((part) => part.split(' ').length > 2 && !siteText.includes(part))
        .map((part) => `${place}: ${part.slice(0, 80)}`),
    );
    expect(missing).toEqual([]);
  });
});
