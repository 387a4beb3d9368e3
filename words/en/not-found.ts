import type { IndexedScreenId } from '../../domain/web/screens.ts';
import { sentence } from '../sentence.ts';

export const words = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  status: '404',
  heading: 'Oops! Page not found',
  nearest: <N>(t: { page: N }) => sentence`You may be looking for ${t.page}`,
  home: 'Return to Home',
  /** suggested pages by screen */
  pages: {
    'in-pain': 'Help for people in pain',
    book: 'Book an appointment',
    services: 'Our services',
    contact: 'Contact',
    blog: 'Blog',
    doctors: 'Our doctors',
    team: 'Our team',
    about: 'About the clinic',
    gallery: 'Gallery',
    'international-patients': 'International Patients',
    sitemap: 'Sitemap',
    'privacy-policy': 'Privacy policy',
  } satisfies Record<Exclude<IndexedScreenId, 'home' | 'transformations'>, string>,
};
