import type { Clinic } from '../content/clinic-schema.ts';
import { themeColor } from './theme-color.ts';

/** What a home screen wants to know of the site (site.webmanifest). */
export function webManifest({ name, address }: Pick<Clinic, 'name' | 'address'>): object {
  return {
    id: '/',
    name,
    description: `Dental clinic in ${address.locality}, ${address.city}`,
    lang: 'en-IN',
    start_url: '/',
    // A website and no app: its visitors keep the way back and the address.
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Book an Appointment', url: '/book' },
      { name: 'Contact', url: '/contact' },
    ],
  };
}
