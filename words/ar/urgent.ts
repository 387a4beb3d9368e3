export const urgentWords = {
  callNow: (phone: string) => `اتصلوا الآن: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'عندما تكون العيادة مغلقة:',
  hospital: 'متى تذهبون إلى المستشفى',
  firstAid: 'ماذا تفعلون فورًا',
  all: 'كل العلامات، وماذا تفعلون فورًا',
  openAtNight: 'مستشفيات فيها طبيب أسنان ليلًا:',
  closed: 'العيادة مغلقة الآن.',
};
