import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import sharp from 'sharp';
import { colors, displayFontFiles } from '#clinic/colors.ts';
import { language } from '#words/language.ts';
import { pictureFiles } from '#clinic/picture-files.ts';
import { words } from '#words/seo.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { pictureAddress, type PictureSet } from '../../domain/clinic/picture-set.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import type { LinkPicture } from '../../domain/web/screens.ts';
import { isDrawnView, type DrawnView, type View } from '../../domain/clinic/view.ts';
import { WINDOW_SIZE, windowSheets } from '../parts/window/window-drawing.ts';
import { SOCIAL_PICTURE_SIZE } from './social-tags.ts';

/** The content of the picture that is shown with a link. */
export type LinkCard = {
  /** pages with the same kind and slug share a picture */
  kind: LinkPicture;
  slug?: string;
  /** the title, if the page has its own picture; by default the clinic's name or the kind of page */
  title?: string;
  /** the picture in an arch that replaces the clinic's window or photograph */
  image?: PictureSet | undefined;
};

type CardFacts = Pick<ClinicFacts, 'name' | 'address' | 'view'> & {
  /** the photograph of a clinic whose view is `photo` */
  photo?: PictureSet | undefined;
  /** the drawing of the town by day, for a clinic whose view is `town` */
  townStill?: string | undefined;
};

/** A picture file. `file` is its path below the site's root and contains a hash of the content. */
export type DeliveredPicture = { file: string; content: Buffer };

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 80;
/** The maximum width of the text. The window or the arch is beside the text. */
const TEXT_WIDTH = { window: 630, arch: 545, none: WIDTH - 2 * MARGIN };
const MAX_LINES = { name: 3, title: 4 };
const MAX_SIZE = { name: 104, title: 72 };
/** The line height in font sizes. Scripts with marks above their letters need more. */
const LINE_HEIGHT = { latin: 1.05, other: 1.25 };
const SMALL_TEXT_SIZE = 38;
/** The top of the sill, on which the window stands. */
const SILL_TOP = 540;
const WINDOW_SCALE = 0.625;
/** The drawing of the town has 900 × 1001 units and its sill is at 926. These are the scaled sizes. */
const TOWN = { width: 394, height: 438, sillTop: 405 };
/** The arch around a page's own picture. It is wider than the window, to show more of the picture. */
const ARCH = { width: 464, height: 476 };
const QUALITY = 88;

type Font = { shaper: harfbuzz.Font; unitsPerEm: number; codePoints: ReadonlySet<number> };

async function readFont(file: string): Promise<Font> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await convert(readFileSync(file), 'sfnt')));
  return {
    shaper: new harfbuzz.Font(face),
    unitsPerEm: face.upem,
    codePoints: new Set(face.collectUnicodes()),
  };
}

/** The font of headings, then fonts for letters of other scripts. */
const fonts: Font[] = [];
// The fonts are read one after another, because the converter keeps its result in shared memory.
for (const file of displayFontFiles) fonts.push(await readFont(file));

/** A line of text as SVG paths. The unit is the font size. */
type Outlines = { width: number; paths: string };

/** Returns the first font that has a letter. */
function fontOf(letter: string): Font | undefined {
  return fonts.find(({ codePoints }) => codePoints.has(letter.codePointAt(0)!));
}

/** Converts a line of text to outlines, because the build machine may not have the fonts. */
function layOutLine(text: string): Outlines {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    // A letter loses its accent if no font has the accented letter.
    const letter = fontOf(character) ? character : character.normalize('NFD')[0]!;
    const last = runs.at(-1);
    // A mark is set in the font of its letter, because it cannot be shaped alone.
    const font = last && /^\p{M}/u.test(letter) ? last.font : fontOf(letter);
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  let width = 0;
  let paths = '';
  // Letters in a run follow the direction of their script. The runs follow the direction of the language.
  for (const { font, text: run } of language.direction === 'rtl' ? runs.toReversed() : runs) {
    const scale = 1 / font.unitsPerEm;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font.shaper, buffer);
    const positions = buffer.getGlyphPositions();
    // harfbuzz calls the number of a glyph `codepoint`.
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const transform = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      paths += `<path transform="${transform}" d="${font.shaper.glyphToPath(codepoint)}"/>`;
      width += xAdvance * scale;
    }
  }
  return { width, paths };
}

/** Breaks a text at spaces into lines that are at most `maxWidth` font sizes wide. */
function layOutLines(text: string, maxWidth: number): Outlines[] {
  let lines: string[] = [];
  for (const word of text.split(' ')) {
    const longerLine = [...lines.slice(-1), word].join(' ');
    if (layOutLine(longerLine).width <= maxWidth) lines = [...lines.slice(0, -1), longerLine];
    else lines.push(word);
  }
  return lines.map(layOutLine);
}

/** Lays out a heading in the largest size at which it fits. */
function layOutHeading(
  text: string,
  { maxSize, maxLines, width: maxWidth }: { maxSize: number; maxLines: number; width: number },
): { lines: Outlines[]; size: number } {
  for (let size = maxSize; ; size -= 4) {
    const lines = layOutLines(text, maxWidth / size);
    const fits = lines.length <= maxLines && lines.every(({ width }) => width * size <= maxWidth);
    if (fits || size <= 24) return { lines, size };
  }
}

const isRightToLeft = language.direction === 'rtl';

function textShapes(line: Outlines, size: number, baseline: number, color: string): string {
  const left = isRightToLeft ? WIDTH - MARGIN - line.width * size : MARGIN;
  return `<g transform="translate(${left} ${baseline}) scale(${size})" fill="${color}">${line.paths}</g>`;
}

/** Returns a line of small text. It is made smaller if it is too long. */
function smallTextShapes(text: string, maxWidth: number, baseline: number, color: string): string {
  const line = layOutLine(text);
  return textShapes(line, Math.min(SMALL_TEXT_SIZE, maxWidth / line.width), baseline, color);
}

/** Returns the window in the clinic's colours, in its own coordinates. */
function windowShapes(view: DrawnView): string {
  const sheets = windowSheets(view).map(
    ({ path, color, opacity = 1, place: [x, y] = [0, 0] }) =>
      `<path fill="${colors[color]}" opacity="${opacity}" transform="translate(${x} ${y})" d="${path}"/>`,
  );
  return `<g fill-rule="evenodd">${sheets.join('')}</g>`;
}

function band(top: number, height: number, fill: string): string {
  return `<path ${fill} d="M0 ${top}h${WIDTH}v${height}H0z"/>`;
}

/** Returns the outline of the arch. The top and the sides move inwards by `inset`. */
function archPath(inset: number): string {
  const radius = ARCH.width / 2 - inset;
  return `M${inset} ${ARCH.height}V${ARCH.width / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${ARCH.height}z`;
}

/**
 * Returns a picture in an arch, in the coordinates of the arch. It has the frame of the window if the clinic
 * has one.
 */
async function archShapes(image: PictureSet, isFramed: boolean): Promise<string> {
  const picture = await sharp(pictureFiles[pictureAddress(image)]!)
    .autoOrient()
    .resize({ ...ARCH, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photo = `<image width="${ARCH.width}" height="${ARCH.height}" href="data:image/png;base64,${picture.toString('base64')}"/>`;
  const clipTo = (inset: number) => `<clipPath id="arch"><path d="${archPath(inset)}"/></clipPath>`;
  const shadow = `<path fill="${colors.night}" opacity=".12" transform="translate(7 0)" d="${archPath(0)}"/>`;
  if (!isFramed) return `${clipTo(0)}${shadow}<g clip-path="url(#arch)">${photo}</g>`;
  return [
    clipTo(34),
    shadow,
    `<path fill="${colors.sand}" d="${archPath(0)}"/>`,
    `<path fill="${colors.white}" d="${archPath(16)}"/>`,
    `<path fill="${colors.sea}" d="${archPath(27)}"/>`,
    `<g clip-path="url(#arch)">`,
    photo,
    // This is the shadow of the frame on the picture.
    `<path fill="${colors.night}" fill-rule="evenodd" opacity=".15" transform="translate(6 7)" d="${archPath(0)}${archPath(34)}"/>`,
    '</g>',
  ].join('');
}

function sillShapes(): string {
  return [
    band(SILL_TOP, 14, `fill="${colors.sill}"`),
    band(SILL_TOP + 14, 20, `fill="${colors['sill-front']}"`),
    band(SILL_TOP + 34, 8, `fill="${colors.night}" opacity=".1"`),
  ].join('');
}

/** Returns the window, or the picture in an arch, standing on the sill. Returns '' if there is neither. */
async function frameShapes(
  image: PictureSet | undefined,
  view: View,
  townStill: string | undefined,
): Promise<string> {
  if (image) {
    const shapes = await archShapes(image, isDrawnView(view));
    return `<svg ${placeOnSill(ARCH)} viewBox="0 0 ${ARCH.width} ${ARCH.height}" overflow="visible">${shapes}</svg>`;
  }
  if (!isDrawnView(view)) return '';
  if (townStill) {
    const { width, height, sillTop } = TOWN;
    const left = isRightToLeft ? MARGIN : WIDTH - MARGIN - width;
    return `<svg x="${left}" y="${SILL_TOP - sillTop}" width="${width}" height="${height}">${townStill}</svg>`;
  }
  const { width, height } = WINDOW_SIZE;
  const size = { width: width * WINDOW_SCALE, height: height * WINDOW_SCALE };
  return `<svg ${placeOnSill(size)} viewBox="0 0 ${width} ${height}">${windowShapes(view)}</svg>`;
}

/** Returns the SVG attributes that place a drawing on the sill, beside the text. */
function placeOnSill({ width, height }: { width: number; height: number }): string {
  const left = isRightToLeft ? MARGIN : WIDTH - MARGIN - width;
  return `x="${left}" y="${SILL_TOP - height}" width="${width}" height="${height}"`;
}

async function drawPicture(
  { kind, title, image: own }: LinkCard,
  { name, address, view, photo, townStill }: CardFacts,
): Promise<string> {
  const image = own ?? photo;
  const isOfClinic = kind === 'home';
  const maxWidth = TEXT_WIDTH[image ? 'arch' : isDrawnView(view) ? 'window' : 'none'];
  const role = isOfClinic ? 'name' : 'title';
  const heading = isOfClinic ? name : (title ?? words.cards[kind]);
  const { lines, size } = layOutHeading(heading, {
    maxSize: MAX_SIZE[role],
    maxLines: MAX_LINES[role],
    width: maxWidth,
  });
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(heading);
  const lineHeight = size * LINE_HEIGHT[isLatin ? 'latin' : 'other'];
  const firstBaseline = SILL_TOP / 2 + 26 - ((lines.length - 1) * lineHeight) / 2;
  const lastBaseline = firstBaseline + (lines.length - 1) * lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    band(0, SILL_TOP, `fill="${colors.mist}"`),
    band(SILL_TOP, HEIGHT - SILL_TOP, `fill="${colors.sand}"`),
    isDrawnView(view) ? sillShapes() : '',
    await frameShapes(image, view, townStill),
    smallTextShapes(
      isOfClinic ? words.cards.home : name,
      maxWidth,
      firstBaseline - size * 0.8 - 22,
      colors['terracotta-deep'],
    ),
    ...lines.map((line, index) =>
      textShapes(line, size, firstBaseline + index * lineHeight, colors['sea-deep']),
    ),
    smallTextShapes(areaText(address), maxWidth, lastBaseline + 66, colors['ink-soft']),
    '</svg>',
  ].join('');
}

/** Returns the name that identifies the picture of a card. */
export function cardName({ kind, slug }: LinkCard): string {
  return slug ? `${kind}-${slug}` : kind;
}

/**
 * Draws the pictures that social networks show with links, from the clinic's name and colours and the pages'
 * titles and pictures. Their format is JPEG, because every network supports it.
 *
 * @returns the pictures by `cardName`
 */
export async function linkPictures(
  clinic: CardFacts,
  cards: Iterable<LinkCard>,
): Promise<Map<string, DeliveredPicture>> {
  const pictures = new Map<string, DeliveredPicture>();
  for (const card of cards) {
    const name = cardName(card);
    if (pictures.has(name)) continue;
    const content = await sharp(Buffer.from(await drawPicture(card, clinic)))
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    pictures.set(name, { file: `social/${name}-${hash}.jpg`, content });
  }
  return pictures;
}
