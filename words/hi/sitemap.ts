import type { SitemapCategory } from '../../domain/clinic/pages/sitemap.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('hi');

export const words = {
  title: 'साइटमैप',
  intro: 'इस वेबसाइट के मुख्य पेज। सूची छोटी करने के लिए कोई शब्द लिखें।',
  list: 'सभी पेज',
  search: 'पेज खोजें',
  placeholder: 'पेज खोजें...',
  found: (count: number) => plural(count, { one: `${count} पेज मिला`, other: `${count} पेज मिले` }),
  nothingFound: 'कोई पेज नहीं मिला',
  tryAgain: 'दूसरे शब्द लिखकर खोजें।',
  categories: {
    main: 'मुख्य पेज',
    resources: 'जानकारी',
    media: 'तस्वीरें',
    support: 'मदद',
    services: 'इलाज',
    legal: 'कानूनी',
  } satisfies Record<SitemapCategory, string>,
  pages: { gallery: 'गैलरी', team: 'टीम', transformations: 'पहले और बाद में' },
  overview: 'एक नज़र में',
  figures: {
    pages: 'कुल पेज',
    services: 'इलाज',
    categories: 'विषय',
    galleryTypes: 'गैलरी के हिस्से',
  },
};
