import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { sentence } from '../sentence.ts';

export const words = {
  tabs: 'डॉक्टर',
  /** label of a doctor's tab, such as 'आशा' for 'डॉ. आशा राव' */
  tab: (name: string) => name.split(' ')[1] ?? name,
  qualifications: 'शिक्षण',
  experience: 'अनुभव',
  registration: 'नोंदणी',
  registered: (registration: string) => `नोंदणी: ${registration}`,
  specialties: 'विशेष काम',
  about: 'परिचय',
  whyChoose: (name: string) => `${name} यांच्याकडे का यावे`,
  patientOf: (name: string) => `${name} यांचे रुग्ण`,
  career: 'कारकीर्द आणि कौशल्य',
  bookConsultation: 'भेटीची वेळ घ्या',
  /** for doctors without a tab; `of` is only for screen readers */
  bookWith: <N>(t: { of: (text: string) => N }, name: string) => sentence`भेटीची वेळ घ्या${t.of(`: ${name}`)}`,
  wholeTeam: 'संपूर्ण टीम',
  consultationWith: (name: string) => `${name} यांची भेट`,
  bookYourConsultation: 'तुमच्या भेटीची वेळ घ्या',
  callBack: (name: string, answer: AnswerTime) =>
    `${name} यांना भेटण्यासाठी तुमचे नाव, दिवस आणि वेळ कळवा. वेळ ठरवण्यासाठी आम्ही तुम्हाला ${answerIn(answer)} फोन करू.`,
  answerBack: (name: string, answer: AnswerTime) =>
    `${name} यांना भेटण्यासाठी तुमचे नाव, दिवस आणि वेळ कळवा. आम्ही तुम्हाला ${answerIn(answer)} उत्तर देऊ.`,
  requestCall: 'फोनची विनंती करा',
  requestVisit: 'भेटीची विनंती करा',
  ring: <N>(t: { phone: N }) => sentence`किंवा आम्हाला फोन करा: ${t.phone}`,
};
