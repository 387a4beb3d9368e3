import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('ar');

/** Texts that several screens use. */
export const shared = {
  bookAppointment: 'حجز موعد',
  inPain: (phone: string) => `تشعرون بألم؟ اتصلوا على ${phone}`,
  answered: 'نرد في ساعات العمل.',
  /** at the ways to write to the clinic, while it is closed */
  messagesRead: 'نقرأ الرسائل في ساعات العمل.',
  viewAllServices: 'عرض جميع الخدمات',
  questions: 'الأسئلة الشائعة',
  home: 'الرئيسية',
  illustration: 'رسم توضيحي',
  picturesAreIllustrations: 'صور هذه الصفحة رسوم توضيحية.',
  sampleReview: 'نموذج: ليس من كلام مريض حقيقي.',
  /** beside pictures of patients and cases that are invented */
  samplePatients: 'نموذج: هؤلاء المرضى وحالاتهم من نسج الخيال.',
  /** on a service's card; `unseen` is only for screen readers, to distinguish the links */
  learnMore: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`معرفة المزيد${t.unseen(` عن ${service}`)}`,
  /** in menus, below a service; `unseen` is only for screen readers, to distinguish the links */
  careByDay: <N>(t: { unseen: (text: string) => N }, service: string) =>
    sentence`بعد العلاج، يومًا بيوم${t.unseen(`: ${service}`)}`,
  readTime: (minutes: number) =>
    plural(minutes, {
      zero: 'قراءة أقل من دقيقة',
      one: 'قراءة دقيقة واحدة',
      two: 'قراءة دقيقتين',
      few: `قراءة ${minutes} دقائق`,
      many: `قراءة ${minutes} دقيقة`,
      other: `قراءة ${minutes} دقيقة`,
    }),
  /** on an article's card */
  byline: <N>(t: { date: N }, author: string) => sentence`${author}، بتاريخ ${t.date}`,
  /** below a medical text that was reviewed */
  reviewed: <N>(t: { date: N }, by: string) => sentence`مراجعة النص: ${by}، بتاريخ ${t.date}.`,
  /** at the head of each text about health of the sample clinic, which no dentist has read */
  sampleReviewed: 'نموذج: لم يقرأ هذا النص أي طبيب أسنان بعد.',
  sources: 'المصادر:',
  quoted: (words: string) => `«${words}»`,
};
