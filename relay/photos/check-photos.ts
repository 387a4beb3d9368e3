import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MOST_PHOTOS,
  type PhotoFault,
} from '../../domain/forms/photos.ts';
import type { Mail } from '../emails/mail.ts';
import { cleanJpeg } from './jpeg.ts';
import { textAt, type CleanPicture } from './picture-file.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** A picture of a request, checked and without metadata. */
export type Photo = { contentType: string; extension: string; bytes: Uint8Array };

type Format = Pick<Photo, 'contentType' | 'extension'> & {
  /** whether a file begins as this format does */
  matches(file: Uint8Array): boolean;
  /** @throws {Error} if the file is damaged */
  clean(file: Uint8Array): CleanPicture;
};

const FORMATS: readonly Format[] = [
  {
    contentType: 'image/jpeg',
    extension: 'jpg',
    matches: (file) => textAt(file, 0, 3) === '\xff\xd8\xff',
    clean: cleanJpeg,
  },
  {
    contentType: 'image/png',
    extension: 'png',
    matches: (file) => textAt(file, 0, 8) === '\x89PNG\r\n\x1a\n',
    clean: cleanPng,
  },
  {
    contentType: 'image/webp',
    extension: 'webp',
    matches: (file) => textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP',
    clean: cleanWebp,
  },
];

/**
 * Checks the pictures of a request by their bytes, whatever their names and types say, and removes their
 * metadata. Nothing is decoded: a mail program does that.
 *
 * @param files - as sent; an empty file is an empty file field
 * @returns the pictures, or why the first bad one is refused
 */
export async function checkPhotos(
  files: readonly File[],
): Promise<{ photos: Photo[] } | { fault: PhotoFault }> {
  const filled = files.filter(({ size }) => size > 0);
  if (filled.length > MOST_PHOTOS) return { fault: 'too-many' };
  if (filled.some(({ size }) => size > MAX_PHOTO_BYTES)) return { fault: 'too-large' };
  const photos: Photo[] = [];
  for (const file of filled) {
    const checked = checkPhoto(new Uint8Array(await file.arrayBuffer()));
    if (typeof checked === 'string') return { fault: checked };
    photos.push(checked);
  }
  return { photos };
}

/** Checks one picture. Returns it without metadata, or why it is refused. */
export function checkPhoto(file: Uint8Array): Photo | PhotoFault {
  const format = FORMATS.find(({ matches }) => matches(file));
  if (!format) return 'other-type';
  try {
    const { pieces, width, height } = format.clean(file);
    const pixels = width * height;
    if (pixels === 0) return 'damaged';
    if (pixels > MAX_PHOTO_PIXELS) return 'too-large';
    const { contentType, extension } = format;
    return { contentType, extension, bytes: joined(pieces) };
  } catch {
    return 'damaged';
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Returns the pictures as attachments of the clinic's e-mail, named by the request's id. */
export function photoAttachments(photos: readonly Photo[], id: string): Mail['attachments'] {
  return photos.map(({ contentType, extension, bytes }, index) => ({
    filename: `${id}-${index + 1}.${extension}`,
    contentType,
    content: bytes,
  }));
}
