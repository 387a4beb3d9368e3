import type { SitemapCategory } from '../../domain/content/pages/sitemap.ts';
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
  pages: {
    home: 'होम',
    about: 'हमारे बारे में',
    services: 'इलाज',
    doctors: 'डॉक्टर',
    team: 'टीम',
    'international-patients': 'विदेश से आने वाले मरीज़',
    contact: 'संपर्क',
    booknow: 'अपॉइंटमेंट लें',
    blog: 'ब्लॉग',
    sitemap: 'साइटमैप',
    gallery: 'गैलरी',
    transformations: 'पहले और बाद में',
    'privacy-policy': 'प्राइवेसी पॉलिसी',
  },
  overview: 'एक नज़र में',
  figures: {
    pages: 'कुल पेज',
    services: 'इलाज',
    categories: 'विषय',
    galleryTypes: 'गैलरी के हिस्से',
  },
};
