import { sentence } from '../sentence.ts';

export const languages = {
  menu: 'भाषा',
  inEnglish: '(अंग्रेज़ी में)',
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`यह अनुवाद अभी किसी डॉक्टर ने नहीं जाँचा है। कोई शंका हो तो ${t.english('अंग्रेज़ी का पेज')} पढ़ें या हमसे पूछें।`,
  reviewedInEnglish: <N>(t: { date: N }, by: string) => sentence`मूल अंग्रेज़ी पाठ ${by} ने ${t.date} को जाँचा था।`,
};
