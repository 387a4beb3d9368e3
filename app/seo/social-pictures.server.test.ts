import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOCIAL_PICTURES } from './page-kinds.ts';
import { socialPictures } from './social-pictures.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-'));
  mkdirSync(join(folder, 'social'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function drawPicture(name: string, background: string) {
  await sharp({ create: { width: 1600, height: 1600, channels: 3, background } }).toFile(join(folder, name));
}

test('pictures of whatever kind and shape become JPEG in the one size, named by what they show', async () => {
  vi.stubEnv('PICTURES', 'optional');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await drawPicture('social/home.png', '#ff0000');
  const first = (await socialPictures(folder)).get('home')!;
  const { format, width, height, space } = await sharp(first.content).metadata();
  expect({ format, width, height, space }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
    space: 'srgb',
  });
  await drawPicture('social/home.png', '#0000ff');
  const second = (await socialPictures(folder)).get('home')!;
  expect(first.file).toMatch(/^social\/home-[0-9a-f]{8}\.jpg$/);
  expect(second.file).not.toBe(first.file);
});

test('every missing picture is told of, and stops the build unless pictures may be missing', async () => {
  await drawPicture('social/home.webp', '#ff0000');
  const missing = SOCIAL_PICTURES.filter((kind) => kind !== 'home');
  vi.stubEnv('PICTURES', '');
  const message = await socialPictures(folder).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  expect(message).toContain(missing.map((kind) => `${folder}/social/${kind}`).join(', '));
  vi.stubEnv('PICTURES', 'optional');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect([...(await socialPictures(folder)).keys()]).toEqual(['home']);
  expect(warn).toHaveBeenCalledWith(`PICTURE MISSING: ${message}`);
});
