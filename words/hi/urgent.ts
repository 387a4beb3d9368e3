export const urgentWords = {
  callNow: (phone: string) => `फ़ोन करें: ${phone}`,
  whenClosed: 'जब क्लिनिक बंद हो:',
  hospital: 'अस्पताल कब जाएँ',
  untilOpen: 'क्लिनिक खुलने तक क्या करें',
  closed: 'क्लिनिक अभी बंद है।',
};
