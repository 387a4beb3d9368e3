import { acceptsPhotos, MAX_PHOTO_BYTES, MOST_PHOTOS } from '../../domain/forms/photos.ts';
import type { RelayContext } from '../relay-types.ts';

/** The largest body with pictures: the pictures, and the other fields with what is between them. */
export const UPLOAD_BYTES = MOST_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024;

/** How much of a larger body is read, so that a browser that still sends gets the answer. */
const MOST_READ_BYTES = 64 * 1024 * 1024;

/** How much of it is kept: the fields before the pictures. */
const KEPT_BYTES = 64 * 1024;

/** How many bodies with pictures this process reads at once. Eight of the largest take about 420 MB. */
export const MOST_UPLOADS = 8;

/**
 * Whether a request may have pictures: the clinic accepts them, and the request is a form with files that is
 * larger than others may be, or does not say how large it is.
 *
 * @param usualBytes - how large other requests may be
 */
export function isUpload(c: RelayContext, usualBytes: number): boolean {
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '');
  const isUsual = Number(c.req.header('Content-Length')) <= usualBytes;
  return isForm && !isUsual && acceptsPhotos(c.var.relay.defaultClinic);
}

/**
 * Reads a form whose pictures are too large to keep. Returns what is before them: forms have them last.
 *
 * @returns null if that is not a form, or if the body was read already
 */
export async function readFieldsBeforePhotos({ headers, body, bodyUsed }: Request): Promise<FormData | null> {
  if (!body || bodyUsed || body.locked) return null;
  const type = headers.get('Content-Type') ?? '';
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  const start = await readStart(body);
  // Each byte is one character, so positions are the same.
  const text = new TextDecoder('latin1').decode(start);
  const end = text.lastIndexOf(`\r\n--${boundary}\r\n`);
  if (!boundary || end < 0) return null;
  const whole = new Blob([start.subarray(0, end), `\r\n--${boundary}--\r\n`]);
  return new Response(whole, { headers: { 'Content-Type': type } }).formData().catch(() => null);
}

/** Reads a body to its end, or as far as it comes, and returns its start. */
async function readStart(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const start = new Uint8Array(KEPT_BYTES);
  const reader = body.getReader();
  let read = 0;
  try {
    while (read < MOST_READ_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      if (read < KEPT_BYTES) start.set(value.subarray(0, KEPT_BYTES - read), read);
      read += value.length;
    }
  } catch {
    // The visitor has gone, or was too slow.
  }
  return start.subarray(0, read);
}
