import type { MessageField } from '../../domain/forms/message.ts';

const PHONE = {
  hint: 'اكتبوا الرقم من أي بلد مع رمز الدولة، مثل +971 أو +91.',
  issue: 'يُرجى كتابة رقم الهاتف كاملًا مع رمز الدولة، مثل +971 50 123 4567، أو ترك هذه الخانة فارغة.',
};

export const message = {
  form: 'رسالة',
  labels: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    message: 'رسالتكم',
  } satisfies Record<MessageField, string>,
  phoneHint: PHONE.hint,
  otherPhones: {
    any: PHONE,
    /** for clinics outside India */
    abroad: {
      hint: 'مع رمز الدولة',
      issue: 'يُرجى كتابة رقم الهاتف كاملًا مع رمز الدولة، أو ترك هذه الخانة فارغة.',
    },
  },
  phonePlaceholder: '+971 50 XXX XXXX',
  issues: {
    name: 'يُرجى إدخال اسم صحيح (من 2 إلى 50 حرفًا، حروف فقط)',
    phone: PHONE.issue,
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    message: 'يُرجى كتابة رسالة من 10 أحرف على الأقل',
  } satisfies Record<MessageField, string>,
  submit: 'إرسال الرسالة',
  submitPlainly: 'إرسال عبر النموذج',
  notice: {
    inShort: 'نستخدم ما تكتبونه هنا للرد عليكم فقط.',
    fields: {
      name: { what: 'الاسم', why: 'لنخاطبكم به' },
      email: { what: 'البريد الإلكتروني', why: 'لنردّ عليكم كتابةً' },
      phone: { what: 'رقم الهاتف، إن ذكرتموه', why: 'لنعاود الاتصال بكم' },
      message: { what: 'رسالتكم', why: 'لنعرف ما تريدونه منا' },
    } satisfies Record<MessageField, { what: string; why: string }>,
    purpose: 'الرد عليكم، لا غير',
  },
};
