import { sentence } from '../sentence.ts';

/** What pages say of the languages they are in, and are not in. */
export const languages = {
  menu: 'भाषा',
  /** behind a link to a page that there is in English alone */
  inEnglish: '(इंग्रजीत)',
  /** at the head of a medical text that no clinician has read in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`हे भाषांतर अजून कोणत्याही डॉक्टरांनी तपासलेले नाही. शंका असल्यास ${t.english('इंग्रजी मजकूर')} वाचा किंवा आम्हाला विचारा.`,
  /** below it, where the original was: when, and by whom */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`मूळ इंग्रजी मजकूर ${by} यांनी ${t.date} रोजी तपासला.`,
};
