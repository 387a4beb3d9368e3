import { sentence } from '../sentence.ts';

/** Texts about the languages of pages. */
export const languages = {
  menu: 'भाषा',
  /** after a link to a page that exists only in English */
  inEnglish: '(इंग्रजीत)',
  /** above a medical text that no clinician has reviewed in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`हे भाषांतर अजून कोणत्याही डॉक्टरांनी तपासलेले नाही. शंका असल्यास ${t.english('इंग्रजी मजकूर')} वाचा किंवा आम्हाला विचारा.`,
  /** below it, if the English text was reviewed */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`मूळ इंग्रजी मजकूर ${by} यांनी ${t.date} रोजी तपासला.`,
};
