import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

export const urgentWords = {
  callNow: (phone: string) => `फोन करा: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'आमचे क्लिनिक बंद असताना:',
  hospital: 'हॉस्पिटलमध्ये कधी जावे',
  firstAid: 'लगेच काय करावे',
  all: 'सर्व लक्षणे, आणि लगेच काय करावे',
  moreSigns: (count: number) => plural(count, { one: 'आणि आणखी एक लक्षण', other: `आणि आणखी ${count} लक्षणे` }),
  openAtNight: 'रात्रीही जिथे डेंटिस्ट असतात:',
  closed: 'क्लिनिक आता बंद आहे.',
  cases: 'काय झाले आहे?',
  urgency: {
    now: 'आत्ताच जा',
    act: 'हे आत्ताच करा',
    today: 'आजच',
    tomorrow: 'आज किंवा उद्या',
    wait: 'दोन दिवसांत',
  },
  inFull: 'काय करावे, सविस्तर',
  rest: 'सर्व लक्षणे सविस्तर, आणि कोणाला फोन करावा',
  callAmbulance: (number: string) => `ॲम्ब्युलन्स बोलवा: ${number}`,
  elsewhere: 'तोपर्यंत: उघडे असलेले डेंटल क्लिनिक किंवा हॉस्पिटल.',
};
