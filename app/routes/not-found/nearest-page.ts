export type LivePage = { path: string; title: string };

/** The pages that a visitor with a wrong address may have meant. */
const LIVE_PAGES: LivePage[] = [
  { path: '/book', title: 'Book an appointment' },
  { path: '/services', title: 'Our services' },
  { path: '/contact', title: 'Contact' },
  { path: '/blog', title: 'Blog' },
  { path: '/doctors', title: 'Our doctors' },
  { path: '/team', title: 'Our team' },
  { path: '/about', title: 'About the clinic' },
  { path: '/gallery', title: 'Gallery' },
  { path: '/international-patients', title: 'International patients' },
  { path: '/sitemap', title: 'Sitemap' },
  { path: '/privacy-policy', title: 'Privacy policy' },
];

/** Addresses the site links to without having them yet (spec 2), and the page that answers best meanwhile. */
const STAND_INS: Record<string, string> = {
  faq: '/contact',
  emergency: '/contact',
  'patient-portal': '/contact',
  terms: '/privacy-policy',
  privacy: '/privacy-policy',
  cookies: '/privacy-policy',
};

/** The live page nearest to an unknown path (decisions 6): its stand-in, or the page its first part names. */
export function nearestPage(pathname: string): LivePage | undefined {
  const first = pathname.split('/').find(Boolean)?.toLowerCase() ?? '';
  const path = STAND_INS[first] ?? `/${first}`;
  return LIVE_PAGES.find(
    (page) => page.path === path || page.path === `${path}s` || `${page.path}s` === path,
  );
}
