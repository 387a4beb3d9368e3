import type { MessageField } from '../../domain/message.ts';

export const contact = {
  form: 'رسالة',
  labels: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    message: 'رسالتكم',
  } satisfies Record<MessageField, string>,
  phoneHint:
    'رقم هاتف محمول هندي من 10 أرقام. إذا كان رقمكم من بلد آخر، فاتركوا هذه الخانة كما هي واكتبوه في الرسالة مع رمز الدولة.',
  phonePlaceholder: '+91 XXXXX XXXXX',
  faults: {
    name: 'يُرجى إدخال اسم صحيح (من 2 إلى 50 حرفًا، حروف فقط)',
    phone:
      'يُرجى إدخال رقم هاتف محمول هندي صحيح (10 أرقام تبدأ برقم من 6 إلى 9)، أو حذف ما كُتب في هذه الخانة. وإذا كان رقمكم من بلد آخر، فاكتبوه في الرسالة مع رمز الدولة.',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    message: 'يُرجى كتابة رسالة من 10 أحرف على الأقل',
  } satisfies Record<MessageField, string>,
  submit: 'إرسال الرسالة',
  submitPlainly: 'إرسال عبر النموذج',
  notice: {
    inShort: 'نستخدم ما تكتبونه هنا للرد عليكم فقط.',
    asked: {
      name: { what: 'الاسم', why: 'لنخاطبكم به' },
      email: { what: 'البريد الإلكتروني', why: 'لنردّ عليكم كتابةً' },
      phone: { what: 'رقم الهاتف، إن ذكرتموه', why: 'لنعاود الاتصال بكم' },
      message: { what: 'رسالتكم', why: 'لنعرف ما تريدونه منا' },
    } satisfies Record<MessageField, { what: string; why: string }>,
    purpose: 'الرد عليكم، لا غير',
  },
};
