import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { filesBelow, pictureSet } from './pictures.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

function plain(width: number, height: number, background = '#b5533c'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function setOf(name: string, picture: Sharp | string | Buffer) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  if (typeof picture === 'string' || Buffer.isBuffer(picture)) writeFileSync(file, picture);
  else await picture.toFile(file);
  return pictureSet(file, name);
}

test.each([
  { size: [1200, 800], is: [1200, 800], widths: [320, 480, 640, 800, 960, 1200] },
  { size: [800, 1000], is: [800, 1000], widths: [320, 480, 640, 800] },
  { size: [4000, 3000], is: [1800, 1350], widths: [320, 480, 640, 800, 960, 1280, 1800] },
  { size: [640, 640], is: [640, 640], widths: [320, 480, 640] },
])('a picture of $size has the widths $widths', async ({ size: [width, height], is, widths }) => {
  const set = await setOf(`sizes/${width}-${height}.png`, plain(width!, height!));
  expect(set).toMatchObject({ width: is[0], height: is[1], widths });
});

test('turns the file name of a camera into an address', async () => {
  expect(await setOf('rooms/IMG 2034.JPG', plain(800, 600))).toMatchObject({
    stem: expect.stringMatching(/^\/pictures\/rooms\/img-2034-[0-9a-f]{8}$/),
  });
});

test('the address of a picture changes only if the file changes', async () => {
  const first = await setOf('changing.png', plain(800, 600));
  expect(await setOf('changing.png', plain(800, 600))).toEqual(first);
  expect(await setOf('changing.png', plain(800, 600, '#ffffff'))).not.toEqual(first);
});

const HEIC =
  'this is a HEIC picture, as phones take them, which browsers do not show; it should be a JPEG, PNG, WebP or AVIF picture. An iPhone takes JPEG by Settings, Camera, Formats, Most Compatible;';

/** The first bytes of a phone's HEIC picture, written by hand because no HEIC encoder is available. */
function fromPhone(): Buffer {
  return Buffer.from('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic\0\0\u0001\0meta\0\0', 'latin1');
}

test.each<[string, () => Sharp | string | Buffer, string]>([
  [
    'text.jpg',
    () => 'This is a letter.',
    "this can't be read as a picture; it should be a JPEG, PNG, WebP or AVIF picture.",
  ],
  [
    'drawing.png',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    "this can't be read as a picture",
  ],
  ['IMG_1.HEIC', fromPhone, HEIC],
  ['IMG_2.jpg', fromPhone, HEIC],
  [
    'small.png',
    () => plain(700, 500),
    'the picture has 700 × 500 pixels; it should have at least 600 on its shorter side.',
  ],
])('reports %s in plain words', async (name, picture, message) => {
  await expect(setOf(name, picture())).rejects.toThrow(`${join(folder, name)}: ${message}`);
});

test('finds files in all folders, and needs no folder if there are no pictures', () => {
  const listed = testFolder({ 'b.webp': '', 'a.JPG': '', 'deep/c.avif': '' });
  expect(filesBelow(listed)).toEqual(new Set(['a.JPG', 'b.webp', 'deep', 'deep/c.avif']));
  expect(filesBelow(join(listed, 'none'))).toEqual(new Set());
});
