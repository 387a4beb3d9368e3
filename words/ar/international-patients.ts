export const words = {
  title: 'المرضى من الخارج',
  quote: 'احصلوا على عرض السعر',
  firstStep: 'الخطوة الأولى',
  planVisit: 'خططوا لزيارتكم',
  whatsapp: 'راسلونا عبر واتساب',
};
