import { textAt, viewOf, type CleanPicture } from './picture-file.ts';

/** The chunks that the pixels need (PNG specification, 11.2 and 11.3.1). */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

const SIGNATURE_LENGTH = 8;

/**
 * Copies a PNG file without its metadata: only the chunks that the pixels need. What follows its end is left
 * out.
 *
 * @throws {Error} if the file is damaged or cut off
 */
export function cleanPng(file: Uint8Array): CleanPicture {
  const view = viewOf(file);
  const pieces = [file.subarray(0, SIGNATURE_LENGTH)];
  const found = new Set<string>();
  let at = SIGNATURE_LENGTH;
  while (!found.has('IEND')) {
    const end = at + 12 + view.getUint32(at);
    const type = textAt(file, at + 4, 4);
    if (end > file.length) throw new Error('cut off');
    if (KEPT.has(type)) {
      if (crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw new Error('damaged');
      if ((found.size === 0) !== (type === 'IHDR')) throw new Error('the header is not first');
      found.add(type);
      pieces.push(file.subarray(at, end));
    } else if (!/^[a-z][A-Za-z]{3}$/.test(type)) {
      // A capital first letter: no program that does not know it can show the picture.
      throw new Error('unknown chunk');
    }
    at = end;
  }
  if (!found.has('IDAT')) throw new Error('no pixels');
  const header = SIGNATURE_LENGTH + 8;
  return { pieces, width: view.getUint32(header), height: view.getUint32(header + 4) };
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum of a chunk (PNG specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}
