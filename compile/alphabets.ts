/** How texts are set in an alphabet beside the Latin one. */
type Alphabet = {
  /** the letters that are scaled alike, as a range of Unicode */
  range: string;
  /** words, as letters are joined in some alphabets */
  sample: string;
  /**
   * a package of fontsource.org, and its files for these letters: for headings, and for texts where the
   * device has no font
   */
  files: { package: string; subset: string };
  /** the families in which devices show running texts: Android's and Linux's, Windows's, Apple's */
  families: readonly string[];
  /**
   * fonts of the device that stand in until a font has come: the serif, then the sans that texts are like.
   * `advance` is the mean advance of the sample's letters in thousandths of an em
   */
  standIns: { name: string; local: readonly string[]; advance: number }[];
};

/** The alphabets that a site can be in beside the Latin one, by their scripts' codes (ISO 15924). */
export const ALPHABETS: Record<string, Alphabet> = {
  deva: {
    range: 'U+900-97F',
    sample: 'हम आपके दाँतों की जाँच करते हैं और बताते हैं कि इलाज में क्या होगा कितना समय लगेगा और कितना खर्च आएगा',
    files: { package: 'eczar', subset: 'devanagari' },
    families: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari'],
    standIns: [
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
    files: { package: 'noto-naskh-arabic', subset: 'arabic' },
    families: ['Noto Sans Arabic', 'Segoe UI', 'Geeza Pro'],
    standIns: [
      { name: 'Arabic', local: ['NotoNaskhArabic-Regular', 'Noto Naskh Arabic'], advance: 456 },
      { name: 'Arabic sans', local: ['NotoSansArabic-Regular', 'Noto Sans Arabic'], advance: 508 },
    ],
  },
};
