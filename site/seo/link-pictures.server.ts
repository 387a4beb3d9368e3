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

/** A picture file. `file` is its path below the site's root, with a hash of the content. */
export type DeliveredPicture = { file: string; content: Buffer };

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 80;
/** The greatest width of the text; the window is to the right of it. */
const TEXT_WIDTH = 630;
const NAME_LINES = 3;
const MAX_NAME_SIZE = 104;
const LINE_HEIGHT = 1.05;
const SMALL_TEXT_SIZE = 38;
/** The top of the sill, on which the window stands. */
const SILL_TOP = 540;
const WINDOW_SCALE = 0.625;
const QUALITY = 88;

/** The font of headings, then fonts of other scripts for letters that it lacks. */
const fonts = displayFontFiles.map((file) => create(readFileSync(file)) as Font);

/** A line of text as SVG paths. The unit is the font size. */
type Outlines = { width: number; paths: string };

/** The first font that has a letter. */
function fontOf(letter: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/**
 * Converts a line of text to outlines, so that the result does not depend on the fonts of the build machine.
 */
function layOutLine(text: string): Outlines {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    // Without its accent if no font has the accented letter.
    const letter = fontOf(character) ? character : character.normalize('NFD')[0]!;
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  let width = 0;
  let paths = '';
  // fontkit lays out each run in the direction of its script; the runs follow the direction of the language.
  for (const { font, text: run } of language.direction === 'rtl' ? runs.toReversed() : runs) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const transform = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      paths += `<path transform="${transform}" d="${glyph.path.toSVG()}"/>`;
      width += xAdvance * scale;
    });
  }
  return { width, paths };
}

/** Breaks a text at spaces into lines of at most `maxWidth` font sizes. */
function layOutLines(text: string, maxWidth: number): Outlines[] {
  let lines: string[] = [];
  for (const word of text.split(' ')) {
    const longerLine = [...lines.slice(-1), word].join(' ');
    if (layOutLine(longerLine).width <= maxWidth) lines = [...lines.slice(0, -1), longerLine];
    else lines.push(word);
  }
  return lines.map(layOutLine);
}

/** The clinic's name in the largest size at which it fits into `NAME_LINES` lines. */
function layOutName(name: string): { lines: Outlines[]; size: number } {
  for (let size = MAX_NAME_SIZE; ; size -= 4) {
    const lines = layOutLines(name, TEXT_WIDTH / size);
    const fits = lines.length <= NAME_LINES && lines.every(({ width }) => width * size <= TEXT_WIDTH);
    if (fits || size <= 24) return { lines, size };
  }
}

function textShapes(line: Outlines, size: number, baseline: number, color: string): string {
  return `<g transform="translate(${MARGIN} ${baseline}) scale(${size})" fill="${color}">${line.paths}</g>`;
}

/** The window in the clinic's colours, in its own coordinates. */
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
  const { lines, size } = layOutName(name);
  const area = layOutLine(areaText(address));
  const lineHeight = size * LINE_HEIGHT;
  const firstBaseline = SILL_TOP / 2 + 26 - ((lines.length - 1) * lineHeight) / 2;
  const lastBaseline = firstBaseline + (lines.length - 1) * lineHeight;
  const [width, height] = [WINDOW_SIZE.width * WINDOW_SCALE, WINDOW_SIZE.height * WINDOW_SCALE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    band(0, SILL_TOP, `fill="${colors.mist}"`),
    `<svg x="${WIDTH - MARGIN - width}" y="${SILL_TOP - height}" width="${width}" height="${height}" viewBox="0 0 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}">${windowShapes()}</svg>`,
    band(SILL_TOP, HEIGHT - SILL_TOP, `fill="${colors.sand}"`),
    band(SILL_TOP, 14, `fill="${colors.sill}"`),
    band(SILL_TOP + 14, 20, `fill="${colors['sill-front']}"`),
    band(SILL_TOP + 34, 8, `fill="${colors.night}" opacity=".1"`),
    textShapes(
      layOutLine(words.cards[kind]),
      SMALL_TEXT_SIZE,
      firstBaseline - size * 0.8 - 22,
      colors['terracotta-deep'],
    ),
    ...lines.map((line, index) =>
      textShapes(line, size, firstBaseline + index * lineHeight, colors['sea-deep']),
    ),
    textShapes(
      area,
      Math.min(SMALL_TEXT_SIZE, TEXT_WIDTH / area.width),
      lastBaseline + 66,
      colors['ink-soft'],
    ),
    '</svg>',
  ].join('');
}

/**
 * Draws the pictures that social networks show with links, from the clinic's name and colours. JPEG, because
 * every network supports it.
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
