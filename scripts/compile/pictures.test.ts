import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { picturePaths, pictureSet } from './pictures.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function plain(width: number, height: number, background = '#b5533c'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function put(path: string, picture: Sharp): Promise<void> {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  await picture.toFile(join(folder, path));
}

test.each([
  { size: [1200, 800], is: [1200, 800], widths: [320, 480, 640, 960, 1200] },
  { size: [800, 1000], is: [800, 1000], widths: [320, 480, 640, 800] },
  { size: [4000, 3000], is: [1800, 1350], widths: [320, 480, 640, 960, 1280, 1800] },
  { size: [640, 640], is: [640, 640], widths: [320, 480, 640] },
])('a picture of $size comes in the widths $widths', async ({ size, is, widths }) => {
  const path = `sizes/${size.join('-')}.png`;
  await put(path, plain(size[0]!, size[1]!));
  const set = await pictureSet(path, folder);
  expect(set).toMatchObject({ width: is[0], height: is[1], widths });
  expect(set.stem).toMatch(/^\/pictures\/sizes\/\d+-\d+-[0-9a-f]{8}$/);
});

test('a photo that the camera marked as turned is measured upright', async () => {
  await put('turned.jpg', plain(900, 700).withMetadata({ orientation: 6 }));
  expect(await pictureSet('turned.jpg', folder)).toMatchObject({ width: 700, height: 900 });
});

test('the address changes with the file and only with it', async () => {
  await put('changing.png', plain(800, 600));
  const first = await pictureSet('changing.png', folder);
  expect(await pictureSet('changing.png', folder)).toEqual(first);
  await put('changing.png', plain(800, 600, '#ffffff'));
  utimesSync(join(folder, 'changing.png'), 1, 1);
  expect((await pictureSet('changing.png', folder)).stem).not.toBe(first.stem);
});

test('a file that is no picture, too small, or wrongly named is told in the words of its owner', async () => {
  writeFileSync(join(folder, 'text.jpg'), 'This is a letter.');
  writeFileSync(
    join(folder, 'drawing.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  );
  await put('tiny.png', plain(50, 50));
  await put('IMG 1.png', plain(800, 800));
  await expect(pictureSet('text.jpg', folder)).rejects.toThrow(
    `${folder}/text.jpg: this can't be read as a picture; it should be a whole JPEG, PNG, WebP or AVIF picture.`,
  );
  await expect(pictureSet('drawing.png', folder)).rejects.toThrow("can't be read as a picture");
  await expect(pictureSet('tiny.png', folder)).rejects.toThrow(
    'tiny.png: the picture has 50 × 50 pixels; it should have at least 600 on its shorter side.',
  );
  await expect(pictureSet('IMG 1.png', folder)).rejects.toThrow('its name should be in small letters');
});

test('a missing picture is a plain ground while developing and an error in a build', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(pictureSet('nobody.webp', folder)).rejects.toThrow('nobody.webp: there is no such file');
  vi.stubEnv('NODE_ENV', 'development');
  expect((await pictureSet('nobody.webp', folder)).stem).toMatch(/^\/pictures\/placeholder-/);
  await pictureSet('nobody.webp', folder);
  expect(warn).toHaveBeenCalledOnce();
});

test('pictures are found in all folders, other files are left alone', async () => {
  const own = join(folder, 'listed');
  mkdirSync(join(own, 'deep/er'), { recursive: true });
  for (const name of ['b.webp', 'a.JPG', 'deep/er/c.avif', 'notes.txt', '.DS_Store'])
    writeFileSync(join(own, name), '');
  expect(picturePaths(own)).toEqual(['a.JPG', 'b.webp', 'deep/er/c.avif']);
});
