import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { sentence } from '../sentence.ts';

export const words = {
  tabs: 'الأطباء',
  /** label of a doctor's tab: 'آشا' for 'د. آشا راو', and both words of a name such as 'عبد الرحمن' */
  tab: (name: string) => /^\S+ ((?:(?:عبد|أبو|أم) )?\S+)/.exec(name)?.[1] ?? name,
  qualifications: 'المؤهلات',
  experience: 'الخبرة',
  registration: 'رقم التسجيل',
  registered: (registration: string) => `رقم التسجيل: ${registration}`,
  specialties: 'التخصصات',
  about: 'نبذة',
  whyChoose: (name: string) => `لماذا ${name}؟`,
  patientOf: (name: string) => `من مرضى ${name}`,
  career: 'المسيرة والخبرة',
  bookConsultation: 'حجز استشارة',
  /** for doctors without a tab; `of` is only for screen readers */
  bookWith: <N>(t: { of: (text: string) => N }, name: string) => sentence`حجز استشارة${t.of(` مع ${name}`)}`,
  wholeTeam: 'الفريق كله',
  consultationWith: (name: string) => `استشارة مع ${name}`,
  bookYourConsultation: 'احجزوا استشارتكم',
  callBack: (name: string, answer: AnswerTime) =>
    `اتركوا اسمكم واليوم والوقت المناسبين لزيارة ${name}. نعاود الاتصال بكم ${answerIn(answer)} لتحديد الموعد.`,
  answerBack: (name: string, answer: AnswerTime) =>
    `اتركوا اسمكم واليوم والوقت المناسبين لزيارة ${name}. نجيبكم ${answerIn(answer)}.`,
  requestCall: 'طلب اتصال',
  requestVisit: 'طلب زيارة',
  ring: <N>(t: { phone: N }) => sentence`أو اتصلوا بنا: ${t.phone}`,
};
