export const urgentWords = {
  callNow: (phone: string) => `اتصلوا: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'عندما تكون العيادة مغلقة:',
  all: 'كل العلامات، وماذا تفعلون فورًا',
  openAtNight: 'مستشفيات فيها طبيب أسنان ليلًا:',
  closed: 'العيادة مغلقة الآن.',
  cases: 'ما المشكلة؟',
  urgency: {
    now: 'اذهبوا الآن',
    act: 'افعلوا هذا الآن',
    today: 'اليوم',
    tomorrow: 'اليوم أو غدًا',
    wait: 'خلال يومين',
  },
  callAmbulance: (number: string) => `اطلبوا الإسعاف: ${number}`,
  description:
    'متى تذهبون إلى المستشفى، وبمن تتصلون، وماذا تفعلون فورًا عند ألم الأسنان أو التورّم أو النزيف أو انخلاع سنّ بضربة.',
  ambulance: 'اطلبوا الإسعاف',
  moreSigns: 'اذهبوا إلى المستشفى الآن عند هذه أيضًا',
  ownSigns: 'ومع هذا العلاج، اذهبوا إلى المستشفى أيضًا عند:',
  whereToGo: 'إلى أين تذهبون ليلًا',
  whereNow: 'إلى أين تذهبون الآن',
  takeAlong: 'ماذا تفعلون في الطريق، وماذا تأخذون معكم',
  untilOpen: 'ماذا تفعلون إلى أن نفتح',
  telephone: 'هاتفنا',
};
