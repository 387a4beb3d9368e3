import { sentence } from '../sentence.ts';

/** Who delivers the form, besides the company that hosts the clinic's mailbox. */
export type Carrier = 'relay' | 'emailjs' | 'formspree';

/**
 * The privacy notice of every form (Digital Personal Data Protection Act, 2023, section 5; Rules, 2025, rule
 * 3).
 */
export const formNotice = {
  policy: 'سياسة الخصوصية',
  title: 'ماذا نفعل ببياناتكم',
  fieldsTitle: 'ما نطلبه، ولماذا',
  fieldPurpose: ({ what, why }: { what: string; why: string }) => `${what}: ${why}.`,
  use: 'لماذا نستخدمها',
  usedFor: (purpose: string) => `بموافقتكم التي تعطونها بإرسال هذا النموذج: ${purpose}.`,
  keeping: 'إلى متى نحتفظ بها',
  keptFor: (time: string) =>
    `نحذفها خلال ${time} من آخر تواصل بيننا. وإذا أصبحتم من مرضى العيادة، ينتقل ما يخص علاجكم إلى ملفكم لدينا.`,
  handling: 'من يتعامل معها غيرنا',
  handledBy: {
    relay:
      'نيابةً عنا: برنامج البريد الخاص بنا، وهو يمرّر الرسالة ولا يخزّن شيئًا يدل على صاحبها، والشركة التي تستضيف بريدنا الإلكتروني. ولا نبيع بياناتكم لأحد.',
    emailjs:
      'نيابةً عنا: EmailJS، وهي خدمة بريد إلكتروني (أو Formspree، وهي خدمة نماذج قد تحتفظ بنسخة لنا)، والشركة التي تستضيف بريدنا الإلكتروني. ولا نبيع بياناتكم لأحد.',
    formspree:
      'نيابةً عنا: Formspree، وهي خدمة نماذج قد تحتفظ بنسخة لنا، والشركة التي تستضيف بريدنا الإلكتروني. ولا نبيع بياناتكم لأحد.',
  } satisfies Record<Carrier, string>,
  rights: 'إذا غيّرتم رأيكم، وما هي حقوقكم',
  askUs: <N>(t: { email: N; phone: N; rights: (text: string) => N }, answeredWithin: string) =>
    sentence`اكتبوا إلى ${t.email} أو اتصلوا على ${t.phone} لسحب موافقتكم، أو للاطلاع على ما لدينا من بياناتكم أو تصحيحه أو محوه. تكفي جملة واحدة، ونجيبكم خلال ${answeredWithin}. ${t.rights('جميع حقوقكم')}`,
  complaints: 'الشكاوى',
  complain: (clinic: string) => `يُرجى إبلاغ ${clinic} أولًا، بالطريقة نفسها.`,
  complainInIndia: (clinic: string) =>
    `يُرجى إبلاغ ${clinic} أولًا، بالطريقة نفسها. وبعد ذلك يمكنكم اللجوء إلى مجلس حماية البيانات في الهند (Data Protection Board of India).`,
};
