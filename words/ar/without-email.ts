import type { AnswerTime } from '../../domain/booking/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { CivilTime } from '../../domain/booking/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';

const copy =
  'ستصلكم نسخة بالبريد. ليس لدى المريض بريد إلكتروني: أبلغوه بأنفسكم بالنص المعدّ في الصفحة التالية.';
const doneText = 'ستجدون نسخة في بريدكم، وفيها الأزرار نفسها.';

/** Texts about appointments of patients without e-mail, used only if clinic.yaml has `booking.email`. */
export const withoutEmail = {
  noAddress: 'لا يوجد: يُرجى إبلاغ المريض هاتفيًا',

  tell: {
    title: 'ليس لدى المريض بريد إلكتروني: أبلغوه الآن',
    note: 'يُفتح واتساب والرسائل القصيرة بهذا النص. ويمكن للمريض عبر الرابط الذي فيه عرض الموعد والرد عليه.',
    noteSpoken:
      'هذا رقم هاتف أرضي: يُرجى الاتصال وإبلاغ المريض بما جاء في النص. ولا حاجة إلى قراءة الرابط: يمكن للمريض تغيير الموعد أو إلغاؤه بالاتصال بكم.',
    /** if it may take none */
    noteMaybeLandline:
      'قد يكون هذا رقم هاتف أرضي: يُرجى الاتصال وإبلاغ المريض بما جاء في النص. ولا حاجة إلى قراءة الرابط: يمكن للمريض تغيير الموعد أو إلغاؤه بالاتصال بكم.',
    /** if the number can be read in two ways */
    noteTwoNumbers:
      'قد يكون هذا رقمًا من بلد آخر، أو رقم هاتف محمول هندي ينقصه الرمز 91. يُرجى الاتصال وإبلاغ المريض بما جاء في النص. ولا ترسلوا الرابط: فقد يصل إلى شخص آخر.',
    /** @param parts - how many SMS the text is sent as */
    smsParts: (parts: number) => `عدد أجزاء الرسالة القصيرة: ${parts}. يُحتسب كل جزء رسالة واحدة.`,
    /** the label of the text */
    copy: 'النص، لتحديده ونسخه',
    sms: 'رسالة قصيرة',
    call: 'اتصال',
    whatsapp: 'واتساب',
    callNumber: <N>(t: { phone: N }) => sentence`اتصال على ${t.phone}`,
  },

  message: {
    confirmed: (clinic: string, when: string, link: string) =>
      `${clinic}: موعدكم مؤكّد يوم ${when}. لعرضه أو تغييره أو إلغائه: ${link}`,
    confirmedSoon: (clinic: string, when: string, link: string) =>
      `${clinic}: موعدكم مؤكّد يوم ${when}. إذا تعذّر حضوركم فيُرجى الاتصال بنا. لعرضه: ${link}`,
    offered: (clinic: string, when: string, link: string) =>
      `${clinic}: نعرض عليكم أوقاتًا أخرى بدلًا من ${when}. يُرجى الاختيار هنا: ${link}`,
    offeredWhileBooked: (clinic: string, when: string, link: string) =>
      `${clinic}: نعرض عليكم أوقاتًا أخرى. يبقى موعدكم يوم ${when} كما هو حتى تختاروا أحدها: ${link}`,
    declined: (clinic: string, when: string, link: string) =>
      `${clinic}: نعتذر إليكم، لا يمكننا تأكيد موعدكم يوم ${when}. التفاصيل وطريقة الحجز من جديد: ${link}`,
    cancelled: (clinic: string, when: string, link: string) =>
      `${clinic}: نعتذر إليكم، أُلغي موعدكم يوم ${when}. التفاصيل وطريقة الحجز من جديد: ${link}`,
    reminder: (clinic: string, when: string, link: string) =>
      `${clinic}: نذكّركم بموعدكم يوم ${when}. لعرضه أو تغييره أو إلغائه: ${link}`,
  },

  reminder: {
    subject: (name: string, at: CivilTime) =>
      `يُرجى تذكير المريض: ${name}، ${dates.day(at.date)}، ${dates.slot(at.time)}`,
    heading: 'يُرجى تذكير هذا المريض',
    text: 'طلب هذا المريض تذكيره بالزيارة، وليس لديه بريد إلكتروني. يُرجى إرسال النص أدناه أو الاتصال به.',
  },

  patientPage: {
    titles: {
      confirmed: 'موعدكم مؤكّد',
      offered: 'هل يناسبكم أحد هذه الأوقات؟',
      change: 'طلبتم وقتًا آخر',
      declined: 'لا يمكننا استقبالكم في هذا الوقت',
      cancelled: 'أُلغي الموعد',
    },
    texts: {
      confirmed: 'نتطلع إلى لقائكم.',
      offered: 'لا يُثبَّت شيء حتى تقبلوا أحدها.',
      offeredWhileBooked: 'يبقى موعدكم كما هو حتى تقبلوا أحدها.',
      change: 'سنعرض عليكم أوقاتًا أخرى أو نتصل بكم.',
      changeWhileBooked: 'سنعرض عليكم أوقاتًا أخرى أو نتصل بكم. وحتى ذلك الحين يبقى موعدكم كما هو.',
      declined: 'نعتذر إليكم: لا يمكننا تأكيد الموعد الذي طلبتموه.',
      cancelled: 'لن يتم هذا الموعد.',
    },
    calendar: 'إضافته إلى تقويم هاتفكم',
    secret: 'يمكن من هذه الصفحة تغيير موعدكم أو إلغاؤه: يُرجى عدم إعطاء رابطها لأحد.',
    open: 'عرض موعدكم',
  },

  forClinic: {
    appointmentPages: {
      acts: {
        confirm: {
          will: `سيُؤكَّد الموعد. ${copy}`,
          doneText,
          clinicText: {
            invitation:
              'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. الملف المرفق يضيف الموعد إلى تقويمكم الإلكتروني.',
            file: 'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. افتحوا الملف المرفق لإضافة الموعد إلى تقويمكم الإلكتروني.',
          },
        },
        'confirm.booked': {
          clinicText:
            'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. يبقى الموعد كما كان؛ والملف المرفق للموعد نفسه.',
        },
        offer: {
          will: `سيمكن للمريض قبول أحد هذه الأوقات. ${copy}`,
          doneText,
          clinicText:
            'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. ويمكنه قبول أحد الأوقات عبر الرابط الذي في النص.',
        },
        'offer.booked': {
          clinicText: 'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. يبقى الموعد كما هو حتى يُقبل أحد الأوقات.',
        },
        decline: {
          will: `سيُرفض الطلب. ${copy} وسيقرأ المريض السبب الذي تذكرونه في الصفحة التي يؤدي إليها رابط النص.`,
          doneText,
          clinicText: 'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. ويذكر النص طريقة الحجز من جديد.',
        },
        'decline.booked': {
          will: `سيُلغى الموعد. ${copy} وسيقرأ المريض السبب الذي تذكرونه في الصفحة التي يؤدي إليها رابط النص.`,
          clinicText: {
            invitation:
              'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. الملف المرفق يحذف الموعد من تقويمكم الإلكتروني.',
            file: 'ليس لدى المريض بريد إلكتروني: يُرجى إبلاغه. وإذا حفظتم الموعد في تقويمكم الإلكتروني، فيُرجى حذفه منه بأنفسكم.',
          },
        },
      },
      email: {
        footnote: {
          clinic: 'أُرسلت من موقع العيادة. ليس لدى المريض بريد إلكتروني: يُرجى عدم الرد على هذه الرسالة.',
        },
      },
    },
    emails: {
      notification: {
        status: (answer: AnswerTime) =>
          `هذا طلب وليس موعدًا بعد. أُبلغ المريض بأنكم ستردّون عليه هاتفيًا ${answerIn(answer)}. وإذا وصل رقم الطلب نفسه مرتين، فهو طلب واحد أُعيد إرساله.`,
        footnote:
          'أُرسلت عبر نموذج الحجز في موقع العيادة. ليس لدى المريض بريد إلكتروني: يُرجى عدم الرد على هذه الرسالة.',
      },
    },
  },

  forPatient: {
    appointmentPages: {
      acts: {
        accept: {
          will: 'سيُؤكَّد الموعد في هذا الوقت، وستُبلَّغ العيادة.',
          doneText: 'نتطلع إلى لقائكم. وفي صفحة موعدكم ملف لإضافته إلى تقويم هاتفكم.',
        },
        none: { doneText: 'سنتصل بكم أو نراسلكم على هاتفكم.' },
        change: { doneText: 'سنتصل بكم أو نراسلكم على هاتفكم.' },
        cancel: { will: 'تُبلَّغ العيادة بأنكم لن تحضروا. ويمكنكم دائمًا حجز موعد آخر.' },
      },
      event: {
        patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
          `موعدكم في ${name}. الطلب ${id}. لتغييره أو إلغائه افتحوا الرابط الذي في رسالتنا، أو اتصلوا على ${phone}.`,
      },
      page: {
        superseded: {
          newest: 'لم يتغير شيء الآن. صفحة موعدكم تبيّن ما هو قائم.',
        },
        doneDifferently: {
          text: `سبق أن ضُغط الزر «${acts.change.button}» مع أوقات أخرى، وذلك ما تم. لرؤيته يُرجى فتح الرابط الذي في رسالتنا مرة أخرى، أو الاتصال.`,
        },
        pending: {
          text: 'هناك من يعدّل هذا الموعد الآن. لم يتغير شيء من جهتكم. يُرجى فتح الرابط الذي في رسالتنا مرة أخرى بعد دقيقة، أو الاتصال.',
        },
        invalidLink: {
          text: 'ربما وصل ناقصًا أو أصبح قديمًا. يُرجى فتحه من رسالتنا مرة أخرى، أو الاتصال بنا.',
        },
        tooManyRequests: {
          text: (minutes: number) =>
            `لم يتغير شيء. يُرجى الانتظار ${dates.minutes(minutes)}، ثم فتح الرابط الذي في رسالتنا مرة أخرى، أو الاتصال بنا.`,
        },
        unexpected: {
          text: 'نعتذر إليكم. يُرجى فتح الرابط الذي في رسالتنا مرة أخرى بعد دقيقة، أو الاتصال بنا.',
        },
        crossSite: {
          text: 'الزر يعمل في صفحتنا فقط. يُرجى فتح الرابط الذي في رسالتنا مرة أخرى.',
        },
        recordsUnavailable: {
          text: 'لا يمكن حاليًا عرض المواعيد أو تغييرها هنا. لم يتغير شيء. يُرجى الاتصال بنا، وسنجد حلًا.',
        },
        incompleteForm: {
          text: 'لم تصلنا البيانات التي أدخلتموها كاملة. يُرجى فتح الرابط الذي في رسالتنا مرة أخرى.',
        },
      },
    },
  },
};
