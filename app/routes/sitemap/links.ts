import type { LivePage } from '../not-found/nearest-page.ts';

export type SitemapCategory = { category: string; links: LivePage[] };

/**
 * The sitemap's links. Those that have no page yet stay (decisions 6): they lead to the not-found page, which offers
 * the nearest page there is.
 *
 * @returns the six categories of spec 2 in their order, a link for every service among them
 */
export function sitemapCategories(services: { id: string; title: string }[]): SitemapCategory[] {
  return [
    {
      category: 'Main Pages',
      links: [
        { title: 'Home', path: '/' },
        { title: 'About', path: '/about' },
        { title: 'Services', path: '/services' },
        { title: 'Doctors', path: '/doctors' },
        { title: 'Team', path: '/team' },
        { title: 'International Patients', path: '/international-patients' },
        { title: 'Contact', path: '/contact' },
        { title: 'Book Appointment', path: '/booknow' },
      ],
    },
    {
      category: 'Resources',
      links: [
        { title: 'Blog', path: '/blog' },
        { title: 'Frequently Asked Questions', path: '/faq' },
        { title: 'Sitemap', path: '/sitemap' },
      ],
    },
    {
      category: 'Media',
      links: [
        { title: 'Gallery', path: '/gallery' },
        { title: 'Clinic Photos', path: '/gallery/clinic' },
        { title: 'Treatment Photos', path: '/gallery/treatments' },
        { title: 'Before and After', path: '/gallery/before-after' },
        { title: 'Team Photos', path: '/gallery/team' },
        { title: 'Patient Photos', path: '/gallery/patients' },
      ],
    },
    {
      category: 'Support',
      links: [
        { title: 'Emergency', path: '/emergency' },
        { title: 'Patient Portal', path: '/patient-portal' },
      ],
    },
    {
      category: 'Services',
      links: services.map(({ id, title }) => ({ title, path: `/services/${id}` })),
    },
    {
      category: 'Legal',
      links: [
        { title: 'Privacy Policy', path: '/privacy-policy' },
        { title: 'Privacy', path: '/privacy' },
        { title: 'Terms of Service', path: '/terms' },
        { title: 'Cookie Policy', path: '/cookies' },
      ],
    },
  ];
}

/**
 * Keeps the links whose title contains the text, in any case, and the categories that still have one.
 *
 * @param text - '' keeps all
 */
export function filterCategories(categories: SitemapCategory[], text: string): SitemapCategory[] {
  const wanted = text.trim().toLowerCase();
  return categories
    .map(({ category, links }) => ({
      category,
      links: links.filter(({ title }) => title.toLowerCase().includes(wanted)),
    }))
    .filter(({ links }) => links.length > 0);
}
