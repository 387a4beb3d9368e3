import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { removePhotoMetadata } from './remove-photo-metadata.ts';

test('removes the place from a photograph, turns it upright, and leaves other pictures unchanged', async () => {
  const folder = testFolder();
  mkdirSync(join(folder, 'images'));
  const photo = join(folder, 'images/team.jpg');
  const plain = join(folder, 'images/room.jpg');
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8fbdb3' } }).jpeg();
  await blank
    .clone()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 0/1 52/1' } })
    .toFile(photo);
  writeFileSync(plain, await blank.toBuffer());
  const before = readFileSync(plain);
  expect(readFileSync(photo).includes('Exif')).toBe(true);
  expect(await removePhotoMetadata(folder)).toEqual([photo]);
  const { exif, width, height } = await sharp(readFileSync(photo)).metadata();
  expect([exif, width, height]).toEqual([undefined, 40, 60]);
  expect(readFileSync(plain)).toEqual(before);
  expect(await removePhotoMetadata(folder)).toEqual([]);
});
