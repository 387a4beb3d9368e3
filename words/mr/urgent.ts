export const urgentWords = {
  callNow: (phone: string) => `फोन करा: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'आमचे क्लिनिक बंद असताना:',
  hospital: 'हॉस्पिटलमध्ये कधी जावे',
  firstAid: 'लगेच काय करावे',
  all: 'सर्व लक्षणे, आणि लगेच काय करावे',
  openAtNight: 'रात्रीही जिथे डेंटिस्ट असतात:',
  closed: 'क्लिनिक आता बंद आहे.',
};
