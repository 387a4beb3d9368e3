import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('hi');

export const words = {
  title: (page: number) => (page === 1 ? 'ब्लॉग' : `ब्लॉग, पेज ${page}`),
  search: { region: 'खोज', label: 'लेखों में खोजें', action: 'खोजें' },
  category: 'विषय',
  articles: 'लेख',
  summary: (count: number, { search, category }: { search: string; category: string }) =>
    [
      category && `विषय “${category}”:`,
      search && `“${search}” के लिए`,
      count === 0 ? 'कोई लेख नहीं मिला' : plural(count, { one: `${count} लेख मिला`, other: `${count} लेख मिले` }),
    ]
      .filter(Boolean)
      .join(' '),
  fetching: 'सभी लेखों में खोजा जा रहा है...',
  failed: { text: 'लेख नहीं लाए जा सके। कृपया अपना इंटरनेट कनेक्शन देखें।', action: 'फिर कोशिश करें' },
  nothing: {
    text: 'कम या दूसरे शब्दों से खोजें, या सभी लेख देखें।',
    action: 'सभी लेख दिखाएँ',
  },
  more: 'और लेख दिखाएँ',
  pages: {
    label: 'ब्लॉग के पेज',
    newer: 'नए लेख',
    older: 'पुराने लेख',
    current: (page: number, of: number) => `पेज ${page}, कुल ${of}`,
  },
};
