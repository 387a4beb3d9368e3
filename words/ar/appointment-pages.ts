import type { AppointmentState, Role } from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}، الساعة ${dates.slot(time)}`;

/** The predefined reasons for declining. */
const reasons = {
  asked: 'طلبتم منا إلغاءه.',
  full: 'لا يوجد وقت متاح في ذلك اليوم.',
  dentist: 'طبيب الأسنان المختص بهذا العلاج غير موجود في ذلك اليوم.',
  closed: 'العيادة مغلقة في ذلك الوقت.',
  call: 'نود التحدث إليكم قبل تحديد الموعد. يُرجى الاتصال بنا.',
};

/** Texts about appointments in e-mails, and on the pages that their links open. */
export const appointmentPages = {
  when,
  reasons,
  acts,

  email: {
    call: 'اتصال',
    whatsapp: 'واتساب',
    /** the first sentence of the clinic's chat with a patient */
    chat: (clinic: string, { id, visitTime: at }: AppointmentState) =>
      `السلام عليكم، معكم ${clinic} بخصوص طلب الموعد ${id} ليوم ${when(at)}`,
    clinicButtonsTitle: 'الرد على المريض',
    clinicButtonsNote:
      'كل زر يفتح صفحة تبيّن ما سيحدث. لا يُرسل شيء قبل الضغط على الزر هناك. هذه الأزرار تعمل باسم العيادة: يُرجى عدم تمرير هذه الرسالة إلى أحد، وحذف النص المقتبس منها عند الرد عليها.',
    nextActsTitle: 'ما يمكنكم فعله بعد ذلك',
    patientButtonsNote: (hours: number) =>
      hours === 0
        ? 'تعمل هذه الأزرار حتى بداية الزيارة. كل زر يفتح صفحة أولًا. هذه الأزرار تعمل باسمكم: يُرجى عدم تمرير هذه الرسالة إلى أحد.'
        : `تعمل هذه الأزرار قبل الزيارة بمدة ${dates.hours(hours)} على الأقل. كل زر يفتح صفحة أولًا. هذه الأزرار تعمل باسمكم: يُرجى عدم تمرير هذه الرسالة إلى أحد.`,
    /** @param canChange - whether the patient can also change the appointment, not only cancel it */
    changeDeadline: (hours: number, canChange: boolean) => {
      const can = canChange ? 'تغيير الموعد أو إلغاؤه' : 'إلغاء الموعد';
      return hours === 0
        ? `يمكنكم ${can} حتى بداية الزيارة.`
        : `يمكنكم ${can} قبل الزيارة بمدة ${dates.hours(hours)} على الأقل؛ وإذا بقي عليها أقل من ذلك، فيُرجى الاتصال بنا.`;
    },
    requestedTime: 'الوقت المطلوب',
    offeredTimes: 'الأوقات المعروضة',
    wishedTimes: 'الأوقات المناسبة',
    reason: 'السبب من العيادة',
    phone: 'الهاتف',
    bookAnother: 'حجز موعد آخر',
    preview: (mark: string, times: readonly CivilTime[]) => `${mark}: ${times.map(when).join('؛ ')}`,
    footnote: {
      clinic: 'أُرسلت من موقع العيادة. الرد على هذه الرسالة يصل إلى المريض.',
      patient:
        'الروابط في هذه الرسالة تعمل باسمكم: يُرجى عدم تمريرها إلى أحد. وإذا كان فيها شيء لم تفعلوه، فيُرجى الاتصال بنا.',
      ended: 'إذا لم يكن لكم علم بشيء من هذا، فيُرجى الاتصال بنا.',
    } satisfies Record<Role | 'ended', string>,

    subject: (first: string) => `Re: ${first}`,
  },

  event: {
    patient: (clinic: string) => `موعد لدى ${clinic}`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `موعدكم لدى ${name}. رقم الطلب: ${id}. للتغيير أو الإلغاء استخدموا الروابط في الرسالة، أو اتصلوا على ${phone}.`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `رقم الطلب: ${id}. هاتف المريض: ${phone}.`,
    reminder: (clinic: string) => `موعدكم لدى ${clinic} غدًا.`,
  },

  page: {
    actsFor: {
      clinic: 'هذه الصفحة تعمل باسم العيادة.',
      patient: 'موعدكم',
    } satisfies Record<Role, string>,
    name: 'الاسم',
    zone: (city: string) => `جميع الأوقات بتوقيت ${city}.`,
    times: {
      clinic: 'حتى ثلاثة أوقات',
      patient: 'أوقات تناسبكم، إن كنتم تعرفونها (حتى ثلاثة)',
      nth: (number: number) => `الوقت ${number}`,
      day: 'اليوم',
      time: 'الساعة',
      noDay: 'من دون يوم',
      noTime: 'من دون وقت',
      more: 'أوقات أخرى',
      moreOrReason: 'أوقات أخرى، أو سبب',
    },
    reason: {
      legend: 'السبب الذي سيقرؤه المريض',
      none: 'من دون سبب',
      custom: 'أو بكلماتكم',
      sentence: 'السبب في جملة واحدة، إن شئتم',
    },
    issues: {
      noTimes: 'يُرجى اختيار يوم ووقت واحد على الأقل.',
      incompleteTime: 'يُرجى اختيار اليوم والوقت معًا.',
      duplicateTime: 'يُرجى اختيار كل وقت مرة واحدة فقط.',
      sameTime: (at: CivilTime) => `${when(at)} هو وقت هذا الموعد نفسه. يُرجى اختيار وقت آخر.`,
      notOffered: (at: CivilTime) => `لا تستقبل العيادة مواعيد يوم ${when(at)}. يُرجى اختيار وقت آخر.`,
      reasonTooLong: (most: number) => `يُرجى كتابة السبب في سطر واحد، والحد الأقصى لعدد الأحرف هو ${most}.`,
      linkInReason: 'يُرجى كتابة السبب من دون روابط أو عناوين بريد إلكتروني.',
    },
    /** another act was done after the e-mail with this link was sent */
    superseded: {
      title: 'حدث شيء جديد بعد هذه الرسالة',
      unchanged: 'لم يتغير شيء الآن.',
      newest: 'لم يتغير شيء الآن. الروابط الصالحة موجودة في أحدث رسالة عن هذا الموعد.',
    },
    doneDifferently: {
      title: 'لم يتغير شيء الآن',
      text: 'سبق أن ضُغط هذا الزر مع أوقات أخرى أو سبب آخر، وذلك ما تم. لرؤيته يُرجى فتح الرابط من الرسالة مرة أخرى، أو الاتصال.',
    },
    pending: {
      title: 'يُرجى الانتظار دقيقة',
      text: 'هناك من يعدّل هذا الموعد الآن. لم تغيّروا أنتم شيئًا في الموعد. يُرجى فتح الرابط من الرسالة مرة أخرى بعد دقيقة، أو الاتصال.',
    },
    full: {
      clinic: {
        title: 'هذا الوقت مكتمل',
        text: 'كل الأماكن في هذا الوقت محجوزة: أُكّدت هنا، أو أُعطيت بالهاتف. يُرجى عرض وقت آخر، أو تأكيد هذا الموعد رغم ذلك.',
        allowFull: 'تأكيد الموعد رغم ذلك',
      },
      patient: {
        title: 'لم يعد هذا الوقت متاحًا',
        text: 'أُعطي هذا الوقت لشخص آخر في هذه الأثناء. لم يتغير شيء في موعدكم. يُرجى اختيار ما يناسبكم أدناه، أو الاتصال بنا.',
      },
      offer: {
        notFilled: (times: readonly CivilTime[]) =>
          `مكتمل بالفعل، ولذلك لم يُملأ أدناه: ${times.map(when).join('؛ ')}.`,
        issue: (times: readonly CivilTime[]) =>
          `مكتمل بالفعل: ${times.map(when).join('؛ ')}. يُرجى اختيار وقت آخر، أو عرض الوقت نفسه رغم ذلك.`,
        allowFull: 'عرض الوقت نفسه رغم ذلك',
      },
    },
    past: {
      title: 'مضى وقت هذا الموعد',
      text: 'كان هذا الرابط لموعد مضى. يسرّنا أن تحجزوا موعدًا آخر.',
    },
    tooClose: {
      title: 'يُرجى الاتصال بنا',
      text: (hours: number) =>
        `بقي على زيارتكم أقل من ${dates.hours(hours)}، فلم يعد ممكنًا تغييرها هنا. يُرجى الاتصال بنا، وسنجد حلًا.`,
    },
    invalidLink: {
      title: 'هذا الرابط لا يعمل',
      text: 'ربما وصل ناقصًا أو أصبح قديمًا. يُرجى فتحه من الرسالة مرة أخرى، أو التواصل معنا.',
    },
    tooManyRequests: {
      title: 'محاولات كثيرة في وقت قصير',
      text: (minutes: number) =>
        `لم يتغير شيء. يُرجى الانتظار ${dates.minutes(minutes)}، ثم فتح الرابط من الرسالة مرة أخرى، أو الاتصال بنا.`,
    },
    unexpected: {
      title: 'حدث خطأ',
      text: 'نعتذر إليكم. يُرجى فتح الرابط من الرسالة مرة أخرى بعد دقيقة، أو الاتصال بنا.',
    },
    crossSite: {
      title: 'لم يتغير شيء',
      text: 'الزر يعمل في صفحتنا فقط. يُرجى فتح الرابط من الرسالة مرة أخرى.',
    },
    recordsUnavailable: {
      title: 'يُرجى الاتصال بنا',
      text: 'الأزرار في رسائلنا لا تعمل حاليًا. لم يتغير شيء. يُرجى الاتصال بنا، وسنجد حلًا.',
    },
    deliveryUnknown: {
      title: 'لا يُعرف هل أُرسلت الرسالة',
      text: 'إما أن إرسالها ما زال جاريًا، وإما أن الاتصال انقطع في أثنائه. اضغطوا الزر لإرسالها: فإن وصلت مرتين فهي الرسالة نفسها.',
    },
    incompleteForm: {
      title: 'لم يتغير شيء',
      text: 'لم تصلنا البيانات التي أدخلتموها كاملة. يُرجى فتح الرابط من الرسالة مرة أخرى.',
    },
    failed: {
      title: 'تعذّر إرسال الرسالة',
      nothingChanged: 'لم يتغير شيء. يُرجى الضغط على الزر مرة أخرى بعد دقيقة.',
      partly: {
        clinic: 'تم الأمر وأُبلغ المريض. تنقصكم نسختكم فقط: اضغطوا الزر لإرسالها.',
        patient: 'تم الأمر وأُبلغت العيادة. تنقصكم نسختكم فقط: اضغطوا الزر لإرسالها.',
      },
      resend: 'إرسالها مرة أخرى',
    },
    orCall: {
      clinic: <N>(t: { phone: N }) => sentence`أو اتصلوا بالمريض: ${t.phone}`,
      patient: <N>(t: { phone: N }) => sentence`أو اتصلوا بالعيادة: ${t.phone}`,
    },
    book: 'حجز موعد',
    reach: <N>(t: { phone: N; email: N }) =>
      sentence`هل لديكم سؤال؟ اتصلوا على ${t.phone} أو اكتبوا إلى ${t.email}.`,
  },
};
