import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { counts } from './counts.ts';

export const enquiry = {
  form: 'استفسار',
  labels: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    country: 'الدولة',
    treatment: 'العلاج المطلوب',
    message: 'رسالتكم',
  } satisfies Record<EnquiryField, string>,
  phonePlaceholder: 'مع رمز الدولة',
  noTreatment: 'لم أقرر بعد',
  issues: {
    name: 'يُرجى إدخال اسمكم الكامل',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    country: 'يُرجى إدخال اسم دولتكم',
    message: 'يُرجى كتابة رسالتكم',
  } satisfies Partial<Record<EnquiryField, string>>,
  /** if the clinic has `promises.quoteHours` */
  quote: (hours: number) => `نرسل إليكم عرض السعر ${counts.withinHours(hours)} من استلام صوركم أو صور الأشعة.`,
  submit: 'إرسال الاستفسار',
  notice: {
    inShort: 'نستخدم ما تكتبونه هنا للرد عليكم فقط.',
    fields: {
      name: { what: 'الاسم', why: 'لنخاطبكم به' },
      email: { what: 'البريد الإلكتروني', why: 'لنردّ عليكم كتابةً' },
      phone: { what: 'رقم الهاتف، إن ذكرتموه', why: 'لنعاود الاتصال بكم' },
      country: { what: 'دولتكم', why: 'لنراعي السفر وفرق التوقيت والأوراق اللازمة' },
      treatment: {
        what: 'العلاج الذي يهمّكم، إن اخترتموه',
        why: 'ليردّ عليكم طبيب الأسنان المختص',
      },
      message: { what: 'رسالتكم', why: 'لنعرف ما تريدونه منا' },
    } satisfies Record<EnquiryField, { what: string; why: string }>,
    purpose: 'الرد عليكم والتخطيط لعلاجكم معكم، لا غير',
  },
};
