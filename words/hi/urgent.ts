export const urgentWords = {
  callNow: (phone: string) => `फ़ोन करें: ${phone}`,
  whenClosed: 'जब क्लिनिक बंद हो:',
  hospital: 'अस्पताल कब जाएँ',
  firstAid: 'तुरंत क्या करें',
  all: 'सभी लक्षण, और तुरंत क्या करें',
  openAtNight: 'रात में भी जहाँ दाँतों के डॉक्टर हैं:',
  closed: 'क्लिनिक अभी बंद है।',
};
