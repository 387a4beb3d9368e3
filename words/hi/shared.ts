import { sentence } from '../sentence.ts';

export const shared = {
  bookAppointment: 'अपॉइंटमेंट लें',
  inPain: (phone: string) => `दर्द है? फ़ोन करें: ${phone}`,
  answered: 'जवाब क्लिनिक खुला होने पर मिलेगा।',
  /** at the ways to write to the clinic, while it is closed */
  messagesRead: 'संदेश क्लिनिक खुला होने पर पढ़े जाते हैं।',
  viewAllServices: 'सभी इलाज देखें',
  questions: 'अक्सर पूछे जाने वाले सवाल',
  home: 'होम',
  illustration: 'चित्र',
  picturesAreIllustrations: 'इस पेज की तस्वीरें फ़ोटो नहीं, बनाए हुए चित्र हैं।',
  sampleReview: 'यह नमूना है: असली मरीज़ के शब्द नहीं।',
  /** beside pictures of patients and cases that are invented */
  samplePatients: 'ये नमूने हैं: मरीज़ और उनके इलाज काल्पनिक हैं।',
  learnMore: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`और जानें${t.unseen(`: ${service}`)}`,
  /** in menus, below a service; `unseen` is only for screen readers, to distinguish the links */
  careByDay: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`इलाज के बाद, दिन-ब-दिन${t.unseen(`: ${service}`)}`,
  readTime: (minutes: number) => `पढ़ने में ${minutes} मिनट`,
  byline: <N>(t: { date: N }, author: string) => sentence`${author}, ${t.date}`,
  reviewed: <N>(t: { date: N }, by: string) => sentence`${t.date} को ${by} ने जाँचा।`,
  /** at the head of each text about health of the sample clinic, which no dentist has read */
  sampleReviewed: 'यह नमूना है: इसे अभी तक किसी डेंटिस्ट ने नहीं पढ़ा है।',
  sources: 'स्रोत:',
  quoted: (words: string) => `“${words}”`,
};
