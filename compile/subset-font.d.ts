declare module 'subset-font' {
  /** Cuts a font to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** the features to keep; by default all */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
