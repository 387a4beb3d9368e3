/** The fonts of a non-Latin alphabet. */
type Alphabet = {
  /** its letters, as a `unicode-range` */
  range: string;
  /** words to measure, because some alphabets join letters */
  sample: string;
  /**
   * the fontsource.org package and subset for headings, and for texts if the device has no font;
   * `headingWeight` is set if headings must be heavier than 500 to look like the Latin ones (scripts/)
   */
  files: { package: string; subset: string; headingWeight?: number };
  /** the families for running texts on devices: Android and Linux, Windows, Apple */
  families: readonly string[];
  /**
   * fonts of the device that are shown until the site's font has loaded: a serif, then a sans. `advance` is
   * the mean advance of the sample's letters in thousandths of an em
   */
  fallbacks: { name: string; local: readonly string[]; advance: number }[];
};

/** The non-Latin alphabets that a site can use, by script code (ISO 15924). */
export const ALPHABETS: Record<string, Alphabet> = {
  deva: {
    range: 'U+900-97F',
    sample: 'हम आपके दाँतों की जाँच करते हैं और बताते हैं कि इलाज में क्या होगा कितना समय लगेगा और कितना खर्च आएगा',
    files: { package: 'eczar', subset: 'devanagari' },
    families: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari'],
    fallbacks: [
      { name: 'Devanagari', local: ['NotoSerifDevanagari-Regular', 'Noto Serif Devanagari'], advance: 404 },
      {
        name: 'Devanagari sans',
        local: ['NotoSansDevanagari-Regular', 'Noto Sans Devanagari'],
        advance: 434,
      },
    ],
  },
  arab: {
    range: 'U+600-6FF',
    sample: 'نفحص أسنانك ونشرح لك بوضوح ما الذي سيحدث في العلاج وكم يستغرق من الوقت وكم يكلف وهذا للأطفال أيضا',
    files: { package: 'noto-naskh-arabic', subset: 'arabic', headingWeight: 700 },
    families: ['Noto Sans Arabic', 'Segoe UI', 'Geeza Pro'],
    fallbacks: [
      { name: 'Arabic', local: ['NotoNaskhArabic-Regular', 'Noto Naskh Arabic'], advance: 456 },
      { name: 'Arabic sans', local: ['NotoSansArabic-Regular', 'Noto Sans Arabic'], advance: 508 },
    ],
  },
};
