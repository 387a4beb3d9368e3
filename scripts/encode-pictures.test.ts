import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureSet } from '../app/content/pictures.server.ts';
import { encodeAllPictures } from './encode-pictures.ts';

let folder: string;
let images: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-'));
  images = join(folder, 'images');
  cache = join(folder, 'cache');
  mkdirSync(join(images, 'services'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Red above, blue below. */
function twoHalves(width: number, height: number) {
  const blue = { create: { width, height: height / 2, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
}

test('a picture becomes an AVIF and a WebP file in each of its widths', async () => {
  await twoHalves(700, 600).toFile(join(images, 'services/braces.webp'));
  const { stem, widths } = await pictureSet('services/braces.webp', images);
  const { names, made } = await encodeAllPictures(images, cache);
  const expected = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
  expect(names.map((name) => `/pictures/${name}`)).toEqual(expected);
  expect(made).toBe(8);
  for (const name of names) {
    const { format, width, height } = await sharp(readFileSync(join(cache, name))).metadata();
    expect(`-${width}.${format === 'heif' ? 'avif' : format}`).toBe(/-\d+\.\w+$/.exec(name)![0]);
    expect(height).toBe(Math.round((600 * width) / 700));
  }
});

test('a photo turned by its camera comes out upright and tells nothing of where it was taken', async () => {
  // Orientation 3: upside down.
  await twoHalves(640, 640)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 3 })
    .toFile(join(images, 'photo.jpg'));
  const { names } = await encodeAllPictures(images, cache);
  for (const name of names) {
    const encoded = sharp(readFileSync(join(cache, name)));
    const { exif, icc, orientation } = await encoded.metadata();
    expect([exif, icc, orientation ?? 1]).toEqual([undefined, undefined, 1]);
    const [red, , blue] = await encoded.raw().toBuffer();
    expect(blue).toBeGreaterThan(red!);
  }
});

test('a second time nothing is encoded', async () => {
  await twoHalves(700, 600).toFile(join(images, 'a.png'));
  await twoHalves(600, 700).toFile(join(images, 'b.png'));
  const first = await encodeAllPictures(images, cache);
  const times = () => globSync(`${cache}/**/*.*`).map((file) => [file, statSync(file).mtimeMs]);
  const before = times();
  expect(before).toHaveLength(first.made);
  const second = await encodeAllPictures(images, cache);
  expect(second.made).toBe(0);
  expect(second.names.toSorted()).toEqual(first.names.toSorted());
  expect(times()).toEqual(before);
});

test('every wrong file is told at once', async () => {
  writeFileSync(join(images, 'letter.jpg'), 'This is a letter.');
  for (const format of ['webp', 'jpeg', 'png', 'avif'] as const) {
    const whole = await twoHalves(800, 800).toFormat(format).toBuffer();
    const extension = format === 'jpeg' ? 'jpg' : format;
    writeFileSync(join(images, `cut-${format}.${extension}`), whole.subarray(0, whole.length * 0.6));
  }
  const message = await encodeAllPictures(images, cache).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  const names = ['cut-avif.avif', 'cut-jpeg.jpg', 'cut-png.png', 'cut-webp.webp', 'letter.jpg'];
  const rest = "this can't be read as a picture; it should be a whole JPEG, PNG, WebP or AVIF picture.";
  expect(message).toBe(names.map((name) => `${images}/${name}: ${rest}`).join('\n'));
});
