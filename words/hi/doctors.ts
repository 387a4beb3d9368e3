import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { sentence } from '../sentence.ts';

export const words = {
  tabs: 'डॉक्टर',
  /** label of a doctor's tab, such as 'आशा' for 'डॉ. आशा राव' */
  tab: (name: string) => name.split(' ')[1] ?? name,
  qualifications: 'योग्यता',
  experience: 'अनुभव',
  registration: 'रजिस्ट्रेशन',
  registered: (registration: string) => `रजिस्ट्रेशन: ${registration}`,
  specialties: 'विशेषज्ञता',
  about: 'परिचय',
  whyChoose: (name: string) => `${name} को क्यों चुनें`,
  patientOf: (name: string) => `${name} से इलाज कराने वाले मरीज़`,
  career: 'अब तक का काम और अनुभव',
  bookConsultation: 'अपॉइंटमेंट लें',
  bookWith: <N>(t: { of: (text: string) => N }, name: string) => sentence`अपॉइंटमेंट लें${t.of(`: ${name}`)}`,
  wholeTeam: 'पूरी टीम',
  consultationWith: (name: string) => `${name} से मिलना`,
  bookYourConsultation: 'मिलने का समय लें',
  callBack: (name: string, answer: AnswerTime) =>
    `अपना नाम लिखें और ${name} से मिलने का दिन और समय चुनें। इसे तय करने के लिए हम ${answerIn(answer)} आपको फ़ोन करते हैं।`,
  answerBack: (name: string, answer: AnswerTime) =>
    `अपना नाम लिखें और ${name} से मिलने का दिन और समय चुनें। हम ${answerIn(answer)} आपको जवाब देते हैं।`,
  requestCall: 'कॉल-बैक माँगें',
  requestVisit: 'अपॉइंटमेंट माँगें',
  ring: <N>(t: { phone: N }) => sentence`या हमें फ़ोन करें: ${t.phone}`,
};
