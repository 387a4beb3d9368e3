export const urgentWords = {
  callNow: (phone: string) => `फ़ोन करें: ${phone}`,
  callWhenOpen: (phone: string) => `खुलने पर फ़ोन करें: ${phone}`,
  whenClosed: 'जब क्लिनिक बंद हो:',
  closed: 'क्लिनिक अभी बंद है।',
};
