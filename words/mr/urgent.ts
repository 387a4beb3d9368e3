export const urgentWords = {
  callNow: (phone: string) => `फोन करा: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'आमचे क्लिनिक बंद असताना:',
  hospital: 'हॉस्पिटलमध्ये कधी जावे',
  untilOpen: 'क्लिनिक उघडेपर्यंत काय करावे',
  closed: 'क्लिनिक आता बंद आहे.',
};
