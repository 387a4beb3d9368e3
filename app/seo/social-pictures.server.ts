import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ConfigurationError } from '../content/configuration-error.ts';
import { picturePaths } from '../content/pictures.server.ts';
import { SOCIAL_PICTURES, type SocialPicture } from './page-kinds.ts';
import { SOCIAL_PICTURE_SIZE } from './social-tags.ts';

const QUALITY = 84;

/** A picture as it is delivered: below the site's root, under a name that changes with it. */
export type DeliveredPicture = { file: string; content: Buffer };

/**
 * Makes the pictures that go with links: JPEG, which every network reads, in the one size they all show whole.
 *
 * @param folder - where the `social` folder is, e.g. `clinic/images`
 * @returns the pictures by the kind of page they belong to
 * @throws {ConfigurationError} naming each missing picture
 */
export async function socialPictures(folder: string): Promise<Map<SocialPicture, DeliveredPicture>> {
  const sources = new Map(
    picturePaths(folder).map((path) => [path.replace(/\.\w+$/, ''), `${folder}/${path}`]),
  );
  const missing = SOCIAL_PICTURES.filter((kind) => !sources.has(`social/${kind}`));
  if (missing.length > 0) {
    const { width, height } = SOCIAL_PICTURE_SIZE;
    const names = missing.map((kind) => `${folder}/social/${kind}`).join(', ');
    const message = `No picture for links to the site: ${names} (.webp, .jpg or .png) should be a picture of ${width} × ${height}.`;
    throw new ConfigurationError(message);
  }
  const pictures = new Map<SocialPicture, DeliveredPicture>();
  for (const kind of SOCIAL_PICTURES) {
    const content = await sharp(readFileSync(sources.get(`social/${kind}`)!))
      .autoOrient()
      .resize({ ...SOCIAL_PICTURE_SIZE, fit: 'cover' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    pictures.set(kind, { file: `social/${kind}-${hash}.jpg`, content });
  }
  return pictures;
}
