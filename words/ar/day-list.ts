import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import { pluralsOf } from '../plurals.ts';
import { appointmentPages } from './appointment-pages.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');
const { when } = appointmentPages;
const list = (times: readonly CivilTime[]) => times.map(when).join('؛ ');

const visits = (count: number) =>
  plural(count, {
    zero: 'لا مواعيد',
    one: 'موعد واحد',
    two: 'موعدان',
    few: `${count} مواعيد`,
    many: `${count} موعدًا`,
    other: `${count} موعد`,
  });

const days = (count: number) =>
  plural(count, {
    zero: `${count} يوم`,
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });

/** The clinic's e-mail before each open day, and the page that its link opens. */
export const dayList = {
  email: {
    subject: (monday: CivilDate) => `مواعيد الأسبوع الذي يبدأ في ${dates.date(monday)}`,
    mark: 'قائمة مواعيد اليوم',
    heading: (day: CivilDate) => dates.day(day),
    preview: (day: CivilDate, count: number) => `${dates.day(day)}: ${visits(count)}`,
    visits: 'المواعيد',
    noVisits: 'لا يوجد موعد مؤكد في هذا اليوم.',
    taken: (count: number) => (count > 1 ? `محجوز بالهاتف: ${visits(count)}` : 'محجوز بالهاتف'),
    coming: 'أفاد المريض بأنه سيحضر',
    change: 'طلب المريض وقتًا آخر',
    offered: 'عرضتم أوقاتًا أخرى',
    calls: 'يُرجى الاتصال بهم',
    tell: {
      confirm: 'أكدتم هذا الموعد، وربما لم تصل الرسالة إلى المريض',
      offer: 'عرضتم أوقاتًا أخرى، وربما لم تصل الرسالة إلى المريض',
      decline: 'اعتذرتم عن الموعد أو ألغيتموه، وربما لم تصل الرسالة إلى المريض',
    },
    /** the same, if the patient has no e-mail address */
    tellByPhone: {
      confirm: 'ليس لديه بريد إلكتروني: أبلغوه بأنكم أكدتم هذا الوقت، إن لم يبلّغه أحد بعد',
      offer: 'ليس لديه بريد إلكتروني: أبلغوه بأنكم عرضتم أوقاتًا أخرى، إن لم يبلّغه أحد بعد',
      decline: 'ليس لديه بريد إلكتروني: أبلغوه باعتذاركم عن الموعد أو إلغائه، إن لم يبلّغه أحد بعد',
    },
    remind: 'تعذّر التذكير بالبريد الإلكتروني',
    waiting: 'في انتظار ردّكم',
    wishes: (times: readonly CivilTime[]) => `الأوقات المناسبة: ${list(times)}`,
    anyTime: 'يريد المريض وقتًا آخر',
    since: (since: CivilTime, { unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) =>
      `ينتظر منذ ${unit === 'days' ? days(count) : dates[unit](count)} (${when(since)})`,
    full: (at: CivilTime, requests: number) =>
      requests > 1
        ? `${when(at)}: الوقت محجوز بالكامل، وعدد الطلبات التي تنتظره: ${requests}`
        : `${when(at)}: الوقت محجوز بالكامل`,
    moreWaiting: (count: number) =>
      `طلبات أخرى تنتظر الرد: ${count}. لكل طلب رسالته الخاصة في بريدكم الإلكتروني.`,
    moreCalls: (count: number) => `مرضى آخرون يُرجى الاتصال بهم: ${count}. ستجدونهم في القوائم التالية.`,
    where: 'أزرار الرد موجودة في أحدث رسالة عن كل طلب.',
    unreadable: (count: number) =>
      `مواعيد تعذّرت قراءتها لأن مفتاحها أُزيل من APPOINTMENT_KEYS: ${count}. يُرجى البحث عنها في بريدكم.`,
    takenTimes: 'الأوقات المحجوزة بالهاتف',
    ticked: (count: number) =>
      `عدد الأوقات المعلّمة حاليًا: ${count}. إن لم تعطوا هذا العدد من الأوقات بالهاتف، فافتحوا الصفحة وأزيلوا العلامات الزائدة.`,
    takenNote:
      'ضعوا هناك علامة على الأوقات التي أعطيتموها بالهاتف، كي لا يحصل عليها شخص آخر. يعمل الرابط حتى القائمة التالية، لكل من لديه الرابط: يُرجى عدم تمرير هذه الرسالة إلى أحد.',
    footnote: 'أُرسلت من موقع العيادة بعد آخر إغلاق يسبق يوم عمل.',
  },

  page: {
    title: 'الأوقات المحجوزة بالهاتف',
    intro:
      'ضعوا علامة على الأوقات التي أعطيتموها بالهاتف، ثم احفظوا. تظهر هذه الأوقات محجوزة في صفحة الحجز وعند تأكيد المواعيد. وإذا أزلتم العلامة أصبح الوقت متاحًا من جديد.',
    until: (day: CivilDate) => `تشمل الصفحة أيام العمل حتى ${dates.day(day)}.`,
    confirmed: (count: number) => `مؤكد: ${count}`,
    another: (slot: string, nth: number) => `${slot} (${nth})`,
    count: (taken: number) => `العلامات: ${taken}`,
    save: 'حفظ الأوقات',
    saved: { title: 'حُفظت الأوقات', text: 'تسري من الآن، ويمكنكم تغييرها أدناه.' },
    notSaved: 'لم يُحفظ شيء بعد.',
    added: (times: readonly CivilTime[]) => `وضع شخص آخر علامة في هذه الأثناء على: ${list(times)}.`,
    removed: (times: readonly CivilTime[]) => `أزال شخص آخر العلامة في هذه الأثناء عن: ${list(times)}.`,
    full: (times: readonly CivilTime[]) =>
      `اكتملت هذه الأوقات من قبل: ${list(times)}. يُرجى إزالة علاماتها، وإعطاء المريض الذي اتصل وقتًا آخر.`,
    pressAgain: 'بقية علاماتكم ما زالت أدناه. يُرجى مراجعتها ثم الحفظ من جديد.',
    oldLink: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'كان يعمل حتى إرسال القائمة التالية، أو مدة أسبوعين. يُرجى استخدام الرابط في أحدث قائمة.',
    },
    failed: {
      title: 'تعذّر حفظ الأوقات',
      text: 'لم يتغير شيء. يُرجى الرجوع ثم الحفظ من جديد بعد دقيقة.',
    },
  },
};
