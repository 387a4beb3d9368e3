export const urgentWords = {
  callNow: 'फ़ोन करें:',
  callWhenOpen: 'खुलने पर फ़ोन करें:',
  whenClosed: 'जब क्लिनिक बंद हो:',
  untilOpen: 'क्लिनिक खुलने तक क्या करें',
  closed: 'क्लिनिक अभी बंद है।',
};
