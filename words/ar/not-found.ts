import { sentence } from '../sentence.ts';

export const words = {
  title: 'الصفحة غير موجودة',
  description: 'لا توجد صفحة على هذا العنوان.',
  status: '404',
  heading: 'عذرًا! الصفحة غير موجودة',
  nearest: <N>(t: { page: N }) => sentence`ربما تبحثون عن: ${t.page}`,
  home: 'العودة إلى الرئيسية',
  /** suggested pages by screen */
  pages: {
    'in-pain': 'المساعدة عند الألم',
    book: 'حجز موعد',
    services: 'خدماتنا',
    contact: 'تواصلوا معنا',
    blog: 'المدونة',
    doctors: 'أطباؤنا',
    team: 'فريقنا',
    about: 'عن العيادة',
    gallery: 'معرض الصور',
    'international-patients': 'المرضى من الخارج',
    sitemap: 'خريطة الموقع',
    'privacy-policy': 'سياسة الخصوصية',
  },
};
