import type { AnswerPromise, AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { counts } from './counts.ts';
import type { AppointmentField, RequestIssueTexts } from '../../domain/forms/appointment-request.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { BookingRules } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

const REQUEST_SENT = 'أُرسل طلب الموعد! 🎉';
const requestFor = (date: CivilDate, time: TimeOfDay) =>
  `طلبتم موعدًا يوم ${dates.day(date)}، الساعة ${dates.slot(time)}. ستصلكم رسالة بالبريد الإلكتروني بعد قليل، ولا يثبت الموعد إلا بعد أن نؤكّده.`;

export const booking = {
  title: 'حجز موعد',

  reason: (of: string) => `بخصوص: ${of}`,
  visitTo: (doctor: string) => `زيارة ${doctor}`,
  /** about the doctor whom the visitor wants to see; also sent to the clinic, except `stillAsk` */
  doctor: {
    notOn: (doctor: string, date: CivilDate) =>
      `يوم ${dates.day(date)} ليس من أيام وجود ${doctor} في العيادة.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (doctor: string, date: CivilDate, times: string) =>
      `يوم ${dates.day(date)} يقتصر وجود ${doctor} في العيادة على ${times}.`,
    stillAsk: 'يمكنكم إرسال الطلب مع ذلك، وسنقترح عليكم طبيبًا آخر أو وقتًا آخر.',
  },
  /** the same about the doctors of a service; also sent to the clinic */
  service: {
    notOn: (service: string, date: CivilDate) =>
      `${service}: يوم ${dates.day(date)} لا يوجد في العيادة طبيب يقدم هذا العلاج.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (service: string, date: CivilDate, times: string) =>
      `${service}: يوم ${dates.day(date)} يقتصر وجود الطبيب الذي يقدم هذا العلاج على ${times}.`,
  },

  form: 'طلب موعد',
  labels: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    date: 'تاريخ الموعد',
    time: 'وقت الموعد',
    notes: 'رسالة إضافية أو وصف الأعراض',
    reminder: 'ذكّروني بالبريد الإلكتروني',
    earlier: 'أبلغوني إذا أُتيح وقت أبكر',
  } satisfies Record<AppointmentField, string>,
  issues: ({ windowMonths, noticeHours }: BookingRules) =>
    ({
      name: { 'too-short': 'يُرجى كتابة الاسم بحرفين على الأقل.' },
      email: { invalid: 'يُرجى إدخال بريد إلكتروني صحيح.' },
      phone: { 'too-short': 'يُرجى إدخال رقم هاتف صحيح.' },
      date: {
        missing: 'يُرجى اختيار تاريخ الموعد.',
        invalid: 'التاريخ غير مفهوم. يُرجى كتابة اليوم ثم الشهر ثم السنة.',
        past: 'هذا التاريخ مضى. يُرجى اختيار يوم قادم.',
        'too-soon': `يُرجى اختيار يوم لاحق: يلزم الحجز قبل الموعد بمدة ${dates.hours(noticeHours)} على الأقل.`,
        'too-far': `لا يمكن الحجز إلا خلال ${dates.months(windowMonths)} من اليوم. يُرجى اختيار يوم أقرب.`,
      },
      time: { missing: 'يُرجى اختيار وقت الموعد.' },
    }) satisfies RequestIssueTexts,
  nameHint: 'إذا كان الموعد لطفل: اكتبوا اسمكم هنا.',
  notesHint: 'إذا كان الموعد لطفل: اكتبوا اسمه وعمره.',
  reminderHint: (hours: number) =>
    `رسالة واحدة قبل الزيارة بنحو ${dates.hours(hours)}، لا غير. وإلى أن تُرسل يحتفظ برنامج البريد لدينا بموعدكم مشفّرًا.`,
  reminderTooLate: 'فات وقت إرسال التذكير لهذا الموعد.',
  earlierHint:
    'رسالة واحدة في اليوم على الأكثر. ويبقى موعدكم كما هو حتى تحجزوا الوقت الأبكر. وحتى الزيارة يحتفظ برنامج البريد لدينا بموعدكم مشفّرًا.',
  dateHint: 'اختاروا يومًا، أو اكتبوا اليوم والشهر والسنة',
  noDate: 'اختاروا التاريخ أولًا',
  closed: 'العيادة مغلقة في اليوم المختار',
  chooseTime: 'اختاروا الوقت',
  slotGroups: { morning: 'صباحًا', midday: 'ظهرًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
  soon: <N>(answer: AnswerPromise, t: { phone: N }) =>
    answer.isOpenOnly
      ? sentence`قد يستغرق ردّنا ${counts.openHours(answer.hours)}، وهذا الموعد قبل ذلك. للتأكد اتصلوا على ${t.phone}.`
      : sentence`بقي على هذا الموعد أقل من ${dates.hours(answer.hours)}، وقد يستغرق ردّنا هذه المدة. للتأكد اتصلوا على ${t.phone}.`,
  submit: 'إرسال طلب الموعد',
  submitting: 'جارٍ إرسال طلب الموعد...',
  urgent: <N>(t: { phone: N }) => sentence`للحالات العاجلة اتصلوا على ${t.phone}`,

  calendar: {
    open: 'فتح جدول الأيام',
    title: 'اختيار تاريخ الموعد',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    type: 'كتابة التاريخ',
    close: 'إغلاق',
    day: (date: CivilDate, is: { today?: boolean; selected?: boolean; closed?: boolean }) =>
      [dates.day(date), is.today && 'اليوم', is.selected && 'محدد', is.closed && 'العيادة مغلقة']
        .filter(Boolean)
        .join('، '),
  },

  failed: 'تعذّر إرسال الطلب',
  failures: {
    nothingSent: 'لم يُرسل طلبكم. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرة.',
    patientNotTold:
      'وصل طلب موعدكم إلى العيادة، لكن تعذّر إرسال رسالة إليكم بذلك. يُرجى التواصل معنا للسؤال عن موعدكم.',
    other: 'حدث خطأ أثناء إرسال طلبكم. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرة.',
  },
  offline: 'لا يوجد اتصال بالإنترنت. اتصلوا بالإنترنت ثم اضغطوا الزر مرة أخرى.',
  nothingLost: 'لم يُفقد شيء مما كتبتم. ويمكنكم أيضًا التواصل معنا مباشرة:',
  sent: REQUEST_SENT,
  sentFor: requestFor,
  booked: REQUEST_SENT,
  bookedFor: requestFor,

  /** the texts of the calendar file */
  event: {
    summary: (clinic: string) => `موعد أسنان لدى ${clinic} (قيد الطلب)`,
    description: (id: string, answer: AnswerTime, clinic: { phone: string; email: string }) =>
      `رقم الطلب: ${id}. تؤكّده العيادة ${answerIn(answer)}.\nللتغيير أو الإلغاء: ${clinic.phone}، ${clinic.email}`,
  },

  notice: {
    inShort: 'نستخدم ما تكتبونه هنا لترتيب هذا الموعد فقط.',
    fields: {
      name: { what: 'الاسم', why: 'لنعرف من سيأتي' },
      email: { what: 'البريد الإلكتروني', why: 'لنرسل إليكم التأكيد' },
      phone: { what: 'رقم الهاتف', why: 'لنتصل بكم بشأن هذا الموعد' },
      date: { what: 'اليوم والوقت', why: 'لنجد لكم مكانًا في جدول المواعيد' },
      notes: { what: 'ما تكتبونه عن الأعراض، إن وُجد', why: 'ليستعدّ طبيب الأسنان للزيارة' },
    } satisfies Record<
      Exclude<AppointmentField, 'time' | 'reminder' | 'earlier'>,
      { what: string; why: string }
    >,
    reminder: { what: 'رغبتكم في التذكير، إن اخترتموه', why: 'لنرسل إليكم رسالة واحدة قبل الزيارة' },
    earlier: { what: 'رغبتكم في معرفة الأوقات الأبكر، إن اخترتموها', why: 'لنعرض عليكم الأوقات التي تُتاح' },
    handledWith: {
      dayList:
        'نيابةً عنا: برنامج البريد الخاص بنا، وهو يمرّر الطلب، والشركة التي تستضيف بريدنا الإلكتروني. ويحتفظ البرنامج أيضًا بموعدكم وبما كتبتموه، من أجل قائمة مواعيد اليوم، مشفّرًا بحيث لا يقرؤه سواه. ويُمحى ذلك بعد يوم من الزيارة، أو حين تُلغى أو يُعتذر عنها. ولا نبيع بياناتكم لأحد.',
      reminders:
        'نيابةً عنا: برنامج البريد الخاص بنا، وهو يمرّر الرسالة، والشركة التي تستضيف بريدنا الإلكتروني. وإذا طلبتم التذكير، يحتفظ البرنامج أيضًا بموعدكم مشفّرًا بحيث لا يقرؤه سواه، إلى أن يُرسل التذكير. ولا نبيع بياناتكم لأحد.',
      earlier:
        'نيابةً عنا: برنامج البريد الخاص بنا، وهو يمرّر الرسالة، والشركة التي تستضيف بريدنا الإلكتروني. وإذا اخترتم إحدى الرغبات في النموذج، يحتفظ البرنامج أيضًا بموعدكم حتى يوم بعد الزيارة مشفّرًا بحيث لا يقرؤه سواه. ولا نبيع بياناتكم لأحد.',
    },
    purpose: 'ترتيب زيارتكم وتأكيدها والتحضير لها، لا غير',
  },
};
