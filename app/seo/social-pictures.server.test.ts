import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOCIAL_PICTURES } from './page-kinds.ts';
import { socialPictures } from './social-pictures.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-'));
  mkdirSync(join(folder, 'social'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function drawPicture(name: string, background: string) {
  await sharp({ create: { width: 1600, height: 1600, channels: 3, background } }).toFile(join(folder, name));
}

test('pictures of whatever kind and shape become JPEG in the one size, named by what they show', async () => {
  for (const kind of SOCIAL_PICTURES) await drawPicture(`social/${kind}.png`, '#ff0000');
  const first = await socialPictures(folder);
  expect([...first.keys()]).toEqual([...SOCIAL_PICTURES]);
  const { format, width, height, space } = await sharp(first.get('home')!.content).metadata();
  expect({ format, width, height, space }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
    space: 'srgb',
  });
  await drawPicture('social/home.png', '#0000ff');
  const second = await socialPictures(folder);
  expect(first.get('home')!.file).toMatch(/^social\/home-[0-9a-f]{8}\.jpg$/);
  expect(second.get('home')!.file).not.toBe(first.get('home')!.file);
  expect(second.get('service')!.file).toBe(first.get('service')!.file);
});

test('every missing picture is told of', async () => {
  await drawPicture('social/home.webp', '#ff0000');
  const missing = SOCIAL_PICTURES.filter((kind) => kind !== 'home');
  const names = missing.map((kind) => `${folder}/social/${kind}`).join(', ');
  await expect(socialPictures(folder)).rejects.toThrow(names);
});
