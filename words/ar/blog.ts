import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

export const words = {
  title: (page: number) => (page === 1 ? 'المدونة' : `المدونة، صفحة ${page}`),
  search: { region: 'البحث', label: 'البحث في المقالات', action: 'بحث' },
  category: 'القسم',
  articles: 'المقالات',
  /** @param filter - '' means no filter */
  summary: (count: number, filter: { search: string; category: string }) =>
    [
      plural(count, {
        zero: 'لا توجد مقالات',
        one: 'يُعرض مقال واحد',
        two: 'يُعرض مقالان',
        few: `تُعرض ${count} مقالات`,
        many: `يُعرض ${count} مقالًا`,
        other: `يُعرض ${count} مقال`,
      }),
      filter.search && `عن «${filter.search}»`,
      filter.category && `في قسم «${filter.category}»`,
    ]
      .filter(Boolean)
      .join(' '),
  fetching: 'جارٍ البحث في جميع المقالات...',
  failed: { text: 'تعذّر تحميل المقالات. يُرجى التحقق من الاتصال بالإنترنت.', action: 'إعادة المحاولة' },
  nothing: {
    text: 'جرّبوا كلمات أقل أو كلمات أخرى، أو تصفّحوا جميع المقالات.',
    action: 'عرض جميع المقالات',
  },
  /** below the articles: what the search finds on other pages */
  also: {
    title: 'أيضًا في هذا الموقع',
    kinds: { article: 'مقال', service: 'علاج', question: 'سؤال', afterCare: 'بعد العلاج، يومًا بيوم' },
    more: (count: number) => `عرض المزيد (${count})`,
    failed: 'تعذّر البحث في الصفحات الأخرى. يُرجى التحقق من الاتصال بالإنترنت.',
  },
  more: 'عرض مقالات أخرى',
  pages: {
    label: 'صفحات المدونة',
    newer: 'مقالات أحدث',
    older: 'مقالات أقدم',
    current: (page: number, of: number) => `صفحة ${page} من ${of}`,
  },
};
