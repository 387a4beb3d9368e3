import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('ar');

export const words = {
  loading: 'جارٍ تحميل حالات قبل وبعد...',
  back: 'العودة إلى معرض الصور',
  tabs: 'معرض الصور',
  aligners: 'حالات التقويم الشفاف',
  patients: 'حالات المرضى قبل وبعد',
  treatment: 'العلاج:',
  duration: 'المدة:',
  months: <N>(t: { figure: (text: string) => N }, count: number) =>
    sentence`${t.figure(
      plural(count, {
        zero: String(count),
        one: 'شهر واحد',
        two: 'شهران',
        few: String(count),
        many: String(count),
        other: String(count),
      }),
    )}${plural(count, {
      zero: ' شهر',
      one: '',
      two: '',
      few: ' أشهر',
      many: ' شهرًا',
      other: ' شهر',
    })}`,
  heading: <N>(t: { patient: (text: string) => N }, patient: string, title: string) =>
    sentence`${t.patient(`${patient}: `)}${title}`,
  /** the same for screen readers */
  name: (patient: string, title: string) => `${patient}، ${title}`,
};
