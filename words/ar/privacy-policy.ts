import { sentence } from '../sentence.ts';

export const words = {
  title: 'سياسة الخصوصية',
  updated: <N>(t: { date: N }) => sentence`آخر تعديل في ${t.date}`,
  contents: 'في هذه الصفحة',
};
