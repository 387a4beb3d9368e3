import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { siteFonts } from './fonts.ts';

const FAMILIES = { display: 'Eczar', sans: 'Source Sans 3' };

const has = (font: Font, letters: string) =>
  Array.from(letters, (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

test('fonts contain only the characters of the site, those that visitors type, and the weights in use', async () => {
  const fonts = await siteFonts(FAMILIES, 'Café “नमस्ते”\n', () => undefined);
  const display = fonts.filter(({ kind }) => kind === 'display');
  const [latin, devanagari] = display.map(({ content }) => create(content) as Font);
  expect(has(latin!, 'az09?é“ü')).toEqual([true, true, true, true, true, true, true, false]);
  // Headings have one weight, text two.
  expect(latin!.variationAxes.wght).toBeUndefined();
  expect(has(devanagari!, 'नमसत₹ऐ')).toEqual([true, true, true, true, true, false]);
  const sans = create(fonts.find(({ kind }) => kind === 'sans')!.content) as Font;
  expect(sans.variationAxes.wght).toMatchObject({ min: 400, max: 600 });

  // The full font is loaded only for other characters.
  const { full, subset } = fontFaces('display', 'Eczar', fonts);
  expect(full).toMatch(/eczar-latin-wght-normal.*unicode-range: U\+A1-/s);
  expect(full).not.toMatch(/U\+(20-|E0-FF)/);
  // The subsets are files that replace the fallback as soon as they have loaded.
  expect(subset[0]).toContain(`url('./${fonts[0]!.file}')`);
  expect(subset[0]).toContain('font-display: swap');
  expect(subset[0]).toMatch(/unicode-range: U\+20-7E, U\+A0, .*U\+E9, /);
});

test('fallbacks are as wide as the font, in letters and spaces, in each alphabet that the site uses', async () => {
  const of = async (text: string) =>
    fontFaces('display', 'Eczar', await siteFonts(FAMILIES, text, () => undefined)).fallbacks;
  const fallback = (faces: string[], name: string, range: string) =>
    faces.find((face) => face.includes(name) && face.includes(`range: ${range}`));
  const english = await of('');
  // Letters have 492 thousandths of an em and Georgia's 485; spaces have 265 and Georgia's 241.
  expect(fallback(english, 'Georgia', 'U+0-1F')).toContain('size-adjust: 101.41%');
  expect(fallback(english, 'Georgia', 'U+20,')).toContain('size-adjust: 109.96%');
  expect(english.join()).not.toContain('Noto Serif Devanagari');
  expect(fallback(await of('कितना समय'), 'Noto Serif Devanagari', 'U+900-97F')).toBeDefined();
});

test('Marathi has the same joined letters as Hindi', async () => {
  const words = ['खर्च', 'संपर्क', 'सर्व', 'क्ष', 'ज्ञ'];
  const fonts = await siteFonts(FAMILIES, words.join(''), () => undefined);
  const font = create(fonts.find(({ file }) => file.includes('devanagari'))!.content) as Font;
  const widths = (language: string) =>
    words.map((word) => font.layout(word, undefined, 'dev2', language).advanceWidth);
  expect(widths('MAR ')).toEqual(widths('HIN '));
});
