import { textAt, viewOf, type CleanPicture } from './picture-file.ts';

// The parts of a JPEG file (ITU-T T.81, annex B). Each begins with 0xFF and its marker.

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const COMMENT = 0xfe;

/** Baseline, extended and progressive frames: those that mail programs show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of the pixels' coding: Huffman, quantization, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

/** More than cameras write. Thousands of scans would keep a mail program busy for minutes. */
const MOST_SCANS = 100;

/**
 * Copies a JPEG file without its metadata and whatever else it contains: only the segments that the pixels
 * need, and how the picture is turned. A small picture inside it and what follows its end are left out.
 *
 * @throws {Error} if the file is damaged, cut off or of a kind that mail programs do not show
 */
export function cleanJpeg(file: Uint8Array): CleanPicture {
  const view = viewOf(file);
  const tables: Uint8Array[] = [];
  let head: Uint8Array[] = [];
  let turned: Uint8Array[] = [];
  let size: Pick<CleanPicture, 'width' | 'height'> | null = null;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new Error('no marker');
    while (view.getUint8(at) === 0xff) at++;
    const marker = view.getUint8(at++);
    if (marker === END_OF_IMAGE) break;
    const end = at + view.getUint16(at);
    const content = file.subarray(at + 2, end);
    if (end < at + 2 || end > file.length) throw new Error('cut off');
    if (marker === START_OF_SCAN) {
      scans++;
      if (!size || scans > MOST_SCANS) throw new Error('scan without a frame, or too many');
      const scanEnd = endOfScan(file, end);
      tables.push(file.subarray(at - 2, scanEnd));
      at = scanEnd;
      continue;
    }
    if (FRAMES.has(marker)) {
      if (size) throw new Error('two frames');
      size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
      tables.push(file.subarray(at - 2, end));
    } else if (TABLES.has(marker)) {
      tables.push(file.subarray(at - 2, end));
    } else if (marker === APP0 && textAt(content, 0, 5) === 'JFIF\0' && content.length >= 14) {
      // The last two bytes: no small picture.
      head = [segment(marker, Uint8Array.of(...content.subarray(0, 12), 0, 0))];
    } else if (marker === APP1 && textAt(content, 0, 6) === 'Exif\0\0') {
      turned = orientationSegment(content.subarray(6));
    } else if (marker === APP14 && textAt(content, 0, 5) === 'Adobe' && content.length === 12) {
      // Says how colours are coded.
      tables.push(file.subarray(at - 2, end));
    } else if (!(marker >= APP0 && marker <= 0xef) && marker !== COMMENT) {
      throw new Error('unknown segment');
    }
    at = end;
  }
  if (!size || scans === 0) throw new Error('no pixels');
  const pieces = [
    Uint8Array.of(0xff, START_OF_IMAGE),
    ...head,
    ...turned,
    ...tables,
    Uint8Array.of(0xff, END_OF_IMAGE),
  ];
  return { pieces, ...size };
}

/** Makes a short segment. */
function segment(marker: number, content: Uint8Array): Uint8Array {
  return Uint8Array.of(0xff, marker, 0, content.length + 2, ...content);
}

/** Finds the marker after a scan: 0xFF before a byte that is not 0 and no restart marker. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Error('cut off');
}

const ORIENTATION = 0x0112;

/**
 * Makes a segment that says only how the picture is turned, because its pixels are as the camera took them
 * (Exif 2.32, 4.6.4). Empty if it is upright.
 *
 * @param tiff - the content of the file's own Exif segment
 */
function orientationSegment(tiff: Uint8Array): Uint8Array[] {
  const value = orientationIn(tiff);
  if (value < 2 || value > 8) return [];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  return [segment(APP1, Uint8Array.of(...exif, ...header, 0, 1, ...entry, 0, 0, 0, 0))];
}

function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  try {
    const isLittleEndian = view.getUint16(0) === 0x4949;
    const list = view.getUint32(4, isLittleEndian);
    const count = view.getUint16(list, isLittleEndian);
    for (let at = list + 2; at < list + 2 + count * 12; at += 12) {
      if (view.getUint16(at, isLittleEndian) === ORIENTATION) return view.getUint16(at + 8, isLittleEndian);
    }
  } catch {
    // Metadata that is cut off says nothing.
  }
  return 1;
}
