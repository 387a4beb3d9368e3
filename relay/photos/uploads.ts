import { acceptsPhotos, MAX_PHOTO_BYTES, MOST_PHOTOS } from '../../domain/forms/photos.ts';
import type { RelayContext } from '../relay-types.ts';

/** The largest body with pictures: the pictures, and the other fields with what is between them. */
export const UPLOAD_BYTES = MOST_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024;

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
