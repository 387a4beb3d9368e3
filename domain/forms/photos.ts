import type { ClinicFacts } from '../clinic/clinic.ts';

// Pictures that go with an appointment request, for clinics with `booking.photos` (docs/product.md, A picture
// with the request).

/** The name of the pictures' field in forms. */
export const PHOTOS_FIELD = 'photos';

/** How many pictures go with one request. */
export const MOST_PHOTOS = 3;

/** The largest picture that the relay takes, in bytes. Browsers with scripts make smaller ones. */
export const MAX_PHOTO_BYTES = 4 * 1024 * 1024;

/** The most pixels of a picture: more than phones take, and fewer than a mail program fails to open. */
export const MAX_PHOTO_PIXELS = 50_000_000;

/** What the browser makes of each picture: a JPEG of at most this many pixels a side, and bytes. */
export const PREPARED_PHOTO = { side: 1600, bytes: 500_000 } as const;

/** The types of file that the relay takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * Why the relay refuses a picture: it is another kind of file, damaged, too large, too large with the others,
 * or one too many.
 */
export type PhotoFault = 'other-type' | 'damaged' | 'too-large' | 'all-too-large' | 'too-many';

/** The relay's answer, with status 200, if the e-mail could only be sent without its pictures. */
export const SENT_WITHOUT_PHOTOS = '{"photos":"too-large"}';

/** Whether pictures can go with a request. */
export function acceptsPhotos({ booking }: Pick<ClinicFacts, 'booking'>): boolean {
  return booking.photos === true;
}
