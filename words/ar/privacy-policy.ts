export const words = {
  title: 'سياسة الخصوصية',
  updated: <N>(t: { date: N }): (string | N)[] => ['آخر تعديل في ', t.date],
  contents: 'في هذه الصفحة',
};
