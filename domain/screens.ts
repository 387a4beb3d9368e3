import type { ClinicFacts, Part } from './clinic.ts';

type Page = {
  path: string;
  /** the part of the site that it belongs to: without that, there is no such page */
  part?: Part;
  /** the page whose other address this is; search engines know that one alone */
  canonical?: string;
};

/** The screens of the site. A path is written here and nowhere else; links name a screen by its id. */
export const PAGES = {
  home: { path: '/' },
  about: { path: '/about', part: 'about' },
  services: { path: '/services', part: 'services' },
  doctors: { path: '/doctors', part: 'doctors' },
  team: { path: '/team', part: 'team' },
  gallery: { path: '/gallery', part: 'gallery' },
  transformations: { path: '/gallery/before-after', part: 'transformations' },
  blog: { path: '/blog', part: 'blog' },
  international: { path: '/international-patients', part: 'international' },
  contact: { path: '/contact' },
  book: { path: '/book' },
  booknow: { path: '/booknow', canonical: 'book' },
  bookAppointment: { path: '/book-appointment', canonical: 'book' },
  thankYou: { path: '/thank-you' },
  sitemap: { path: '/sitemap' },
  privacy: { path: '/privacy-policy' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof PAGES;

/** How many articles a page of the blog lists: rows of two and of three, and about the weight of the other pages. */
export const ARTICLES_PER_PAGE = 24;

export function pathOf(id: PageId): string {
  return PAGES[id].path;
}

/** The other addresses of a page. */
export function aliasesOf(id: PageId): string[] {
  return Object.values<Page>(PAGES)
    .filter(({ canonical }) => canonical === id)
    .map(({ path }) => path);
}

/** Where one comes from to book: a doctor's or a service's page, or the banner. */
export type BookingReason = { doctor: string } | { service: string } | { from: 'banner' };

/** The booking page, told what the visit is for: it shows that, and begins the notes with it. */
export function bookingPath(id: 'book' | 'booknow' | 'bookAppointment', reason: BookingReason): string {
  return `${pathOf(id)}?${new URLSearchParams(reason)}`;
}

export function servicePath(id: string): string {
  return `${PAGES.services.path}/${id}`;
}

export function articlePath(slug: string): string {
  return `${PAGES.blog.path}/${slug}`;
}

/** Where a doctor is introduced; only on a site that has the page of the doctors. */
export function doctorPath(id: string): string {
  return `${PAGES.doctors.path}#${id}`;
}

/** The blog's list with a choice in its query; the category stands there by its name. */
export function blogChoicePath({ search = '', category = '' }): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return query.size > 0 ? `${PAGES.blog.path}?${query}` : PAGES.blog.path;
}

/** All articles as cards show them, for a choice in a list of several pages. */
export const ALL_ARTICLES_PATH = `${PAGES.blog.path}/articles.json`;

/** The address of a page of the blog's list, counted from 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? PAGES.blog.path : `${PAGES.blog.path}/page/${page}`;
}

/** How many pages the blog's list has. */
export function blogPages(articles: number): number {
  return Math.max(Math.ceil(articles / ARTICLES_PER_PAGE), 1);
}

/** Whether a clinic has a page. */
export function isThere(id: PageId, { parts }: Pick<ClinicFacts, 'parts'>): boolean {
  const { part }: Page = PAGES[id];
  return part === undefined || parts[part];
}

/** The screens a clinic has. */
export function screensOf(facts: Pick<ClinicFacts, 'parts'>): PageId[] {
  return (Object.keys(PAGES) as PageId[]).filter((id) => isThere(id, facts));
}

/** The paths of all pages a clinic has, its articles aside. */
export function pagePaths(facts: Pick<ClinicFacts, 'parts' | 'serviceIds' | 'articles'>): string[] {
  const furtherBlogPages = Array.from({ length: blogPages(facts.articles) - 1 }, (_, at) => at + 2);
  return [
    ...screensOf(facts).map(pathOf),
    ...facts.serviceIds.map(servicePath),
    ...furtherBlogPages.map(blogPagePath),
  ];
}
