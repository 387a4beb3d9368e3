import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, visibleLength } from './clean-text.ts';

const BREAKS = ['\r\n', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const CONTROLS = ['\t', '\0', '\u001b', '\u007f', '\u009f'];
const SPACES = ['\u00a0', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\u2800'];
const DASHES = '-‐‑‒–—―−﹘﹣－⁃˗᠆־⸺〜';

test.each([
  [
    'a line break, control character or space of another width',
    ' ',
    [...BREAKS, ...CONTROLS, ...SPACES],
    'one',
  ],
  ['a line break in a text of several lines', '\n', [...BREAKS, '\r'], 'many'],
  ['another control character in such a text', ' ', CONTROLS, 'many'],
  ['a dash', '-', [...DASHES], 'one'],
  ['a plus sign', '+', [...'＋﹢⁺₊˖﬩'], 'one'],
] as const)('replaces %s by %j', (_, by, signs, lines) => {
  for (const sign of signs)
    expect(cleanText(`Asha${sign}Rao`, lines), JSON.stringify(sign)).toBe(`Asha${by}Rao`);
});

test('trims spaces and line breaks', () => {
  for (const sign of [...BREAKS, ...SPACES]) expect(cleanText(`${sign}Asha${sign}`, 'many')).toBe('Asha');
});

test('removes invisible characters', () => {
  for (const sign of '\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202d\u202e\u2060\u2064\u2066\u2069\u206f\u3164\ufe0f\ufeff\uffa0\ufffb\ufffc\ufffe\u{1d173}\u{e0001}\u{e0041}\u{e0100}') {
    expect(cleanText(`${sign}Asha ${sign}Ra${sign}o${sign}`), JSON.stringify(sign)).toBe('Asha Rao');
    expect(visibleLength(cleanText(sign + sign)), JSON.stringify(sign)).toBe(0);
  }
});

test('removes lone surrogates and keeps pairs', () => {
  expect(cleanText('A\ud800sha\udc00 😀')).toBe('Asha 😀');
});

test.each([
  '9876543210',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '۹۸۷۶۵۴۳۲۱۰',
  '૯૮૭૬૫૪૩૨૧૦',
  '৯৮৭৬৫৪৩২১০',
  '９８７６５４３２１０',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
])('turns the digits %s into Latin ones', (digits) => {
  expect(cleanText(digits)).toBe('9876543210');
});

test('composes letters and accents', () => {
  expect(cleanText('Jose\u0301 A\u030angstro\u0308m')).toBe('José Ångström');
  expect(cleanText('Jose\u034f\u0301')).toBe('José');
});

test.each(['क्‍षमा', 'नरेन्‍द्र', 'می‌خواهم', 'علی‌رضا', 'ক্‌ষ', 'ശ്രീ‌മതി'])(
  'keeps a joiner inside a word that needs it: %s',
  (name) => {
    expect(cleanText(name)).toBe(name.normalize('NFC'));
    expect(cleanText(`\u200c${name}\u200d`)).toBe(name.normalize('NFC'));
  },
);

test.each(['A\u200dsha', 'Я\u200cна', 'क\u200d\u200dष', 'क\u200d अ', 'क\u200dA'])(
  'removes a joiner elsewhere: %j',
  (text) => {
    expect(cleanText(text)).toBe(text.replace(/[\u200c\u200d]/g, ''));
  },
);

test.each(['👨‍👩‍👧', '❤️', '👍🏽', '👩🏽‍⚕️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '🇮🇳'])(
  'keeps an emoji of several code points: %s',
  (emoji) => {
    expect(cleanText(`Thanks ${emoji}`, 'many')).toBe(`Thanks ${emoji}`);
  },
);

test.each([
  ['Asha', 4],
  ['Jo\u0301', 2],
  ['A\u0301\u0335', 1],
  ['\u0301\u0302', 0],
  ['री', 2],
  ['क्‍ष', 3],
  ['', 0],
])('%j has %i visible characters', (text, length) => {
  expect(visibleLength(cleanText(text))).toBe(length);
});

describe('for any text', () => {
  const sign = fc.constantFrom(
    ...'aA1९-–〰➖❤👩\u200b\u200c\u200d\ufe0f\u0301\u034f\u202e\u00a0\r\n\u2028\t\ud83d\udc69\udfffकن',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign).map((signs) => signs.join('')),
  );
  const lines = fc.constantFrom('one' as const, 'many' as const);

  test('cleaning is idempotent', () => {
    fc.assert(
      fc.property(text, lines, (given, how) => {
        const once = cleanText(given, how);
        expect(cleanText(once, how)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('the result has no characters that are unsafe in a header or a page', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(cleanText(given)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(cleanText(given, 'many')).not.toMatch(/[^\P{Cc}\n]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
