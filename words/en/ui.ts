export const ui = {
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  optional: '(optional)',
  error: 'Error: ',
  before: 'Before',
  after: 'After',
  /** label of the slider between two pictures */
  comparison: (title: string) => `Before and after: ${title}`,
  /** the position of the slider: the share of the picture "before", 0 to 100 */
  split: (percent: number) => `${percent}% before, ${100 - percent}% after`,
  carousel: 'carousel',
  slide: 'slide',
  /** `position` is counted from 1 */
  slideName: (position: number, count: number) => `${position} of ${count}`,
  chooseSlide: 'Choose slide to display',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  startSlides: 'Start automatic slide show',
  stopSlides: 'Stop automatic slide show',
  stars: (rating: number, max: number) => `${rating} out of ${max} stars`,
  toasts: 'Notifications',
  closeToast: 'Close toast',
};
