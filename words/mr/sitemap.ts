import type { SitemapCategory } from '../../domain/clinic/pages/sitemap.ts';
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
  tryAgain: 'वेगळे शब्द वापरून पाहा.',
  categories: {
    main: 'मुख्य पाने',
    resources: 'माहिती',
    media: 'चित्रे',
    support: 'मदत',
    services: 'उपचार',
    legal: 'कायदेशीर',
  } satisfies Record<SitemapCategory, string>,
  pages: { gallery: 'गॅलरी', team: 'टीम', transformations: 'आधी आणि नंतर' },
  overview: 'थोडक्यात',
  figures: {
    pages: 'एकूण पाने',
    services: 'उपचार',
    categories: 'विभाग',
    galleryTypes: 'गॅलरीचे प्रकार',
  },
};
