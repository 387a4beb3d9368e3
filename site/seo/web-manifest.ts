import { themeColor } from '#clinic/colors.ts';
import { words as frame } from '#words/layout.ts';
import { language } from '#words/language.ts';
import { words } from '#words/seo.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { localizedPath } from '../site-language.ts';

/** What a home screen wants to know of the site (site.webmanifest). */
export function webManifest({ name, address }: Pick<ClinicFacts, 'name' | 'address'>): object {
  return {
    id: localizedPath(pathOf('home')),
    name,
    description: words.clinic(areaText(address)),
    lang: language.tag,
    start_url: localizedPath(pathOf('home')),
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
      { name: words.book, url: localizedPath(pathOf('book')) },
      { name: frame.pages.contact, url: localizedPath(pathOf('contact')) },
    ],
  };
}
