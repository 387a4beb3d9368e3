export const urgentWords = {
  callNow: (phone: string) => `फ़ोन करें: ${phone}`,
  answered: 'जवाब क्लिनिक खुला होने पर मिलेगा।',
  whenClosed: 'जब क्लिनिक बंद हो:',
  untilOpen: 'क्लिनिक खुलने तक क्या करें',
  closed: 'क्लिनिक अभी बंद है।',
};
