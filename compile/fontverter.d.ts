declare module 'fontverter' {
  /** Converts a font file to another format. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer<ArrayBuffer>>;
}
