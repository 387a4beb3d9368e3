/** A picture without metadata, in pieces, and its size in pixels. */
export type CleanPicture = { pieces: Uint8Array[]; width: number; height: number };

/** The text of some bytes, one character each. */
export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** A view that reads numbers of several bytes. Reading beyond its end throws a RangeError. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
