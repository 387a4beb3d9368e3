import { sentence } from '../sentence.ts';

export const words = {
  title: 'पान सापडले नाही',
  description: 'या पत्त्यावर कोणतेही पान नाही.',
  status: '404',
  heading: 'अरेच्चा! हे पान सापडले नाही',
  nearest: <N>(t: { page: N }) => sentence`तुम्ही कदाचित हे पान शोधत असाल: ${t.page}`,
  home: 'मुख्य पानावर जा',
  /** suggested pages by screen */
  pages: {
    'in-pain': 'दुखत असल्यास मदत',
    book: 'अपॉइंटमेंट घ्या',
    services: 'आमचे उपचार',
    contact: 'संपर्क',
    blog: 'ब्लॉग',
    doctors: 'आमचे डॉक्टर',
    team: 'आमची टीम',
    about: 'क्लिनिकविषयी',
    gallery: 'गॅलरी',
    'international-patients': 'परदेशातून येणारे रुग्ण',
    sitemap: 'साइटमॅप',
    'privacy-policy': 'गोपनीयता धोरण',
  },
};
