import { sentence } from '../sentence.ts';

/** `of` wraps a text that is only for screen readers. */
type Named<N> = { of: (text: string) => N };

export const words = {
  cards: 'أعضاء الفريق',
  loading: 'جارٍ تحميل صفحة الفريق...',
  doctors: <N>(t: { doctors: (text: string) => N }) =>
    sentence`لأطباء الأسنان صفحات خاصة بهم: ${t.doctors('أطباؤنا')}.`,
  /** for a clinic with one dentist */
  doctor: <N>(t: { doctor: N }) => sentence`وللتعرّف إلى الطبيب: ${t.doctor}.`,
  viewProfile: <N>(t: Named<N>, name: string) => sentence`عرض الملف ${t.of(`الخاص بـ ${name}`)}`,
  linkedin: <N>(t: Named<N>, name: string) => sentence`لينكدإن ${t.of(name)}`,
  email: <N>(t: Named<N>, name: string) => sentence`البريد الإلكتروني ${t.of(`إلى ${name}`)}`,
  specialties: 'التخصصات',
  about: 'نبذة',
  expertise: 'الخبرات',
  languages: 'اللغات',
  connect: 'للتواصل',
};
