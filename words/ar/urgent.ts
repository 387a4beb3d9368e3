export const urgentWords = {
  callNow: (phone: string) => `اتصلوا الآن: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'عندما تكون العيادة مغلقة:',
  hospital: 'متى تذهبون إلى المستشفى',
  untilOpen: 'ماذا تفعلون إلى أن نفتح',
  closed: 'العيادة مغلقة الآن.',
};
