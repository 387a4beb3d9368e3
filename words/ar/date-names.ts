import type { DateNames } from '../../domain/forms/parse-typed-date.ts';
import { dateNames as english } from '../en/date-names.ts';

/**
 * Words in typed dates: the names of months in the Gulf, Egypt, the Levant and the Maghreb, with and without
 * hamza.
 */
export const dateNames = {
  months: [
    ['يناير', 'جانفي', 'كانون الثاني', ...english.months[0]],
    ['فبراير', 'شباط', 'فيفري', ...english.months[1]],
    ['مارس', 'آذار', 'اذار', ...english.months[2]],
    ['أبريل', 'ابريل', 'إبريل', 'نيسان', 'أفريل', 'افريل', ...english.months[3]],
    ['مايو', 'ماي', 'أيار', 'ايار', ...english.months[4]],
    ['يونيو', 'يونيه', 'حزيران', 'جوان', ...english.months[5]],
    ['يوليو', 'يوليه', 'تموز', 'جويلية', ...english.months[6]],
    ['أغسطس', 'اغسطس', 'آب', 'أوت', ...english.months[7]],
    ['سبتمبر', 'أيلول', 'ايلول', ...english.months[8]],
    ['أكتوبر', 'اكتوبر', 'تشرين الأول', 'تشرين الاول', ...english.months[9]],
    ['نوفمبر', 'تشرين الثاني', ...english.months[10]],
    ['ديسمبر', 'كانون الأول', 'كانون الاول', ...english.months[11]],
  ],
  weekdays: [
    'الاثنين',
    'الثلاثاء',
    'الأربعاء',
    'الخميس',
    'الجمعة',
    'السبت',
    'الأحد',
    'الإثنين',
    'الاربعاء',
    'الاحد',
    ...english.weekdays,
  ],
  ignoredWords: ['من', 'شهر', 'يوم', 'عام', 'سنة', 'م', ...english.ignoredWords],
} satisfies DateNames;
