import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { filesBelow, pictureSet } from './pictures.ts';
import type { Drawing, Photograph } from '../domain/clinic/picture-set.ts';
import { testFolder } from '../tests/helpers/files.ts';
import { encodePictures } from './encode-pictures.ts';

let images: string;
let cache: string;

beforeEach(() => {
  [images, cache] = [testFolder(), testFolder()];
  mkdirSync(join(images, 'services'));
});

/** Encodes all pictures of the folder. */
async function encodeAll() {
  const names = [...filesBelow(images)].filter((name) => name.includes('.'));
  const sets = names.map(async (name) => [name, await pictureSet(join(images, name), name)] as const);
  return encodePictures(Object.fromEntries(await Promise.all(sets)), images, cache);
}

/** Creates a picture that is red at the top and blue at the bottom. */
function twoHalves(width: number, height: number) {
  const blue = { create: { width, height: height / 2, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
}

test('encodes a picture as AVIF and WebP in each width', async () => {
  await twoHalves(700, 600).toFile(join(images, 'services/braces.webp'));
  const set = await pictureSet(join(images, 'services/braces.webp'), 'services/braces.webp');
  const { stem, widths } = set as Photograph;
  const { names, made } = await encodeAll();
  const expected = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
  expect(names.map((name) => `/pictures/${name}`)).toEqual(expected);
  expect(made).toBe(8);
  for (const name of names) {
    const { format, width, height } = await sharp(readFileSync(join(cache, name))).metadata();
    expect(`-${width}.${format === 'heif' ? 'avif' : format}`).toBe(/-\d+\.\w+$/.exec(name)![0]);
    expect(height).toBe(Math.round((600 * width) / 700));
  }
});

test('rotates a photo upright and removes its location', async () => {
  // Orientation 3 is upside down.
  await twoHalves(640, 640)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 3 })
    .toFile(join(images, 'photo.jpg'));
  const { names } = await encodeAll();
  for (const name of names) {
    const encoded = sharp(readFileSync(join(cache, name)));
    const { exif, icc, orientation } = await encoded.metadata();
    expect([exif, icc, orientation ?? 1]).toEqual([undefined, undefined, 1]);
    const [red, , blue] = await encoded.raw().toBuffer();
    expect(blue).toBeGreaterThan(red!);
  }
});

test('copies a drawing unchanged', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><!-- a sail --><path d="M0 0h9z"/></svg>';
  writeFileSync(join(images, 'services/sail.svg'), drawing);
  const set = await pictureSet(join(images, 'services/sail.svg'), 'services/sail.svg');
  expect(set).toEqual({
    src: expect.stringMatching(/^\/pictures\/services\/sail-[0-9a-f]{8}\.svg$/),
    width: 9,
    height: 6,
  });
  const { names, made } = await encodeAll();
  expect([`/pictures/${names}`, made]).toEqual([(set as Drawing).src, 1]);
  expect(readFileSync(join(cache, names[0]!), 'utf8')).toBe(drawing);
});

test('does not encode a picture a second time', async () => {
  await twoHalves(700, 600).toFile(join(images, 'a.png'));
  const first = await encodeAll();
  const times = () => globSync(`${cache}/**/*.*`).map((file) => [file, statSync(file).mtimeMs]);
  const before = times();
  expect(before).toHaveLength(first.made);
  expect(await encodeAll()).toEqual({ ...first, made: 0 });
  expect(times()).toEqual(before);
});

test('reports all truncated pictures at once', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const whole = await twoHalves(800, 800).toFormat(format).toBuffer();
    const extension = format === 'jpeg' ? 'jpg' : format;
    writeFileSync(join(images, `cut-${format}.${extension}`), whole.subarray(0, whole.length * 0.6));
  }
  const names = ['cut-jpeg.jpg', 'cut-png.png'];
  const rest =
    'the picture breaks off, or is damaged; it should be copied once more from the phone, camera or e-mail it came from.';
  await expect(encodeAll()).rejects.toThrow(names.map((name) => `${images}/${name}: ${rest}`).join('\n'));
});
