import sharp from 'sharp';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { throwMistakes } from './mistakes.ts';
import { readText } from './text-file.ts';

// A drawing is delivered as its owner wrote it, at an address that can be opened by itself: it may do no more than a picture
// does. Styles are refused since a page's security policy, sent with every file, makes some browsers leave them out.
const REFUSED: [found: RegExp, what: string, instead: string][] = [
  [/<script\b/i, 'a script', 'it should be free of scripts'],
  [/\son\w+\s*=/i, 'a script that waits for an event', 'it should be free of scripts'],
  [/<foreignObject\b/i, 'a piece of a web page (foreignObject)', 'it should hold shapes alone'],
  [/<style\b|\sstyle\s*=/i, 'styles', 'export it anew with “presentation attributes” in place of styles'],
  [/<!ENTITY\b|<\?xml-stylesheet\b/i, 'a reference to another file', 'it should hold all that it shows'],
  [
    /\b(?:href|src)\s*=\s*["'](?!#)|url\(\s*(?!["']?\s*#)|@import/i,
    'a photograph, or a reference to another file or address',
    'it should be drawn of shapes alone',
  ],
];

/** Whether a picture's file, by its name, is a drawing. */
export function isDrawing(name: string | undefined): boolean {
  return /\.svg$/i.test(name ?? '');
}

/** A drawing as markup for a page to hold: without comments and the lines between its shapes. */
export function drawingMarkup(file: string): string {
  const text = withoutComments(readText(file));
  const drawing = text.slice(Math.max(0, text.search(/<svg\b/))).replace(/>\s+/g, '>');
  return drawing
    .split('<')
    .map((part) => part.trimEnd())
    .join('<');
}

/**
 * The size of a drawing, which is that of its `viewBox`.
 *
 * @param file - where it is, such as 'clinic/images/gallery/implant.svg'
 * @throws {ConfigurationError} when it can't be read or is not UTF-8, has no size, or holds more than a drawing
 */
export async function drawingSize(file: string, content: Buffer): Promise<{ width: number; height: number }> {
  const text = readText(file, content);
  const read = await sharp(content)
    .metadata()
    .catch(() => null);
  if (read?.format !== 'svg')
    throw new ConfigurationError(`${file}: this can't be read as a drawing; it should be a whole SVG file.`);
  const mistakes = REFUSED.filter(([found]) => found.test(withoutComments(text))).map(
    ([, what, instead]) => `${file}: the drawing holds ${what}; ${instead}.`,
  );
  const [tag = ''] = /<svg\b[^<>]*/.exec(text) ?? [];
  const [, , width, height] = /\sviewBox\s*=\s*["']([^"']*)/.exec(tag)?.[1]?.split(/[\s,]+/) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0))
    mistakes.push(
      `${file}: the drawing does not say how large it is; its svg element should have a viewBox.`,
    );
  throwMistakes(mistakes);
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
}
