import { sentence } from '../sentence.ts';

/** Texts that several screens use. */
export const shared = {
  bookAppointment: 'Book Appointment',
  inPain: (phone: string) => `In pain? Call ${phone}`,
  /** beside a phone number, while the clinic is closed */
  answered: 'Answered when we are open.',
  /** at the ways to write to the clinic, while it is closed */
  messagesRead: 'Messages are read when we are open.',
  viewAllServices: 'View All Services',
  questions: 'Frequently Asked Questions',
  home: 'Home',
  illustration: 'Illustration',
  picturesAreIllustrations: 'The pictures on this page are illustrations.',
  /** beside an invented testimonial */
  sampleReview: 'A sample: invented, not a patient’s own words.',
  /** beside pictures of patients and cases that are invented */
  samplePatients: 'A sample: these patients and cases are invented.',
  /** on a service's card; `unseen` is only for screen readers, to distinguish the links */
  learnMore: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`Learn more${t.unseen(` about ${service}`)}`,
  /** in menus, below a service; `unseen` is only for screen readers, to distinguish the links */
  careByDay: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`After-care, day by day${t.unseen(`: ${service}`)}`,
  readTime: (minutes: number) => `${minutes} min read`,
  /** on an article's card */
  byline: <N>(t: { date: N }, author: string) => sentence`${author}, ${t.date}`,
  /** below a medical text that was reviewed */
  reviewed: <N>(t: { date: N }, by: string) => sentence`Reviewed on ${t.date}, by ${by}.`,
  /** at the head of each text about health of the sample clinic, which no dentist has read */
  sampleReviewed: 'A sample: no dentist has read this text yet.',
  sources: 'Sources:',
  /** a quotation */
  quoted: (words: string) => `“${words}”`,
};
