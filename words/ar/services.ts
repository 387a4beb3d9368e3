import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

export const words = {
  book: 'حجز موعد',
  all: 'جميع الخدمات',
  count: (services: number) =>
    plural(services, {
      zero: 'لا توجد خدمات',
      one: 'خدمة واحدة',
      two: 'خدمتان',
      few: `${services} خدمات`,
      many: `${services} خدمة`,
      other: `${services} خدمة`,
    }),
  featured: 'علاجات مختارة',
  another: 'هل لديكم سؤال آخر؟',
  contact: 'تواصلوا معنا',
};
