import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

/** Answers of the relay that visitors can read: in the form's status box, or on a page. */
export const relay = {
  /** each follows the name of a field */
  issues: {
    required: 'هذه الخانة مطلوبة',
    text: 'يجب إدخال نص',
    tooLong: (most: number) => `الحد الأقصى لعدد الأحرف هو ${most}`,
    email: 'يجب إدخال بريد إلكتروني صحيح',
    /** of a request without e-mail */
    phone: 'يجب إدخال رقم هاتف مع رمز البلد',
    date: "يجب إدخال تاريخ مثل 'Tuesday, March 4, 2025'",
    outsideWindow: (months: number) => `يجب اختيار يوم بين اليوم و${dates.months(months)} من الآن`,
    time: "يجب اختيار وقت من أوقات ذلك اليوم، مثل '03:30 PM'",
    id: "يجب إدخال رقم طلب مثل 'DENT-4K7Q2Z'",
  },
  fieldIssue: (label: string, issue: string) => `${label}: ${issue}.`,

  refused: {
    tooManyOfYours: 'وصلتنا رسائل كثيرة من اتصالكم. يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
    tooManyOfAll: 'لا يمكننا استقبال رسائل أخرى في هذه اللحظة. يُرجى الاتصال بنا أو المحاولة لاحقًا.',
    tooLarge: 'الرسالة طويلة جدًا. يُرجى اختصارها والمحاولة مرة أخرى.',
    crossSite: 'لا يمكن إرسال هذا النموذج إلا من موقعنا.',
    unknownForm: 'النموذج غير موجود',
    unreadable: 'تعذّرت قراءة النموذج',
    noForm: 'يجب أن يكون نوع المحتوى نموذجًا',
    empty: 'لا يمكن إرسال نموذج فارغ',
    tooManyFields: 'عدد الخانات أكبر من المسموح',
    file: 'لا يُسمح بإرفاق ملفات',
    notText: 'يجب أن تكون كل خانة نصًا',
    notDelivered: 'تعذّر توصيل رسالتكم.',
  },

  page: {
    title: 'لم تُرسل رسالتكم',
    back: <N>(t: { page: (text: string) => N }) =>
      sentence`زر الرجوع في المتصفح يعيدكم إلى النموذج مع ما كتبتموه. أو ${t.page('عودوا إلى الصفحة')}.`,
    /** the first sentence of a chat */
    chat: 'السلام عليكم، لم أتمكن من إرسال رسالة إليكم عبر موقعكم.',
    reach: <N>(t: { phone: N; whatsapp?: (text: string) => N; email: N }) =>
      t.whatsapp
        ? sentence`يمكنكم أيضًا الاتصال على ${t.phone}، أو مراسلتنا ${t.whatsapp('عبر واتساب')} أو على ${t.email}.`
        : sentence`يمكنكم أيضًا الاتصال على ${t.phone} أو مراسلتنا على ${t.email}.`,
  },
};
