import type { Act, AppointmentLife, Role } from '../../domain/appointment-life.ts';
import type { CivilTime } from '../../domain/civil-date.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}، ${dates.slot(time)}`;

type Told = { mark: string; heading: string; text: string };

/** What the clinic can say in declining, by its name in the form. */
const reasons = {
  full: 'لا يوجد وقت متاح في ذلك اليوم.',
  dentist: 'طبيب الأسنان المختص بهذا العلاج غير موجود في ذلك اليوم.',
  closed: 'العيادة مغلقة في ذلك الوقت.',
  call: 'نود التحدث إليكم قبل تحديد الموعد. يُرجى الاتصال بنا.',
};

/** What is said of an appointment from the request to the visit: in e-mails, and on the pages their links open. */
export const appointmentLife = {
  when,
  reasons,

  /** of a link in an e-mail, and of the button on its page */
  button: (act: Act, { booked, stage }: AppointmentLife, accepted?: CivilTime): string => {
    switch (act) {
      case 'confirm':
        if (stage === 'requested') return 'تأكيد';
        return stage === 'cancelled' || stage === 'declined' ? 'تأكيد رغم ذلك' : 'تأكيد الوقت أعلاه';
      case 'offer':
        return 'عرض وقت آخر';
      case 'decline':
        return booked ? 'إلغاء الموعد' : 'رفض';
      case 'accept':
        return accepted ? `قبول ${when(accepted)}` : 'قبول';
      case 'none':
        return 'لا يناسبني أي منها';
      case 'change':
        return 'تغيير';
      case 'cancel':
        return 'إلغاء';
    }
  },

  email: {
    call: 'اتصال',
    whatsapp: 'واتساب',
    /** what the clinic's chat with a patient begins with */
    chat: (clinic: string, { id, at }: AppointmentLife) =>
      `السلام عليكم، معكم ${clinic} بخصوص طلب الموعد ${id} ليوم ${when(at)}.`,
    answer: 'الرد على المريض',
    answerHow:
      'كل زر يفتح صفحة تبيّن ما سيحدث. لا يُرسل شيء قبل الضغط على الزر هناك. هذه الأزرار تعمل باسم العيادة: يُرجى عدم تمرير هذه الرسالة إلى أحد، وحذف النص المقتبس منها عند الرد عليها.',
    afterwards: 'ما يمكنكم فعله بعد ذلك',
    changeHow: (hours: number) =>
      hours === 0
        ? 'أو استخدموا هذه الأزرار حتى بداية الزيارة. كل زر يفتح صفحة أولًا، ولا يتغير شيء قبل الضغط على الزر هناك. هذه الأزرار تعمل باسمكم: يُرجى عدم تمرير هذه الرسالة إلى أحد.'
        : `أو استخدموا هذه الأزرار قبل الزيارة بمدة ${dates.hours(hours)} على الأقل. كل زر يفتح صفحة أولًا، ولا يتغير شيء قبل الضغط على الزر هناك. هذه الأزرار تعمل باسمكم: يُرجى عدم تمرير هذه الرسالة إلى أحد.`,
    /** @param change - whether the appointment can be changed, or cancelled alone */
    until: (hours: number, change: boolean) => {
      const can = change ? 'تغيير الموعد أو إلغاؤه' : 'إلغاء الموعد';
      return hours === 0
        ? `يمكنكم ${can} حتى بداية الزيارة.`
        : `يمكنكم ${can} قبل الزيارة بمدة ${dates.hours(hours)} على الأقل؛ وإذا بقي عليها أقل من ذلك، فيُرجى الاتصال بنا.`;
    },
    asked: 'الوقت المطلوب',
    offered: 'الأوقات المعروضة',
    wished: 'الأوقات المناسبة',
    reason: 'السبب من العيادة',
    phone: 'الهاتف',
    bookAnew: 'حجز موعد آخر',
    preview: (told: string, at: CivilTime) => `${told}: ${when(at)}`,
    footnote: {
      clinic: 'أُرسلت من موقع العيادة. الرد على هذه الرسالة يصل إلى المريض.',
      patient:
        'الروابط في هذه الرسالة تعمل باسمكم: يُرجى عدم تمريرها إلى أحد. وإذا كان فيها شيء لم تفعلوه، فيُرجى الاتصال بنا.',
      over: 'إذا لم يكن لكم علم بشيء من هذا، فيُرجى الاتصال بنا.',
    } satisfies Record<Role | 'over', string>,

    subject: (first: string) => `Re: ${first}`,

    /** to the patient */
    patient: (act: Act, before: AppointmentLife, answerHours: number): Told => {
      switch (act) {
        case 'confirm':
        case 'accept':
          return {
            mark: 'الموعد مؤكّد',
            heading: 'نتطلع إلى لقائكم',
            text:
              act === 'accept' && before.booked
                ? 'انتقل موعدكم إلى الوقت المذكور أدناه. والدعوة المرفقة بهذه الرسالة تنقله في تقويمكم أيضًا.'
                : before.booked
                  ? 'يبقى موعدكم كما كان، في الوقت المذكور أدناه. والدعوة المرفقة بهذه الرسالة تثبّت ذلك في تقويمكم أيضًا.'
                  : 'موعدكم مؤكّد. الدعوة المرفقة بهذه الرسالة تضيفه إلى تقويمكم، مع تذكير قبله بيوم إذا كان تقويمكم يقبل ذلك. وإن ظل الطلب ظاهرًا بجانبه في التقويم، فيُرجى حذف الطلب.',
          };
        case 'offer':
          return {
            mark: 'أوقات أخرى',
            heading: 'هل يناسبكم أحد هذه الأوقات؟',
            text: before.booked
              ? 'نعرض عليكم الأوقات أدناه. يبقى موعدكم كما هو حتى تقبلوا أحدها.'
              : 'نعرض عليكم الأوقات أدناه بدلًا من الوقت الذي طلبتموه. لا يُثبَّت شيء حتى تقبلوا أحدها.',
          };
        case 'decline':
          return before.booked
            ? {
                mark: 'أُلغي الموعد',
                heading: 'اضطررنا إلى إلغاء موعدكم',
                text: 'نعتذر إليكم: لا يمكن أن يتم الموعد المذكور أدناه. والدعوة المرفقة بهذه الرسالة تحذفه من تقويمكم.',
              }
            : {
                mark: 'تعذّر تأكيد الموعد',
                heading: 'لا يمكننا استقبالكم في هذا الوقت',
                text: 'نعتذر إليكم: لا يمكننا تأكيد الموعد الذي طلبتموه. إذا أضفتم الطلب إلى تقويمكم، فيُرجى حذفه منه.',
              };
        case 'none':
        case 'change':
          return {
            mark: 'طُلب وقت آخر',
            heading: 'وصلنا طلبكم وقتًا آخر',
            text: before.booked
              ? `نعرض عليكم أوقاتًا أخرى أو نتصل بكم خلال ${dates.hours(answerHours)}. وحتى ذلك الحين يبقى موعدكم كما هو.`
              : `نعرض عليكم أوقاتًا أخرى أو نتصل بكم خلال ${dates.hours(answerHours)}.`,
          };
        case 'cancel':
          return {
            mark: 'أُلغي الموعد',
            heading: 'أُلغي موعدكم',
            text: before.booked
              ? 'أُلغي الموعد المذكور أدناه كما طلبتم. والدعوة المرفقة بهذه الرسالة تحذفه من تقويمكم.'
              : 'أُلغي طلبكم للموعد المذكور أدناه كما طلبتم. إذا أضفتموه إلى تقويمكم، فيُرجى حذفه منه.',
          };
      }
    },

    /** to the clinic, below the patient's name */
    clinic: (act: Act, before: AppointmentLife): Omit<Told, 'heading'> => {
      switch (act) {
        case 'confirm':
          return {
            mark: 'أكّدته العيادة',
            text: before.booked
              ? 'أُبلغ المريض. يبقى الموعد كما كان؛ والملف المرفق هو الحدث نفسه.'
              : 'أُبلغ المريض. الملف المرفق يضيف الموعد إلى تقويمكم.',
          };
        case 'offer':
          return {
            mark: 'عرضت العيادة أوقاتًا أخرى',
            text: before.booked
              ? 'أُبلغ المريض. يبقى الموعد كما هو حتى يُقبل أحد الأوقات.'
              : 'أُبلغ المريض، ويمكنه قبول أحد الأوقات.',
          };
        case 'decline':
          return {
            mark: before.booked ? 'ألغته العيادة' : 'رفضته العيادة',
            text: before.booked
              ? 'أُبلغ المريض. الملف المرفق يحذف الموعد من تقويمكم.'
              : 'أُبلغ المريض، مع طريقة الحجز من جديد.',
          };
        case 'accept':
          return {
            mark: 'وافق المريض على الوقت',
            text: before.booked
              ? 'انتقل الموعد إلى هذا الوقت. الملف المرفق ينقله في تقويمكم.'
              : 'تأكّد الموعد في هذا الوقت. الملف المرفق يضيفه إلى تقويمكم.',
          };
        case 'none':
          return {
            mark: 'لا يناسب المريض أي من الأوقات',
            text: before.booked
              ? 'يُرجى عرض أوقات أخرى أو الاتصال. يبقى الموعد كما هو حتى ذلك الحين.'
              : 'يُرجى عرض أوقات أخرى أو الاتصال.',
          };
        case 'change':
          return {
            mark: 'طلب المريض وقتًا آخر',
            text: before.booked
              ? 'يُرجى عرض أوقات أخرى أو الاتصال. يبقى الموعد كما هو حتى ذلك الحين.'
              : 'يُرجى عرض أوقات أخرى أو الاتصال.',
          };
        case 'cancel':
          return {
            mark: 'ألغاه المريض',
            text: before.booked ? 'الملف المرفق يحذف الموعد من تقويمكم.' : 'سحب المريض طلبه. لا يلزم فعل شيء.',
          };
      }
    },
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
    whose: {
      clinic: 'هذه الصفحة تعمل باسم العيادة.',
      patient: 'هذه الصفحة تعمل باسم المريض.',
    } satisfies Record<Role, string>,
    name: 'الاسم',
    zone: (city: string) => `جميع الأوقات بتوقيت ${city}.`,
    title: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'تأكيد هذا الموعد؟';
        case 'offer':
          return 'عرض وقت آخر';
        case 'decline':
          return booked ? 'إلغاء هذا الموعد؟' : 'رفض هذا الطلب؟';
        case 'accept':
          return 'قبول هذا الوقت؟';
        case 'none':
          return 'لا يناسبكم أي من هذه الأوقات؟';
        case 'change':
          return 'طلب وقت آخر';
        case 'cancel':
          return 'إلغاء هذا الموعد؟';
      }
    },
    /** what pressing the button does */
    will: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'تصل إلى المريض رسالة بأن الموعد مؤكّد، ومعها الحدث لتقويمه. وتصلكم نسخة منها.';
        case 'offer':
          return 'تصل إلى المريض رسالة فيها هذه الأوقات، ويمكنه قبول أحدها. وتصلكم نسخة منها.';
        case 'decline':
          return booked
            ? 'تصل إلى المريض رسالة بأن الموعد أُلغي، مع السبب الذي تذكرونه وطريقة الحجز من جديد. وتصلكم نسخة منها.'
            : 'تصل إلى المريض رسالة بأنه لا يمكنكم تأكيد الموعد، مع السبب الذي تذكرونه وطريقة الحجز من جديد. وتصلكم نسخة منها.';
        case 'accept':
          return 'يُؤكَّد الموعد في هذا الوقت. وتصلكم رسالة فيها الحدث لتقويمكم، وتُبلَّغ العيادة.';
        case 'none':
          return 'تُبلَّغ العيادة بأن الأوقات كلها لا تناسبكم، فتعرض غيرها أو تتصل بكم.';
        case 'change':
          return booked
            ? 'تُبلَّغ العيادة، فتعرض عليكم أوقاتًا أخرى أو تتصل بكم. وحتى ذلك الحين يبقى موعدكم كما هو.'
            : 'تُبلَّغ العيادة، فتعرض عليكم أوقاتًا أخرى أو تتصل بكم.';
        case 'cancel':
          return 'تُبلَّغ العيادة بأنكم لن تحضروا. وتصلكم رسالة بذلك. ويمكنكم دائمًا حجز موعد آخر.';
      }
    },
    send: (act: Act, life: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'نعم، تأكيد الموعد';
        case 'offer':
          return 'عرض هذه الأوقات';
        case 'decline':
          return life.booked ? 'نعم، إلغاء الموعد' : 'نعم، رفض الطلب';
        case 'accept':
          return 'نعم، قبول الوقت';
        case 'none':
          return 'لا يناسبني أي منها';
        case 'change':
          return 'طلب وقت آخر';
        case 'cancel':
          return 'نعم، إلغاء الموعد';
      }
    },
    times: {
      offer: 'حتى ثلاثة أوقات',
      wish: 'أوقات تناسبكم، إن كنتم تعرفونها (حتى ثلاثة)',
      nth: (number: number) => `الوقت ${number}`,
      day: 'اليوم',
      time: 'الساعة',
      noDay: 'من دون يوم',
      noTime: 'من دون وقت',
    },
    reason: {
      legend: 'السبب الذي سيقرؤه المريض',
      none: 'من دون سبب',
      own: 'أو بكلماتكم',
    },
    faults: {
      noTimes: 'يُرجى اختيار يوم ووقت واحد على الأقل.',
      half: 'يُرجى اختيار اليوم والوقت معًا.',
      twice: 'يُرجى اختيار كل وقت مرة واحدة فقط.',
      notFree: (at: CivilTime) => `لا تستقبل العيادة مواعيد يوم ${when(at)}. يُرجى اختيار وقت آخر.`,
      longReason: (most: number) => `يُرجى كتابة السبب في سطر واحد، والحد الأقصى لعدد الأحرف هو ${most}.`,
      linkInReason: 'يُرجى كتابة السبب من دون روابط أو عناوين بريد إلكتروني.',
    },
    done: (act: Act, { booked }: AppointmentLife): { title: string; text: string } => {
      switch (act) {
        case 'confirm':
          return { title: 'تم تأكيد الموعد', text: 'أُبلغ المريض بالبريد الإلكتروني.' };
        case 'offer':
          return { title: 'عُرضت الأوقات', text: 'أُبلغ المريض بالبريد الإلكتروني.' };
        case 'decline':
          return {
            title: booked ? 'أُلغي الموعد' : 'رُفض الطلب',
            text: 'أُبلغ المريض بالبريد الإلكتروني.',
          };
        case 'accept':
          return {
            title: 'موعدكم مؤكّد',
            text: 'نتطلع إلى لقائكم. ستجدون الحدث لتقويمكم في الرسالة التي أرسلناها إليكم.',
          };
        case 'none':
        case 'change':
          return {
            title: 'علمت العيادة أنكم تريدون وقتًا آخر',
            text: 'سنتواصل معكم بالبريد الإلكتروني أو الهاتف.',
          };
        case 'cancel':
          return {
            title: 'أُلغي موعدكم',
            text: 'أُبلغت العيادة. شكرًا لإخبارنا.',
          };
      }
    },
    /** what was done since an e-mail's link was made */
    since: {
      title: 'حدث شيء جديد بعد هذه الرسالة',
      /** @param isPatient - who reads it */
      text: (act: Act, when: string, isPatient: boolean): string => {
        switch (act) {
          case 'confirm':
            return isPatient
              ? `بعد إرسال هذه الرسالة أكّدنا الموعد، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة أكّدت العيادة الموعد، وكان ذلك يوم ${when}.`;
          case 'offer':
            return isPatient
              ? `بعد إرسال هذه الرسالة عرضنا أوقاتًا أخرى، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة عرضت العيادة أوقاتًا أخرى، وكان ذلك يوم ${when}.`;
          case 'decline':
            return isPatient
              ? `بعد إرسال هذه الرسالة رفضنا الموعد أو ألغيناه، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة رفضت العيادة الموعد أو ألغته، وكان ذلك يوم ${when}.`;
          case 'accept':
            return isPatient
              ? `بعد إرسال هذه الرسالة وافقتم على أحد الأوقات، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة وافق المريض على أحد الأوقات، وكان ذلك يوم ${when}.`;
          case 'none':
            return isPatient
              ? `بعد إرسال هذه الرسالة ذكرتم أن الأوقات كلها لا تناسبكم، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة ذكر المريض أن الأوقات كلها لا تناسبه، وكان ذلك يوم ${when}.`;
          case 'change':
            return isPatient
              ? `بعد إرسال هذه الرسالة طلبتم وقتًا آخر، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة طلب المريض وقتًا آخر، وكان ذلك يوم ${when}.`;
          case 'cancel':
            return isPatient
              ? `بعد إرسال هذه الرسالة ألغيتم الموعد، وكان ذلك يوم ${when}.`
              : `بعد إرسال هذه الرسالة ألغى المريض الموعد، وكان ذلك يوم ${when}.`;
        }
      },
      unchanged: 'لم يتغير شيء الآن.',
      newest: 'لم يتغير شيء الآن. الروابط الصالحة موجودة في أحدث رسالة عن هذا الموعد.',
    },
    otherwise: {
      title: 'لم يتغير شيء الآن',
      text: 'سبق أن ضُغط هذا الزر مع أوقات أخرى أو سبب آخر، وذلك ما تم. لرؤيته يُرجى فتح الرابط من الرسالة مرة أخرى، أو الاتصال.',
    },
    underWay: {
      title: 'يُرجى الانتظار دقيقة',
      text: 'يجري الآن أمر ما بشأن هذا الموعد، ولا يُعرف بعد هل يتم. لم يتغير شيء من جهتكم. يُرجى فتح الرابط من الرسالة مرة أخرى بعد دقيقة، أو الاتصال.',
    },
    over: {
      title: 'مضى وقت هذا الموعد',
      text: 'كان هذا الرابط لموعد مضى. يسرّنا أن تحجزوا موعدًا آخر.',
    },
    near: {
      title: 'يُرجى الاتصال بنا',
      text: (hours: number) =>
        `بقي على زيارتكم أقل من ${dates.hours(hours)}، فلم يعد ممكنًا تغييرها هنا. يُرجى الاتصال بنا، وسنجد حلًا.`,
    },
    broken: {
      title: 'هذا الرابط لا يعمل',
      text: 'ربما وصل ناقصًا أو أصبح قديمًا. يُرجى فتحه من الرسالة مرة أخرى، أو التواصل معنا.',
    },
    tooMany: {
      title: 'محاولات كثيرة في وقت قصير',
      text: (minutes: number) =>
        `لم يتغير شيء. يُرجى الانتظار ${dates.minutes(minutes)}، ثم فتح الرابط من الرسالة مرة أخرى، أو الاتصال بنا.`,
    },
    unexpected: {
      title: 'حدث خطأ',
      text: 'نعتذر إليكم. يُرجى فتح الرابط من الرسالة مرة أخرى بعد دقيقة، أو الاتصال بنا.',
    },
    foreign: {
      title: 'لم يتغير شيء',
      text: 'الزر يعمل في صفحتنا فقط. يُرجى فتح الرابط من الرسالة مرة أخرى.',
    },
    noRecords: {
      title: 'يُرجى الاتصال بنا',
      text: 'الأزرار في رسائلنا لا تعمل حاليًا. لم يتغير شيء. يُرجى الاتصال بنا، وسنجد حلًا.',
    },
    unknown: {
      title: 'لا يُعرف هل أُرسلت الرسالة',
      text: 'إما أن إرسالها ما زال جاريًا، وإما أن الاتصال انقطع في أثنائه. اضغطوا الزر لإرسالها: فإن وصلت مرتين فهي الرسالة نفسها. أو اتصلوا بالطرف الآخر.',
    },
    incomplete: {
      title: 'لم يتغير شيء',
      text: 'لم تصلنا البيانات التي أدخلتها كاملة. يُرجى فتح الرابط من الرسالة مرة أخرى.',
    },
    failed: {
      title: 'تعذّر إرسال الرسالة',
      nothing: 'لم يتغير شيء. يُرجى الضغط على الزر مرة أخرى بعد دقيقة، أو الاتصال.',
      partly: 'تم الأمر وأُبلغ الطرف الآخر. تنقصكم نسختكم فقط: اضغطوا الزر لإرسالها.',
      again: 'إرسالها مرة أخرى',
    },
    book: 'حجز موعد',
    reach: <N>(t: { phone: N; email: N }): (string | N)[] => [
      'هل لديكم سؤال؟ اتصلوا على ',
      t.phone,
      ' أو اكتبوا إلى ',
      t.email,
      '.',
    ],
  },
};
