export const urgentWords = {
  callNow: (phone: string) => `फोन करा: ${phone}`,
  callWhenOpen: (phone: string) => `क्लिनिक उघडल्यावर: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'आमचे क्लिनिक बंद असताना:',
  closed: 'क्लिनिक आता बंद आहे.',
};
