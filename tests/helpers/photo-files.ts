import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

// Pictures as phones take them, and files that are not pictures.

/** A text in the metadata of the pictures, which nobody must receive. */
export const SECRET = 'taken at 18.5204 N';

type Size = { width: number; height: number };

/** Creates a picture with as much detail as a photograph, so that its file is not too small. */
function noisy({ width, height }: Size): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a66',
      noise: { type: 'gaussian', mean: 150, sigma: 12 },
    },
  });
}

/**
 * Creates a JPEG as a phone takes it. Its metadata have the location and the orientation.
 *
 * @param orientation - the Exif orientation, 1 to 8
 */
export async function jpegPhoto(size: Size = { width: 640, height: 480 }, orientation = 6): Promise<Buffer> {
  return noisy(size)
    .withExif({ IFD0: { ImageDescription: SECRET, Make: 'Phone' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:note>${SECRET}</x:note></x:xmpmeta>`)
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Creates a PNG or a WebP with the same metadata. */
export async function otherPhoto(
  type: 'png' | 'webp',
  size: Size = { width: 320, height: 200 },
): Promise<Buffer> {
  const picture = noisy(size).withExif({ IFD0: { ImageDescription: SECRET } });
  return type === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 80 }).toBuffer();
}

/** Pads a JPEG with a comment, up to a size in bytes. */
export function paddedTo(bytes: number, jpeg: Buffer): Buffer {
  const comments: Buffer[] = [];
  for (let missing = bytes - jpeg.length; missing > 4;) {
    const length = Math.min(missing - 2, 0xffff);
    comments.push(
      Buffer.concat([Buffer.from([0xff, 0xfe, length >> 8, length & 0xff]), Buffer.alloc(length - 2, 32)]),
    );
    missing -= length + 2;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

/** Creates files that the relay must not pass on, each with the reason. */
export async function badFiles() {
  const jpeg = await jpegPhoto();
  const png = await otherPhoto('png');
  const webp = await otherPhoto('webp');
  const gifOf = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .gif()
      .toBuffer();
  const gif = await gifOf('red');
  const animated = await sharp([gif, await gifOf('blue')], { join: { animated: true } })
    .webp()
    .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  const bomb = pngOf({ width: 8000, height: 7500 });
  const broken = Buffer.from(png);
  broken[png.indexOf('IDAT') + 9]! ^= 0xff;
  return [
    ['a GIF named .jpg', gif, 'other-type'],
    ['an SVG with a script', Buffer.from(svg), 'other-type'],
    ['a PDF', pdf, 'other-type'],
    ['a page that begins like nothing', Buffer.from('<html>hello</html>'), 'other-type'],
    ['a picture of 60 megapixels', bomb, 'too-large'],
    ['a JPEG that is cut off', jpeg.subarray(0, jpeg.length - 400), 'damaged'],
    ['a JPEG header before a script', Buffer.concat([jpeg.subarray(0, 20), Buffer.from(svg)]), 'damaged'],
    ['a PNG that is cut off', png.subarray(0, png.length - 30), 'damaged'],
    ['a PNG with a wrong checksum', broken, 'damaged'],
    ['a WebP that is cut off', webp.subarray(0, webp.length - 30), 'damaged'],
    ['an animated WebP', animated, 'damaged'],
  ] as const;
}

/** Creates a PNG of one colour, which has few bytes and many pixels. */
function pngOf({ width, height }: Size): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
