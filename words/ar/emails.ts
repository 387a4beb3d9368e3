import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { Appointment, AppointmentField } from '../../domain/forms/appointment-request.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { sentence } from '../sentence.ts';
import { appointmentPages } from './appointment-pages.ts';
import { booking } from './booking.ts';
import { counts } from './counts.ts';

const { acts, when } = appointmentPages;

/** The texts of the relay's e-mails about requests and messages. */
export const emails = {
  /** the name of the sender */
  website: (clinic: string) => `موقع ${clinic}`,
  labels: {
    ...booking.labels,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    date: 'التاريخ',
    time: 'الوقت',
    notes: 'ملاحظات',
    country: 'الدولة',
    treatment: 'العلاج',
    message: 'الرسالة',
  } satisfies Record<AppointmentField | EnquiryField, string>,
  request: 'رقم الطلب',
  /** the language of the page on which the request was made */
  language: 'اللغة',

  /** to the clinic, about a request */
  notification: {
    subject: (request: Appointment) => `طلب موعد: ${request.name}، ${when(request)} (${request.id})`,
    preview: (request: Appointment, phone: string) => `${when(request)} · ${phone}`,
    heading: (id: string) => `طلب الموعد ${id}`,
    noNotes: 'لا توجد ملاحظات إضافية',
    wishes: {
      label: 'طلب أيضًا',
      reminder: 'التذكير بالموعد بالبريد الإلكتروني',
      earlier: 'إبلاغه إذا أُتيح وقت أبكر',
    },
    confirm: (answer: AnswerTime) => `يُرجى التأكيد ${answerIn(answer)}`,
    status: (answer: AnswerTime) =>
      `هذا طلب، وليس موعدًا بعد. أُبلغ المريض بأنكم تؤكّدونه ${answerIn(answer)}. إذا تكرّر رقم الطلب نفسه، فهو طلب واحد أُرسل مرة ثانية.`,
    footnote: 'أُرسلت عبر نموذج الحجز في موقع العيادة. الرد على هذه الرسالة يصل إلى المريض.',
  },

  /** to the patient, about a request */
  receipt: {
    subject: (clinic: string, request: Appointment) => `طلب موعدكم لدى ${clinic}: ${when(request)}`,
    preview: (request: Appointment, answer: AnswerTime) => `${when(request)}. نؤكّده لكم ${answerIn(answer)}.`,
    mark: 'طلب موعد',
    heading: 'وصلنا طلبكم',
    greeting: (name: string) => `تحية طيبة، ${name}`,
    greetingWithoutName: 'تحية طيبة،',
    received: (clinic: string, answer: AnswerTime) =>
      `شكرًا لاختياركم ${clinic}. هذا هو الموعد الذي طلبتموه، ولا يصبح نهائيًا إلا بعد أن نؤكّده لكم. نتصل بكم أو نكتب إليكم ${answerIn(answer)} لتأكيد الوقت، أو لنعرض وقتًا آخر قريبًا منه.`,
    where: 'المكان',
    directions: 'الطريق إلينا',
    calendar: 'الملف المرفق يضيف الموعد إلى تقويم هاتفكم، ويبقى بصفة مبدئية حتى نؤكّده.',
    changes: 'للتغيير أو الإلغاء',
    reach: <N>(id: string, t: { phone: N; whatsapp?: (text: string) => N }) =>
      t.whatsapp
        ? sentence`اتصلوا على ${t.phone}، أو راسلونا ${t.whatsapp('عبر واتساب')}، أو ردّوا على هذه الرسالة، مع ذكر رقم الطلب ${id}.`
        : sentence`اتصلوا على ${t.phone} أو ردّوا على هذه الرسالة، مع ذكر رقم الطلب ${id}.`,
    footnote:
      'وصلتكم هذه الرسالة لأن عنوانكم كُتب في نموذج الحجز لدينا. إذا لم تكونوا أنتم من كتبه، فأبلغونا أو تجاهلوا الرسالة.',
  },

  cannotWait: {
    title: 'إذا كان الأمر لا يحتمل الانتظار',
    hospital:
      'عند صعوبة في التنفس أو البلع، أو تورّم يزداد أو تصاحبه حمّى، أو تورّم تحت اللسان أو الفك أو قرب الرقبة أو العين، أو نزيف لا يتوقف: اذهبوا إلى المستشفى الآن، ولا تقودوا سيارة ولا دراجة نارية بأنفسكم، ولا تنتظروا ردّنا.',
    call: <N>(t: { phone: N }, hours: string) =>
      sentence`عند ألم شديد أو إصابة، اتصلوا على ${t.phone}. نردّ على الهاتف في أوقات العمل: ${hours}. وعندما تكون العيادة مغلقة، اذهبوا فورًا إلى طبيب أسنان عيادته مفتوحة أو إلى مستشفى.`,
    /** before a list of dates with their hours */
    otherHours: 'في الأيام التالية تختلف أوقات العمل أو تُغلق العيادة:',
  },

  nudge: {
    subject: (id: string) => `بلا رد حتى الآن: طلب الموعد ${id}`,
    heading: (id: string) => `طلب الموعد ${id}`,
    title: 'لم يردّ أحد حتى الآن',
    text: (since: string, answer: AnswerTime) =>
      `وصل هذا الطلب يوم ${since}. يعد موقعكم بالرد ${answerIn(answer)}.`,
    where:
      'أزرار الرد موجودة في الرسالة الأولى عن هذا الطلب: ابحثوا عن رقمه في بريدكم. وإذا كنتم قد تحدثتم مع المريض، فاضغطوا هناك على الزر المناسب.',
    footnote: 'أُرسلت من موقع العيادة، مرة واحدة لكل طلب.',
  },

  reminder: {
    subject: (clinic: string, at: CivilTime) => `تذكير: موعدكم لدى ${clinic}، ${when(at)}`,
    mark: 'تذكير',
    heading: 'اقترب موعد زيارتكم',
    /** by the appointment's stage; each mentions the buttons that the e-mail then has */
    text: {
      confirmed: `طلبتم منا أن نذكّركم. إن كنتم ستحضرون فيُرجى الضغط على «${acts.attend.button}» لإخبارنا. وإذا تعذّر عليكم الحضور فاضغطوا على «${acts.change.button}» أو «${acts.cancel.button}» ليستفيد من الموعد شخص آخر.`,
      change: `طلبتم منا أن نذكّركم. وقد طلبتم أيضًا وقتًا آخر، ويبقى هذا الموعد قائمًا إلى أن نتفق على وقت. إن استطعتم الحضور في هذا الموعد فيُرجى الضغط على «${acts.attend.button}». وإذا تعذّر عليكم ذلك فاضغطوا على «${acts.cancel.button}» ليستفيد منه شخص آخر.`,
      offered: `طلبتم منا أن نذكّركم. وقد عرضنا عليكم أوقاتًا أخرى، ويبقى هذا الموعد قائمًا إلى أن تقبلوا أحدها. إن كنتم ستحضرون في هذا الموعد فيُرجى الضغط على «${acts.attend.button}»، أو اقبلوا أحد الأوقات الأخرى. وإذا لم يناسبكم أي منها فاضغطوا على «${acts.none.button}». وإذا تعذّر عليكم الحضور فاضغطوا على «${acts.cancel.button}».`,
    },
  },

  /** to the clinic, instead of a reminder */
  visitAlert: {
    unreminded: {
      subject: (name: string, at: CivilTime) => `تعذّر تذكير المريض: ${name}، ${when(at)}`,
      heading: 'تعذّر تذكير هذا المريض',
      text: 'لم تصل إلى هذا المريض رسالة التذكير بالزيارة. يُرجى الاتصال به، والتحقق من عنوان بريده الإلكتروني.',
    },
    closedDay: {
      subject: (name: string, at: CivilTime) => `موعد في يوم إغلاق: ${name}، ${when(at)}`,
      heading: 'هذه الزيارة في يوم تكون فيه العيادة مغلقة',
      text: 'هذه الزيارة مؤكدة، لكن العيادة مغلقة في ذلك اليوم. لم يُذكَّر المريض بها. يُرجى عرض وقت آخر عليه، أو الاتصال به.',
    },
  },

  /** to the clinic, about a message or an enquiry */
  message: {
    subject: (name: string) => `رسالة من ${name}`,
    subjects: { booking: booking.form, enquiry: 'استفسار من مريض من الخارج' },
    /** if the clinic has `promises.quoteHours` */
    quote: (hours: number) =>
      `يعد موقعكم بإرسال عرض السعر ${counts.withinHours(hours)} من استلام الصور أو صور الأشعة.`,
    preview: (name: string) => `من ${name}`,
    footnote: 'أُرسلت عبر أحد نماذج موقع العيادة. الرد على هذه الرسالة يصل إلى المرسل.',
  },
};
