import { PREPARED_PHOTO } from '../../../../domain/forms/photos.ts';

export type PreparedPhoto = {
  /** a JPEG without metadata */
  file: Blob;
  thumbnail: ImageBitmap;
};

const THUMBNAIL_HEIGHT = 160;

/** Tried in this order until the file is small enough; noisy pictures need a smaller one. */
const SIDES = [PREPARED_PHOTO.side, 1200, 800];
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Makes a picture upright and small, as a JPEG without metadata: its pixels are drawn anew.
 *
 * @returns null if the browser cannot read the file, or does not show scripts the pixels of a canvas
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | null> {
  if (!readsOwnPixels()) return null;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const jpeg = await smallJpeg(picture);
  const height = Math.min(THUMBNAIL_HEIGHT, picture.height);
  const thumbnail = await createImageBitmap(picture, { resizeHeight: height, resizeQuality: 'medium' });
  picture.close();
  return jpeg && { file: jpeg, thumbnail };
}

async function smallJpeg(picture: ImageBitmap): Promise<Blob | null> {
  for (const side of SIDES) {
    const canvas = drawn(picture, side);
    for (const quality of QUALITIES) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (!jpeg || jpeg.size <= PREPARED_PHOTO.bytes) return jpeg;
    }
  }
  return null;
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  // Behind what is transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Whether scripts get the pixels that they draw. Browsers that hide the device replace them by noise. */
function readsOwnPixels(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  const color = [192, 96, 32];
  context.fillStyle = `rgb(${color.join()})`;
  context.fillRect(0, 0, 4, 4);
  const pixels = context.getImageData(0, 0, 4, 4).data;
  return pixels.every((value, at) => at % 4 === 3 || Math.abs(value - color[at % 4]!) < 8);
}
