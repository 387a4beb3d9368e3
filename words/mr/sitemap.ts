import type { SitemapCategory } from '../../domain/content/pages/sitemap.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

export const words = {
  title: 'साइटमॅप',
  intro: 'या वेबसाइटची मुख्य पाने. यादी लहान करण्यासाठी एखादा शब्द लिहा.',
  list: 'सर्व पाने',
  search: 'पाने शोधा',
  placeholder: 'पाने शोधा...',
  found: (count: number) => plural(count, { one: `${count} पान सापडले`, other: `${count} पाने सापडली` }),
  nothingFound: 'एकही पान सापडले नाही',
  tryAgain: 'वेगळे शब्द वापरून पहा.',
  categories: {
    main: 'मुख्य पाने',
    resources: 'माहिती',
    media: 'चित्रे',
    support: 'मदत',
    services: 'उपचार',
    legal: 'कायदेशीर',
  } satisfies Record<SitemapCategory, string>,
  /** the links by their screens */
  pages: {
    home: 'मुख्य पान',
    about: 'आमच्याविषयी',
    services: 'उपचार',
    doctors: 'डॉक्टर',
    team: 'टीम',
    'international-patients': 'परदेशातून येणारे रुग्ण',
    contact: 'संपर्क',
    booknow: 'अपॉइंटमेंट घ्या',
    blog: 'ब्लॉग',
    sitemap: 'साइटमॅप',
    gallery: 'गॅलरी',
    transformations: 'आधी आणि नंतर',
    'privacy-policy': 'गोपनीयता धोरण',
  },
  overview: 'थोडक्यात',
  figures: {
    pages: 'एकूण पाने',
    services: 'उपचार',
    categories: 'विभाग',
    galleryTypes: 'गॅलरीचे प्रकार',
  },
};
