import sharp from 'sharp';
import { colors, themeColor } from '#clinic/colors.ts';
import { LOGO, LOGO_SIZE } from '../layout/logo.ts';

/** An icon for home screens: the mark on the site's ground. */
type Tile = { file: string; size: number; markShare: number };

// Home screens cut an icon to a shape of their own. Of a maskable one a circle of 80% is sure to stay, and a mark of
// 56% fits into it with its corners.
const TILES: Tile[] = [
  { file: 'apple-touch-icon.png', size: 180, markShare: 0.68 },
  { file: 'icon-192.png', size: 192, markShare: 0.76 },
  { file: 'icon-512.png', size: 512, markShare: 0.76 },
  { file: 'icon-maskable-512.png', size: 512, markShare: 0.56 },
];

const FAVICON_SIZE = 32;

/** The mark in the clinic's colours, square, on no ground. */
function markSvg(): string {
  const { width, height } = LOGO_SIZE;
  const shapes = `<path fill="${colors.sea}" d="${LOGO.window}"/><path fill="${colors['sea-light']}" d="${LOGO.sea}"/><path fill="${colors.white}" d="${LOGO.tooth}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - height) / 2} 0 ${height} ${height}" width="${height}" height="${height}">${shapes}</svg>`;
}

function drawMark(size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg()), { density: 1200 })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

async function drawTile({ size, markShare }: Tile): Promise<Buffer> {
  const mark = await drawMark(Math.round(size * markShare));
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColor } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file of one picture: a directory of one entry, then the PNG itself. */
function icoFile(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(1, 4); // of one picture
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/**
 * Draws the icons that browsers and home screens ask for from the one drawing of the clinic's mark.
 *
 * @returns the files' contents by their names
 */
export async function brandIcons(): Promise<Map<string, Buffer>> {
  const icons = new Map([
    ['favicon.svg', Buffer.from(markSvg())],
    ['favicon.ico', icoFile(await drawMark(FAVICON_SIZE), FAVICON_SIZE)],
  ]);
  for (const tile of TILES) icons.set(tile.file, await drawTile(tile));
  return icons;
}
