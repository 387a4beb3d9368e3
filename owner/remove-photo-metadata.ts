import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Nearly lossless: the build makes its own, smaller copies from these. */
const QUALITY = 95;

/**
 * Rewrites a clinic's photographs without metadata, because cameras write the place into them and a
 * repository keeps every version. Photographs are turned upright; pictures without metadata stay unchanged.
 *
 * @param folder - of the clinic
 * @returns the paths of the rewritten photographs
 */
export async function removePhotoMetadata(folder: string): Promise<string[]> {
  const rewritten: string[] = [];
  for (const name of globSync('**/*.{jpg,jpeg,webp,JPG,JPEG}', { cwd: join(folder, 'images') })) {
    const path = join(folder, 'images', name);
    const photo = sharp(readFileSync(path));
    const { exif, xmp, format } = await photo.metadata();
    if ((!exif && !xmp) || (format !== 'jpeg' && format !== 'webp')) continue;
    writeFileSync(path, await photo.autoOrient().toFormat(format, { quality: QUALITY }).toBuffer());
    rewritten.push(path);
  }
  return rewritten;
}
