export const ui = {
  close: 'إغلاق',
  breadcrumb: 'مسار التنقل',
  optional: '(اختياري)',
  error: 'خطأ: ',
  before: 'قبل',
  after: 'بعد',
  /** label of the slider between two pictures */
  comparison: (title: string) => `قبل وبعد: ${title}`,
  /** the position of the slider: the share of the picture "before", 0 to 100 */
  split: (percent: number) => `${percent}% قبل، ${100 - percent}% بعد`,
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  /** `position` is counted from 1 */
  slideName: (position: number, count: number) => `${position} من ${count}`,
  chooseSlide: 'اختيار الشريحة',
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
  startSlides: 'تشغيل العرض التلقائي',
  stopSlides: 'إيقاف العرض التلقائي',
  stars: (rating: number, max: number) => `التقييم: ${rating} من ${max} نجوم`,
  toasts: 'الإشعارات',
  closeToast: 'إغلاق الإشعار',
};
