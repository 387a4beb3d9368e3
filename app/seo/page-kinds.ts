import type { PageType } from './structured-data.ts';

/** The pictures shown with a link in chats and on social networks: `clinic/images/social/<kind>`. */
export const SOCIAL_PICTURES = [
  'home',
  'service',
  'doctor',
  'article',
  'gallery',
  'international',
  'booking',
] as const;

export type SocialPicture = (typeof SOCIAL_PICTURES)[number];

export type PageKind = {
  /** the picture shown with a link to the page */
  picture: SocialPicture;
  type: PageType;
  /** what of `clinic/` the page tells: the day it last changed is the day the page did */
  content: string[];
};

const KINDS: Record<string, PageKind> = {
  '/': {
    picture: 'home',
    type: 'WebPage',
    content: [
      'clinic.ts',
      'about.ts',
      'awards.ts',
      'doctors.ts',
      'gallery.ts',
      'service-groups.ts',
      'testimonials.ts',
    ],
  },
  '/about': { picture: 'doctor', type: 'AboutPage', content: ['about.ts', 'timeline.ts'] },
  '/blog': { picture: 'article', type: 'CollectionPage', content: ['articles/'] },
  '/book': { picture: 'booking', type: 'WebPage', content: ['clinic.ts'] },
  '/contact': { picture: 'booking', type: 'ContactPage', content: ['clinic.ts'] },
  '/doctors': { picture: 'doctor', type: 'CollectionPage', content: ['doctors.ts'] },
  '/gallery': { picture: 'gallery', type: 'ImageGallery', content: ['gallery.ts'] },
  '/gallery/before-after': { picture: 'gallery', type: 'ImageGallery', content: ['transformations.ts'] },
  '/international-patients': {
    picture: 'international',
    type: 'WebPage',
    content: ['international.ts', 'faqs.ts'],
  },
  '/privacy-policy': { picture: 'home', type: 'WebPage', content: ['privacy.ts'] },
  '/services': { picture: 'service', type: 'CollectionPage', content: ['services/', 'faqs.ts'] },
  '/sitemap': { picture: 'home', type: 'CollectionPage', content: ['services/', 'articles/'] },
  '/team': { picture: 'doctor', type: 'CollectionPage', content: ['team.ts'] },
};

/**
 * What a page is to search engines and social networks.
 *
 * @throws {Error} for a page that is not listed here
 */
export function pageKind(path: string): PageKind {
  const [, folder, name] = path.split('/');
  if (folder === 'services' && name)
    return { picture: 'service', type: 'WebPage', content: [`services/${name}.md`] };
  if (folder === 'blog' && name)
    return { picture: 'article', type: 'WebPage', content: [`articles/${name}.md`] };
  const kind = KINDS[path];
  if (!kind) throw new Error(`app/seo/page-kinds.ts doesn't say what kind of page ${path} is.`);
  return kind;
}
