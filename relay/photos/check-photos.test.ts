import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { badFiles, jpegPhoto, otherPhoto, SECRET } from '../../tests/helpers/photo-files.ts';
import { MAX_PHOTO_BYTES } from '../../domain/forms/photos.ts';
import { checkPhoto, checkPhotos, type Photo } from './check-photos.ts';

/** Checks a good picture, and decodes what is left of it. */
async function cleaned(file: Buffer) {
  const photo = checkPhoto(file) as Photo;
  expect(photo).toHaveProperty('bytes');
  const bytes = Buffer.from(photo.bytes);
  const metadata = await sharp(bytes).metadata();
  return { ...photo, bytes, metadata };
}

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

describe('a good picture', () => {
  test('of 12 megapixels keeps its pixels and how it is turned, and loses everything else', async () => {
    const file = await jpegPhoto({ width: 4032, height: 3024 }, 6);
    expect(file.includes(SECRET)).toBe(true);
    const { bytes, metadata, extension } = await cleaned(file);
    expect(extension).toBe('jpg');
    expect(bytes.includes(SECRET)).toBe(false);
    expect(metadata).toMatchObject({ width: 4032, height: 3024, orientation: 6 });
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    // The whole segment: two bytes of marker, two of length, 32 of content.
    expect(metadata.exif?.length).toBe(32);
    expect(Buffer.compare(await pixelsOf(bytes), await pixelsOf(file))).toBe(0);
  });

  test('that is upright says nothing about how it was taken', async () => {
    const { metadata } = await cleaned(await jpegPhoto(undefined, 1));
    expect(metadata.exif).toBeUndefined();
  });

  test.each(['png', 'webp'] as const)('as %s keeps its pixels and loses its metadata', async (type) => {
    const file = await otherPhoto(type);
    expect(file.includes(SECRET)).toBe(true);
    const { bytes, metadata, contentType } = await cleaned(file);
    expect(contentType).toBe(`image/${type}`);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(metadata.exif).toBeUndefined();
    expect(Buffer.compare(await pixelsOf(bytes), await pixelsOf(file))).toBe(0);
  });

  test('that is progressive, or transparent, is passed on as well', async () => {
    const plain = sharp({ create: { width: 40, height: 30, channels: 4, background: '#a668' } });
    for (const file of [
      await plain.clone().jpeg({ progressive: true }).toBuffer(),
      await plain.clone().webp().toBuffer(),
      await plain.clone().webp({ lossless: true }).toBuffer(),
      await plain.clone().png({ palette: true }).toBuffer(),
    ]) {
      const { bytes } = await cleaned(file);
      expect(Buffer.compare(await pixelsOf(bytes), await pixelsOf(file))).toBe(0);
    }
  });

  test.each(['jpg', 'png', 'webp'] as const)('as %s loses a page that hides behind its end', async (type) => {
    const file = type === 'jpg' ? await jpegPhoto() : await otherPhoto(type);
    const hidden = '<script>alert(1)</script>';
    const { bytes } = await cleaned(Buffer.concat([file, Buffer.from(hidden)]));
    expect(bytes.includes(hidden)).toBe(false);
  });
});

test.each(await badFiles())('%s is refused', (_, file, fault) => {
  expect(checkPhoto(file)).toBe(fault);
});

test('a picture that is cut off at any place, or empty, is refused and never throws', async () => {
  for (const file of [
    await jpegPhoto({ width: 40, height: 30 }),
    await otherPhoto('png'),
    await otherPhoto('webp'),
  ]) {
    for (let length = 0; length < Math.min(file.length, 3000); length++) {
      expect(typeof checkPhoto(file.subarray(0, length)), String(length)).toBe('string');
    }
  }
});

describe('the pictures of a form', () => {
  const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'a.jpg');

  test('are at most three, of 4 MB each; an empty field is none', async () => {
    const jpeg = fileOf(await jpegPhoto({ width: 40, height: 30 }));
    const empty = new File([], '');
    expect(await checkPhotos([empty])).toEqual({ photos: [] });
    expect(await checkPhotos([jpeg, jpeg, jpeg, empty])).toMatchObject({ photos: [{}, {}, {}] });
    expect(await checkPhotos([jpeg, jpeg, jpeg, jpeg])).toEqual({ fault: 'too-many' });
    expect(await checkPhotos([fileOf(Buffer.alloc(MAX_PHOTO_BYTES + 1))])).toEqual({ fault: 'too-large' });
  });
});
