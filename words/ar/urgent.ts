export const urgentWords = {
  callNow: (phone: string) => `اتصلوا الآن: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'عندما تكون العيادة مغلقة:',
  hospital: 'متى تذهبون إلى المستشفى',
  firstAid: 'ماذا تفعلون فورًا',
  all: 'كل العلامات، وماذا تفعلون فورًا',
  openAtNight: 'مستشفيات فيها طبيب أسنان ليلًا:',
  closed: 'العيادة مغلقة الآن.',
};
