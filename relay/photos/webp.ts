import { textAt, viewOf, type CleanPicture } from './picture-file.ts';

const RIFF_HEADER_LENGTH = 12;

/** The chunks that the pixels need. */
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);

type Size = Pick<CleanPicture, 'width' | 'height'>;

/** Of the flags of a VP8X chunk: animation, and transparency. */
const ANIMATION = 0x02;
const ALPHA = 0x10;

/**
 * Copies a WebP file (RFC 9649) without its metadata: only the chunks that the pixels need. What follows its
 * end is left out.
 *
 * @throws {Error} if the file is damaged, cut off or animated
 */
export function cleanWebp(file: Uint8Array): CleanPicture {
  const view = viewOf(file);
  const end = 8 + view.getUint32(4, true);
  if (end > file.length) throw new Error('cut off');
  const chunks: Uint8Array[] = [];
  let size: Size | null = null;
  let canvas: Size | null = null;
  for (let at = RIFF_HEADER_LENGTH; at < end;) {
    const type = textAt(file, at, 4);
    const content = at + 8;
    const length = view.getUint32(at + 4, true);
    // Chunks have an even length; an odd one is followed by a zero.
    const next = content + length + (length % 2);
    if (next > end) throw new Error('cut off');
    const chunk = file.slice(at, next);
    if (type === 'VP8X') {
      const flags = view.getUint8(content);
      if (flags & ANIMATION) throw new Error('animated');
      chunk[8] = flags & ALPHA;
      canvas = { width: uint24(view, content + 4) + 1, height: uint24(view, content + 7) + 1 };
    } else if (type === 'VP8 ' || type === 'VP8L') {
      if (size) throw new Error('two pictures');
      size = type === 'VP8 ' ? sizeOfLossy(view, content) : sizeOfLossless(view, content);
    }
    if (KEPT.has(type)) chunks.push(chunk);
    at = next;
  }
  if (!size) throw new Error('no pixels');
  if (canvas && (canvas.width !== size.width || canvas.height !== size.height)) {
    throw new Error('two sizes');
  }
  const header = file.slice(0, RIFF_HEADER_LENGTH);
  const length = chunks.reduce((total, chunk) => total + chunk.length, 4);
  viewOf(header).setUint32(4, length, true);
  return { pieces: [header, ...chunks], ...size };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** The size in the frame header of a lossy picture (RFC 6386, 9.1). */
function sizeOfLossy(view: DataView, at: number): Size {
  const isKeyFrame = (view.getUint8(at) & 1) === 0;
  if (!isKeyFrame || view.getUint16(at + 3) !== 0x9d01 || view.getUint8(at + 5) !== 0x2a) {
    throw new Error('no frame');
  }
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}

/** The size in the header of a lossless picture (RFC 9649, 3.4). */
function sizeOfLossless(view: DataView, at: number): Size {
  if (view.getUint8(at) !== 0x2f) throw new Error('no frame');
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
