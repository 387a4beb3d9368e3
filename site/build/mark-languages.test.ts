import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { markLanguages } from './mark-languages.ts';

const TEXTS = ['Ask before you book a flight.', '12 Station Road', 'Kothrud'];

/** Returns the body of a page after its languages are marked. */
function marked(html: string, language = 'ar-AE'): string {
  const { document } = parseHTML(`<!DOCTYPE html><html lang="${language}"><body>${html}</body></html>`);
  markLanguages(document as unknown as Document, TEXTS);
  return document.body.innerHTML;
}

test.each([
  [
    '<p class="intro">Ask before you\n book a flight.</p>',
    '<p dir="ltr" lang="en" class="intro">Ask before you\n book a flight.</p>',
  ],
  [
    '<a href="/ar">12 Station Road, Kothrud 411038</a>',
    '<a dir="ltr" lang="en" href="/ar">12 Station Road, Kothrud 411038</a>',
  ],
  ['<p>العنوان: <b>Kothrud</b></p>', '<p>العنوان: <b lang="en">Kothrud</b></p>'],
  [
    '<p>العنوان <br>12 Station Road</p>',
    '<p>العنوان <br><span dir="ltr" lang="en">12 Station Road</span></p>',
  ],
  ['<img alt="12 Station Road">', '<img lang="en" alt="12 Station Road">'],
])('marks texts without a translation: %s', (html, expected) => {
  expect(marked(html)).toBe(expected);
});

test('adds no element to a text of an island', () => {
  expect(marked('<astro-island><p>Kothrud</p><p>العنوان <br>Kothrud</p></astro-island>')).toBe(
    '<astro-island><p lang="en">Kothrud</p><p>العنوان <br>Kothrud</p></astro-island>',
  );
});

test.each([
  '<p>نص عربي عن Kothrud</p>',
  '<p lang="en"><b>Kothrud</b></p>',
  '<script>"Kothrud"</script>',
  '<p>Worli Bay Dental</p>',
])('leaves alone: %s', (html) => {
  expect(marked(html)).toBe(html);
});

test('isolates telephone numbers in right-to-left text', () => {
  const { document } = parseHTML(
    '<!DOCTYPE html><html lang="ar-AE" dir="rtl"><body><p>اتصلوا على +91 98765 43210 أو 022 2493 1234، 2008-2025.</p><a dir="ltr">+91 98765 43210</a><astro-island><p>أو +91 98765</p></astro-island></body></html>',
  );
  markLanguages(document as unknown as Document, []);
  expect(document.body.innerHTML).toBe(
    '<p><span>اتصلوا على <bdi dir="ltr">+91 98765 43210</bdi> أو <bdi dir="ltr">022 2493 1234</bdi>، 2008-2025.</span></p><a dir="ltr">+91 98765 43210</a><astro-island><p>أو +91 98765</p></astro-island>',
  );
});

test('marks terms in brackets', () => {
  expect(marked('<p>علاج العصب (root canal) والتاج (crown).</p>')).toBe(
    '<p><span>علاج العصب (<bdi lang="en">root canal</bdi>) والتاج (<bdi lang="en">crown</bdi>).</span></p>',
  );
  const french = '<p>La dévitalisation (par exemple)</p>';
  expect(marked(french, 'fr-FR')).toBe(french);
});
