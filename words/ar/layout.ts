import { sentence } from '../sentence.ts';
import { shared } from './shared.ts';

/** The texts around every page. */
export const words = {
  skip: 'الانتقال إلى المحتوى الرئيسي',
  offer: 'العرض الحالي',
  /** the names of pages in menus, footer and breadcrumbs */
  pages: {
    'in-pain': 'ألم في الأسنان؟ ابدؤوا من هنا',
    home: shared.home,
    about: 'عن العيادة',
    services: 'الخدمات',
    doctors: 'الأطباء',
    gallery: 'الصور',
    blog: 'المدونة',
    'international-patients': 'المرضى من الخارج',
    contact: 'تواصلوا معنا',
    booknow: shared.bookAppointment,
    sitemap: 'خريطة الموقع',
    'privacy-policy': 'سياسة الخصوصية',
  },
  menu: {
    main: 'القائمة الرئيسية',
    mobile: 'قائمة الهاتف',
    open: 'القائمة',
    close: 'إغلاق القائمة',
    doctorProfiles: 'ملفات الأطباء',
    team: 'الفريق',
    allServices: 'جميع الخدمات',
    unsure: <N>(t: { phone: N }) => sentence`لا تعرفون أي خدمة تناسبكم؟ اتصلوا على ${t.phone}`,
  },
  whatsapp: 'واتساب',
  chat: 'راسلونا عبر واتساب',
  quickContact: {
    label: 'تواصل سريع',
    book: 'حجز',
    clinic: 'العيادة',
    callback: 'طلب اتصال',
    call: 'اتصال',
    whenOpen: 'حين نفتح',
  },
};
