import sharp from 'sharp';
import { colors, themeColor } from '#clinic/colors.ts';
import { facts } from '#clinic/facts.ts';
import { isDrawnView } from '../../domain/clinic/view.ts';
import { LOGO, LOGO_SIZE } from '../frame/logo.ts';

/** An icon for home screens. `logoShare` is the logo's share of its height; the rest is background. */
type Tile = { file: string; size: number; logoShare: number };

// Home screens crop maskable icons to their own shape, but keep a central circle of 80 % of the width (W3C
// Web Application Manifest). A logo of 56 % fits into it.
const TILES: Tile[] = [
  { file: 'apple-touch-icon.png', size: 180, logoShare: 0.68 },
  { file: 'icon-192.png', size: 192, logoShare: 0.76 },
  { file: 'icon-512.png', size: 512, logoShare: 0.76 },
  { file: 'icon-maskable-512.png', size: 512, logoShare: 0.56 },
];

const FAVICON_SIZE = 32;

/** Returns the logo in the clinic's colours as a square SVG with a transparent background. */
function logoSvg(): string {
  const { width, height } = LOGO_SIZE;
  const sea = isDrawnView(facts.view) ? `<path fill="${colors['sea-light']}" d="${LOGO.sea}"/>` : '';
  const shapes = `<path fill="${colors.sea}" d="${LOGO.window}"/>${sea}<path fill="${colors.white}" d="${LOGO.tooth}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - height) / 2} 0 ${height} ${height}" width="${height}" height="${height}">${shapes}</svg>`;
}

function drawLogo(size: number): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg()), { density: 1200 })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

async function drawTile({ size, logoShare }: Tile): Promise<Buffer> {
  const logo = await drawLogo(Math.round(size * logoShare));
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColor.day } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Builds an `.ico` file with one picture: a directory with one entry, then the PNG. */
function icoFile(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // type: icon
  directory.writeUInt16LE(1, 4); // number of pictures
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/**
 * Draws the icons for browsers and home screens from the logo.
 *
 * @returns the contents by file name
 */
export async function brandIcons(): Promise<Map<string, Buffer>> {
  const icons = new Map([
    ['favicon.svg', Buffer.from(logoSvg())],
    ['favicon.ico', icoFile(await drawLogo(FAVICON_SIZE), FAVICON_SIZE)],
  ]);
  for (const tile of TILES) icons.set(tile.file, await drawTile(tile));
  return icons;
}
