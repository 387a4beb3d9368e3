import type { Access } from '../../domain/clinic/access-and-visit.ts';
import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');

export const visit = {
  gettingIn: 'الوصول إلى العيادة',
  moreOnContact: 'المزيد في صفحة التواصل معنا',
  before: 'قبل أن تأتوا',
  tellUsFirst: {
    title: 'أخبرونا أولًا',
    how: 'إذا انطبق عليكم شيء مما يلي، فاتصلوا بنا فور الحجز. وإن تعذّر ذلك، فأخبرونا قبل البدء بأي شيء. ونرجو ألا تكتبوه في نموذج ولا في رسالة بريد إلكتروني.',
    more: 'ما الذي تخبروننا به، وما الذي تحضرونه معكم',
  },

  landmark: 'معلم قريب',
  station: 'أقرب محطة',
  parking: {
    label: 'موقف السيارات',
    places: {
      premises: 'يمكنكم إيقاف السيارة عند المبنى.',
      street: 'يمكنكم إيقاف السيارة في الشارع.',
      nearby: 'يوجد موقف سيارات قريب.',
      none: 'لا يوجد موقف سيارات قرب العيادة.',
    } satisfies Record<NonNullable<Access['parking']>['place'], string>,
  },
  entrance: {
    label: 'المدخل',
    level: 'لا توجد درجات في الطريق إلى الداخل.',
    lift: 'يصعد بكم المصعد إلينا، ولا توجد درجات في الطريق.',
    liftOnly: 'يصعد بكم المصعد إلينا.',
    noLift: 'لا يوجد مصعد.',
    steps: (count: number) =>
      plural(count, {
        zero: 'لا توجد درجات في الطريق إلى الداخل.',
        one: 'في الطريق إلى الداخل درجة واحدة.',
        two: 'في الطريق إلى الداخل درجتان.',
        few: `في الطريق إلى الداخل ${count} درجات.`,
        many: `في الطريق إلى الداخل ${count} درجة.`,
        other: `في الطريق إلى الداخل ${count} درجة.`,
      }),
    stepsAndLift: (count: number) =>
      plural(count, {
        zero: 'يصعد بكم المصعد إلينا، ولا توجد درجات في الطريق.',
        one: 'في الطريق إلى الداخل درجة واحدة، ثم مصعد.',
        two: 'في الطريق إلى الداخل درجتان، ثم مصعد.',
        few: `في الطريق إلى الداخل ${count} درجات، ثم مصعد.`,
        many: `في الطريق إلى الداخل ${count} درجة، ثم مصعد.`,
        other: `في الطريق إلى الداخل ${count} درجة، ثم مصعد.`,
      }),
  },
  wheelchair: {
    label: 'الكرسي المتحرك',
    ways: {
      unaided: 'يصل الكرسي المتحرك إلى كرسي العلاج.',
      helped: 'يصل الكرسي المتحرك إلى كرسي العلاج بمساعدتنا. يُرجى إبلاغنا مسبقًا.',
      no: 'لا يصل الكرسي المتحرك إلى كرسي العلاج. يُرجى الاتصال بنا قبل المجيء.',
    } satisfies Record<NonNullable<Access['wheelchair']>, string>,
  },
  companion: {
    label: 'المرافق',
    rooms: {
      treatment: 'في غرفة العلاج مقعد لمن يرافقكم.',
      waiting: 'يمكن لمن يرافقكم الجلوس في غرفة الانتظار.',
    } satisfies Record<NonNullable<Access['companion']>, string>,
  },

  bring: 'يُرجى إحضار',
  first: {
    label: 'مدة الزيارة',
    text: (minutes: number) => `تستغرق الزيارة الأولى نحو ${dates.minutes(minutes)}.`,
  },
  late: {
    label: 'عند التأخر',
    text: (minutes: number) =>
      `إذا تأخرتم أكثر من ${dates.minutes(minutes)}، يُرجى الاتصال بنا. قد نضطر إلى تحديد وقت آخر لكم.`,
  },
  cancelling: {
    label: 'عند الإلغاء',
    text: (hours: number) =>
      hours === 0
        ? 'إذا تعذّر حضوركم، يُرجى إبلاغنا قبل الزيارة: ردّوا على رسالتنا أو اتصلوا بنا.'
        : `إذا تعذّر حضوركم، يُرجى إبلاغنا قبل الزيارة بمدة لا تقل عن ${dates.hours(hours)}: ردّوا على رسالتنا أو اتصلوا بنا.`,
  },
  children: {
    label: 'الأطفال',
    text: (age: number) => `من هم دون سن ${age} يأتون مع أحد الوالدين أو ولي الأمر.`,
  },

  reviews: 'آراء كُتبت عنا في موقع آخر',
};
