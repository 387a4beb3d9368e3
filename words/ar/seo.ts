/** Texts for search engines, feed readers, social networks and home screens. */
export const words = {
  feed: (clinic: string) => `مدونة ${clinic}`,
  clinic: (area: string) => `عيادة أسنان في ${area}`,
  doctor: (title: string, qualifications: string, about = '') =>
    `${title}، ${qualifications}. ${about}`.trim(),
  before: (title: string) => `${title}: قبل`,
  after: (title: string) => `${title}: بعد`,
  book: 'حجز موعد',
  /** above the clinic's name in pictures for social networks */
  cards: {
    home: 'عيادة أسنان',
    service: 'العلاجات',
    doctor: 'فريقنا',
    article: 'المدونة',
    gallery: 'معرض الصور',
    international: 'المرضى من الخارج',
    booking: 'المواعيد',
  },
  amenities: {
    parking: 'موقف سيارات',
    lift: 'مصعد',
    stepFree: 'مدخل بلا درجات',
    wheelchair: 'مهيّأ للكراسي المتحركة',
    companion: 'مقعد للمرافق',
  },
  cardText: (text: string, more: string) => `${text}، ${more}`,
};
