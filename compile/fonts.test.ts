import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFaces, siteFonts } from './fonts.ts';

const FAMILIES = { display: 'Eczar', sans: 'Source Sans 3' };

const has = (font: Font, letters: string) =>
  Array.from(letters, (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

test('fonts are cut to what the site says, in whatever alphabet, what is always typed, and the weights in use', async () => {
  const fonts = await siteFonts(FAMILIES, 'Café “नमस्ते”\n', () => undefined);
  const display = fonts.filter(({ kind }) => kind === 'display');
  const [latin, devanagari] = display.map(({ content }) => create(content) as Font);
  expect(has(latin!, 'az09?é“ü')).toEqual([true, true, true, true, true, true, true, false]);
  // Headings have one weight, text two.
  expect(latin!.variationAxes.wght).toBeUndefined();
  expect(has(devanagari!, 'नमसत₹ऐ')).toEqual([true, true, true, true, true, false]);
  const sans = create(fonts.find(({ kind }) => kind === 'sans')!.content) as Font;
  expect(sans.variationAxes.wght).toMatchObject({ min: 400, max: 600 });

  // Only what the site does not say is fetched with the whole file.
  const { whole, cut } = fontFaces('display', 'Eczar', fonts);
  expect(whole).toMatch(/eczar-latin-wght-normal.*unicode-range: U\+A1-/s);
  expect(whole).not.toMatch(/U\+(20-|E0-FF)/);
  // The rest are files, which are shown whenever they have come.
  expect(cut[0]).toContain(`url('./${fonts[0]!.file}')`);
  expect(cut[0]).toContain('font-display: swap');
  expect(cut[0]).toMatch(/unicode-range: U\+20-7E, U\+A0, .*U\+E9, /);
});

test('a file is made again only for other letters', async () => {
  const first = await siteFonts(FAMILIES, 'a', () => undefined);
  const kept = new Map(first.map(({ file, content }) => [file, content]));
  const made = async (text: string) =>
    (await siteFonts(FAMILIES, text, (file) => kept.get(file))).filter(
      ({ content }, at) => content !== first[at]!.content,
    );
  expect(await made('b')).toEqual([]);
  expect(await made('é')).toHaveLength(2);
});

test('what stands in for a font is as wide as it, space by space and letter by letter, in each alphabet that it is there for', async () => {
  const of = async (text: string) =>
    fontFaces('display', 'Eczar', await siteFonts(FAMILIES, text, () => undefined)).standIns;
  const standIn = (faces: string[], name: string, range: string) =>
    faces.find((face) => face.includes(name) && face.includes(`range: ${range}`));
  const english = await of('');
  // Letters of 492 thousandths of an em in place of Georgia's 485, and spaces of 265 in place of 241.
  expect(standIn(english, 'Georgia', 'U+0-1F')).toContain('size-adjust: 101.41%');
  expect(standIn(english, 'Georgia', 'U+20,')).toContain('size-adjust: 109.96%');
  expect(english.join()).not.toContain('Noto Serif Devanagari');
  expect(standIn(await of('कितना समय'), 'Noto Serif Devanagari', 'U+900-97F')).toBeDefined();
});
