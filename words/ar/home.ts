import type { Claim } from '../../domain/clinic/clinic.ts';
import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

type Unseen<N> = { unseen: (text: string) => N };

const plural = pluralsOf('ar');
const more = (count: number) =>
  plural(count, {
    zero: 'لا غيرها',
    one: 'وواحدة أخرى',
    two: 'واثنتان أخريان',
    few: `و${count} أخرى`,
    many: `و${count} أخرى`,
    other: `و${count} أخرى`,
  });

export const words = {
  /** '500+', '1200+', '10,000+', '99%' */
  figure: ({ figure, suffix }: Claim) =>
    `${figure.toLocaleString('ar-AE', { numberingSystem: 'latn', useGrouping: 'min2' })}${suffix}`,
  /** describes the window on a town */
  townWindow:
    'رسم: نافذة مقوّسة تطل على مدينة بأسطحها وأشجارها وغسيلها المنشور؛ وعلى حافتها نبتة في أصيص يشبه السنّ، وفرشاتا أسنان في كوب، وقطة ومصباح',
  benefitsOf: (group: string) => `${group}: المزايا`,
  servicesOf: (group: string) => `${group}: الخدمات`,
  moreBenefits: <N>(t: Unseen<N>, count: number) => sentence`${more(count)}${t.unseen(' من المزايا')}`,
  moreServices: <N>(t: Unseen<N>, count: number) => sentence`${more(count)}${t.unseen(' من الخدمات')}`,
  learnMore: <N>(t: Unseen<N>, group: string) => sentence`المزيد والحجز${t.unseen(`: ${group}`)}`,
  bookVisit: <N>(t: Unseen<N>, group: string) => sentence`حجز زيارة${t.unseen(`: ${group}`)}`,
  learnMoreAboutUs: 'المزيد عنا',
  /** heading of the articles */
  toRead: 'معلومات تهمّكم',
  meetTheDoctors: 'تعرّفوا إلى الأطباء',
  seeTransformations: 'نتائج العلاجات قبل وبعد',
};
