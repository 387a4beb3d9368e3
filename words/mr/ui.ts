export const ui = {
  close: 'बंद करा',
  breadcrumb: 'तुम्ही इथे आहात',
  optional: '(ऐच्छिक)',
  error: 'चूक: ',
  before: 'आधी',
  after: 'नंतर',
  /** label of the slider between two pictures */
  comparison: (title: string) => `आधी आणि नंतर: ${title}`,
  /** the position of the slider: the share of the picture "before", 0 to 100 */
  split: (percent: number) => `आधीचे ${percent}%, नंतरचे ${100 - percent}%`,
  carousel: 'फिरती चित्रे',
  slide: 'स्लाइड',
  /** `position` is counted from 1 */
  slideName: (position: number, count: number) => `${count} पैकी ${position}`,
  chooseSlide: 'कोणती स्लाइड पाहायची ते निवडा',
  previousSlide: 'मागची स्लाइड',
  nextSlide: 'पुढची स्लाइड',
  startSlides: 'स्लाइड आपोआप फिरवणे सुरू करा',
  stopSlides: 'स्लाइड आपोआप फिरवणे थांबवा',
  stars: (rating: number, max: number) => `${max} पैकी ${rating} स्टार`,
  toasts: 'सूचना',
  closeToast: 'सूचना बंद करा',
};
