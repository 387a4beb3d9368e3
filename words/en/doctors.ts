import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { sentence } from '../sentence.ts';

export const words = {
  tabs: 'Doctors',
  /** label of a doctor's tab, such as 'Asha' for 'Dr. Asha Rao' */
  tab: (name: string) => name.split(' ')[1] ?? name,
  qualifications: 'Qualifications',
  experience: 'Experience',
  registration: 'Registration',
  registered: (registration: string) => `Registration: ${registration}`,
  specialties: 'Specialties',
  about: 'About',
  whyChoose: (name: string) => `Why Choose ${name}`,
  patientOf: (name: string) => `A patient of ${name}`,
  career: 'Career and Expertise',
  bookConsultation: 'Book Consultation',
  /** for doctors without a tab; `of` is only for screen readers */
  bookWith: <N>(t: { of: (text: string) => N }, name: string) =>
    sentence`Book Consultation${t.of(` with ${name}`)}`,
  wholeTeam: 'The whole team',
  consultationWith: (name: string) => `Consultation with ${name}`,
  bookYourConsultation: 'Book Your Consultation',
  callBack: (name: string, answer: AnswerTime) =>
    `Leave your name, a day and a time for ${name}. We call you back ${answerIn(answer)} to settle it.`,
  /** for clinics that do not promise a call */
  answerBack: (name: string, answer: AnswerTime) =>
    `Leave your name, a day and a time for ${name}. We answer you ${answerIn(answer)}.`,
  requestCall: 'Request a Call',
  requestVisit: 'Request a Visit',
  ring: <N>(t: { phone: N }) => sentence`Or ring us: ${t.phone}`,
};
