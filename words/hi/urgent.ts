import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('hi');

export const urgentWords = {
  callNow: (phone: string) => `फ़ोन करें: ${phone}`,
  whenClosed: 'जब क्लिनिक बंद हो:',
  hospital: 'अस्पताल कब जाएँ',
  firstAid: 'तुरंत क्या करें',
  all: 'सभी लक्षण, और तुरंत क्या करें',
  moreSigns: (count: number) => plural(count, { one: 'और एक लक्षण', other: `और ${count} लक्षण` }),
  openAtNight: 'रात में भी जहाँ दाँतों के डॉक्टर हैं:',
  closed: 'क्लिनिक अभी बंद है।',
  cases: 'क्या तकलीफ़ है?',
  urgency: {
    now: 'अभी जाएँ',
    act: 'अभी यह करें',
    today: 'आज ही',
    tomorrow: 'आज या कल',
    wait: 'दो दिन के भीतर',
  },
  inFull: 'क्या करें, पूरी जानकारी',
  rest: 'सभी लक्षण पूरे शब्दों में, और किसे फ़ोन करें',
  callAmbulance: (number: string) => `एम्बुलेंस बुलाएँ: ${number}`,
  elsewhere: 'तब तक: कोई खुला डेंटल क्लिनिक या अस्पताल।',
};
