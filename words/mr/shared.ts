import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('mr');

/** Texts that several screens use. */
export const shared = {
  bookAppointment: 'अपॉइंटमेंट घ्या',
  inPain: (phone: string) => `दात दुखतोय? फोन करा: ${phone}`,
  answered: 'उत्तर क्लिनिक उघडे असताना मिळेल.',
  /** at the ways to write to the clinic, while it is closed */
  messagesRead: 'मेसेज आम्ही क्लिनिक उघडे असताना वाचतो.',
  viewAllServices: 'सर्व उपचार पाहा',
  questions: 'नेहमी विचारले जाणारे प्रश्न',
  home: 'मुख्य पान',
  illustration: 'रेखाचित्र',
  picturesAreIllustrations: 'या पानावरची चित्रे फोटो नाहीत, रेखाटलेली आहेत.',
  sampleReview: 'हा नमुना आहे: खऱ्या रुग्णाचे शब्द नाहीत.',
  /** beside pictures of patients and cases that are invented */
  samplePatients: 'हे नमुने आहेत: रुग्ण आणि त्यांचे उपचार काल्पनिक आहेत.',
  /** on a service's card; `unseen` is only for screen readers, to distinguish the links */
  learnMore: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`अधिक माहिती${t.unseen(`: ${service}`)}`,
  /** in menus, below a service; `unseen` is only for screen readers, to distinguish the links */
  careByDay: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`उपचारानंतरची काळजी, दिवसानुसार${t.unseen(`: ${service}`)}`,
  readTime: (minutes: number) =>
    plural(minutes, { one: `वाचायला ${minutes} मिनिट`, other: `वाचायला ${minutes} मिनिटे` }),
  /** on an article's card */
  byline: <N>(t: { date: N }, author: string) => sentence`${author}, ${t.date}`,
  /** below a medical text that was reviewed */
  reviewed: <N>(t: { date: N }, by: string) => sentence`${by} यांनी ${t.date} रोजी तपासले.`,
  /** at the head of each text about health of the sample clinic, which no dentist has read */
  sampleReviewed: 'नमुना: अजून कोणत्याही डेंटिस्टने वाचलेले नाही.',
  sources: 'संदर्भ:',
  quoted: (words: string) => `“${words}”`,
};
