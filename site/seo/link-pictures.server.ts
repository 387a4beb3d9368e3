import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { colors, displayFontFiles } from '#clinic/colors.ts';
import { language } from '#words/language.ts';
import { words } from '#words/seo.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import type { LinkPicture } from '../../domain/web/screens.ts';
import { WINDOW, WINDOW_SIZE } from '../ui/window-drawing.ts';
import { SOCIAL_PICTURE_SIZE } from './social-tags.ts';

/** A picture as it is delivered: below the site's root, under a name that changes with it. */
export type DeliveredPicture = { file: string; content: Buffer };

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 80;
/** As wide as text may run: the window stands at its right. */
const TEXT_WIDTH = 630;
const NAME_LINES = 3;
const MAX_NAME_SIZE = 104;
const LINE_HEIGHT = 1.05;
const SMALL_TEXT_SIZE = 38;
/** Where the sill begins, on which the window stands. */
const SILL_TOP = 540;
const WINDOW_SCALE = 0.625;
const QUALITY = 88;

/** The font of headings, and files of other scripts for the letters that the first one lacks. */
const fonts = displayFontFiles.map((file) => create(readFileSync(file)) as Font);

/** A line of text as outlines, in a box of one unit a font size. */
type Outlines = { width: number; paths: string };

function fontOf(letter: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** Sets a line of text. As outlines it needs no font of the machine that builds. */
function setLine(text: string): Outlines {
  const runs: { font: Font; text: string }[] = [];
  for (const written of text) {
    // Without its accent rather than not at all.
    const letter = fontOf(written) ? written : written.normalize('NFD')[0]!;
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  let width = 0;
  let paths = '';
  // A run is laid out in its own direction; they follow one another in that of the language.
  for (const { font, text: run } of language.direction === 'rtl' ? runs.toReversed() : runs) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const place = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      paths += `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
      width += xAdvance * scale;
    });
  }
  return { width, paths };
}

/** Breaks a text into lines that are no wider than `widest` font sizes, where it has spaces. */
function setLines(text: string, widest: number): Outlines[] {
  let lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (setLine(longer).width <= widest) lines = [...lines.slice(0, -1), longer];
    else lines.push(word);
  }
  return lines.map(setLine);
}

/** The name in the largest size in which it needs no more than three lines, none too wide. */
function setName(name: string): { lines: Outlines[]; size: number } {
  for (let size = MAX_NAME_SIZE; ; size -= 4) {
    const lines = setLines(name, TEXT_WIDTH / size);
    const fits = lines.length <= NAME_LINES && lines.every(({ width }) => width * size <= TEXT_WIDTH);
    if (fits || size <= 24) return { lines, size };
  }
}

function placeText(line: Outlines, size: number, baseline: number, color: string): string {
  return `<g transform="translate(${MARGIN} ${baseline}) scale(${size})" fill="${color}">${line.paths}</g>`;
}

/** The window in the clinic's colours, in a box of its own size. */
function windowShapes(): string {
  const sheets = WINDOW.map(
    ({ path, color, opacity = 1, place: [x, y] = [0, 0] }) =>
      `<path fill="${colors[color]}" opacity="${opacity}" transform="translate(${x} ${y})" d="${path}"/>`,
  );
  return `<g fill-rule="evenodd">${sheets.join('')}</g>`;
}

function band(top: number, height: number, fill: string): string {
  return `<path ${fill} d="M0 ${top}h${WIDTH}v${height}H0z"/>`;
}

function drawPicture(kind: LinkPicture, { name, address }: Pick<ClinicFacts, 'name' | 'address'>): string {
  const { lines, size } = setName(name);
  const area = setLine(areaText(address));
  const step = size * LINE_HEIGHT;
  const first = SILL_TOP / 2 + 26 - ((lines.length - 1) * step) / 2;
  const last = first + (lines.length - 1) * step;
  const [width, height] = [WINDOW_SIZE.width * WINDOW_SCALE, WINDOW_SIZE.height * WINDOW_SCALE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    band(0, SILL_TOP, `fill="${colors.mist}"`),
    `<svg x="${WIDTH - MARGIN - width}" y="${SILL_TOP - height}" width="${width}" height="${height}" viewBox="0 0 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}">${windowShapes()}</svg>`,
    band(SILL_TOP, HEIGHT - SILL_TOP, `fill="${colors.sand}"`),
    band(SILL_TOP, 14, `fill="${colors.sill}"`),
    band(SILL_TOP + 14, 20, `fill="${colors['sill-front']}"`),
    band(SILL_TOP + 34, 8, `fill="${colors.night}" opacity=".1"`),
    placeText(setLine(words.cards[kind]), SMALL_TEXT_SIZE, first - size * 0.8 - 22, colors['terracotta-deep']),
    ...lines.map((line, at) => placeText(line, size, first + at * step, colors['sea-deep'])),
    placeText(area, Math.min(SMALL_TEXT_SIZE, TEXT_WIDTH / area.width), last + 66, colors['ink-soft']),
    '</svg>',
  ].join('');
}

/**
 * Draws the pictures that go with links, from the clinic's name and colours: JPEG, which every network reads, in the one
 * size they all show whole.
 */
export async function linkPictures(
  clinic: Pick<ClinicFacts, 'name' | 'address'>,
  kinds: Iterable<LinkPicture>,
): Promise<Map<LinkPicture, DeliveredPicture>> {
  const pictures = new Map<LinkPicture, DeliveredPicture>();
  for (const kind of kinds) {
    const content = await sharp(Buffer.from(drawPicture(kind, clinic)))
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    pictures.set(kind, { file: `social/${kind}-${hash}.jpg`, content });
  }
  return pictures;
}
