import type { SitemapCategory } from '../../domain/clinic/pages/sitemap.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

export const words = {
  title: 'خريطة الموقع',
  intro: 'أهم صفحات هذا الموقع. اكتبوا كلمة لتضييق القائمة.',
  list: 'جميع الصفحات',
  search: 'البحث في الصفحات',
  placeholder: 'البحث في الصفحات...',
  found: (count: number) =>
    plural(count, {
      zero: 'لا توجد صفحات',
      one: 'وُجدت صفحة واحدة',
      two: 'وُجدت صفحتان',
      few: `وُجدت ${count} صفحات`,
      many: `وُجدت ${count} صفحة`,
      other: `وُجدت ${count} صفحة`,
    }),
  nothingFound: 'لا توجد صفحات',
  tryAgain: 'جرّبوا البحث بكلمات أخرى.',
  categories: {
    main: 'الصفحات الرئيسية',
    resources: 'مصادر مفيدة',
    media: 'الصور',
    support: 'المساعدة',
    services: 'الخدمات',
    legal: 'الصفحات القانونية',
  } satisfies Record<SitemapCategory, string>,
  pages: { gallery: 'معرض الصور', team: 'الفريق', transformations: 'قبل وبعد' },
  overview: 'نظرة عامة',
  figures: {
    pages: 'مجموع الصفحات',
    services: 'الخدمات',
    categories: 'الأقسام',
    galleryTypes: 'أقسام معرض الصور',
  },
};
