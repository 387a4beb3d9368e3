import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

export const words = {
  title: (page: number) => (page === 1 ? 'ब्लॉग' : `ब्लॉग, पान ${page}`),
  search: { region: 'शोध', label: 'लेखांमध्ये शोधा', action: 'शोधा' },
  category: 'विषय',
  articles: 'लेख',
  /** @param filter - '' means no filter */
  summary: (count: number, filter: { search: string; category: string }) =>
    [
      filter.search && `शोध: “${filter.search}”.`,
      filter.category && `विषय: “${filter.category}”.`,
      count === 0
        ? 'एकही लेख सापडला नाही'
        : plural(count, { one: `${count} लेख दिसत आहे`, other: `${count} लेख दिसत आहेत` }),
    ]
      .filter(Boolean)
      .join(' '),
  fetching: 'सर्व लेखांमध्ये शोधत आहोत...',
  failed: { text: 'लेख आणता आले नाहीत. कृपया तुमचे इंटरनेट तपासा.', action: 'पुन्हा प्रयत्न करा' },
  nothing: {
    text: 'कमी किंवा वेगळे शब्द वापरून पाहा, किंवा सर्व लेख पाहा.',
    action: 'सर्व लेख दाखवा',
  },
  /** below the articles: what the search finds on other pages */
  also: {
    title: 'या साइटवर आणखी',
    kinds: { article: 'लेख', service: 'उपचार', question: 'प्रश्न', afterCare: 'उपचारानंतरची काळजी, दिवसानुसार' },
    more: (count: number) => `आणखी ${count} दाखवा`,
    failed: 'इतर पानांमध्ये शोधता आले नाही. कृपया तुमचे इंटरनेट तपासा.',
  },
  more: 'आणखी लेख दाखवा',
  pages: {
    label: 'ब्लॉगची पाने',
    newer: 'नवे लेख',
    older: 'जुने लेख',
    current: (page: number, of: number) => `${of} पैकी पान ${page}`,
  },
};
