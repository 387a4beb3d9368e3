import { sentence } from '../sentence.ts';

export const words = {
  blog: 'المدونة',
  back: 'العودة إلى المدونة',
  byline: <N>(t: { author: N; date: N }) => sentence`بقلم ${t.author}، بتاريخ ${t.date}`,
  steps: 'الخطوات بالصور',
  related: 'مقالات ذات صلة',
  /** labels of links to the treatment and the author */
  treatment: 'العلاج',
  author: 'كاتب المقال',
  notFound: {
    title: 'المقال غير موجود',
    text: 'ربما تغيّر عنوانه أو حُذف. جميع مقالاتنا في صفحة واحدة، ومعها خانة للبحث.',
  },
};
