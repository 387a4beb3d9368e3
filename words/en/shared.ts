import { sentence } from '../sentence.ts';

/** What two screens or more say. */
export const shared = {
  bookAppointment: 'Book Appointment',
  inPain: (phone: string) => `In pain? Call ${phone}`,
  /** beside a telephone number, while nobody would answer */
  answered: 'Answered when we are open.',
  viewAllServices: 'View All Services',
  questions: 'Frequently Asked Questions',
  home: 'Home',
  illustration: 'Illustration',
  picturesAreIllustrations: 'The pictures on this page are illustrations.',
  /** beside a patient's words that nobody said */
  sampleReview: 'A sample: invented, not a patient’s own words.',
  /** on a service's card; the part that is only heard tells its link from the others' */
  learnMore: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`Learn more${t.unseen(` about ${service}`)}`,
  readTime: (minutes: number) => `${minutes} min read`,
  /** on an article's card */
  byline: <N>(t: { date: N }, author: string) => sentence`${author}, ${t.date}`,
  /** below a medical text: when it was last checked, and by whom */
  reviewed: <N>(t: { date: N }, by: string) => sentence`Reviewed on ${t.date}, by ${by}.`,
  sources: 'Sources:',
  /** a person's words */
  quoted: (words: string) => `“${words}”`,
};
