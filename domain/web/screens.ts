import type { LIST_SCHEMAS, MARKDOWN_FOLDERS } from '../clinic/schemas-by-file.ts';
import type { PageName } from '../clinic/pages.ts';
import type { SitemapCategory } from '../clinic/pages/sitemap.ts';

/** A file of `clinic/`, without its ending, or a folder with all that is in it. */
export type DataFile =
  | 'clinic'
  | keyof typeof LIST_SCHEMAS
  | `pages/${PageName}`
  | `${keyof typeof MARKDOWN_FOLDERS}/`;

/** What kind of page it is, in schema.org's words. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery';

/** The kind of the picture that goes with links to a page. */
export type LinkPicture = 'home' | 'service' | 'doctor' | 'article' | 'gallery' | 'international' | 'booking';

type Listed = {
  /** its place in each menu that lists it, counted from 1 */
  menus?: Partial<Record<'header' | 'footer' | 'legal', number>>;
  /** the group in which the sitemap lists it */
  sitemap?: SitemapCategory;
};

type Screen = Listed & {
  /** what it shows beside its own file, `pages/<id>.yaml` */
  shows?: readonly DataFile[];
  /** without what there is no such screen: its own file, or entries in what it shows */
  needs?: 'file' | 'entries';
} & (
    | { type: PageType; picture: LinkPicture }
    /** from search engines */
    | { hidden: true }
  );

/** Another address of a screen; search engines know the screen's own alone. */
type Alias = Listed & { canonical: string };

/**
 * The screens of the site. Routes (site/screens/<id>/<id>.astro), menus, sitemaps, structured data, languages
 * and the dates of changes derive from this table; links name a screen by its id.
 */
export const SCREENS = {
  home: {
    shows: ['clinic', 'pages/contact', 'awards', 'categories', 'doctors', 'testimonials', 'urgent'],
    type: 'WebPage',
    picture: 'home',
    menus: { header: 1, footer: 1 },
    sitemap: 'main',
  },
  about: {
    shows: ['doctors', 'timeline'],
    needs: 'file',
    type: 'AboutPage',
    picture: 'doctor',
    menus: { header: 2, footer: 3 },
    sitemap: 'main',
  },
  services: {
    shows: ['categories', 'services/', 'faqs', 'fees'],
    needs: 'entries',
    type: 'CollectionPage',
    picture: 'service',
    menus: { header: 3, footer: 2 },
    sitemap: 'main',
  },
  doctors: {
    shows: ['doctors'],
    needs: 'entries',
    type: 'CollectionPage',
    picture: 'doctor',
    menus: { footer: 4 },
    sitemap: 'main',
  },
  team: {
    shows: ['team'],
    needs: 'entries',
    type: 'CollectionPage',
    picture: 'doctor',
    sitemap: 'main',
  },
  gallery: {
    shows: ['gallery'],
    needs: 'entries',
    type: 'ImageGallery',
    picture: 'gallery',
    menus: { header: 4, footer: 5 },
    sitemap: 'media',
  },
  transformations: {
    shows: ['transformations'],
    needs: 'entries',
    type: 'ImageGallery',
    picture: 'gallery',
    sitemap: 'media',
  },
  blog: {
    shows: ['articles/'],
    needs: 'entries',
    type: 'CollectionPage',
    picture: 'article',
    menus: { header: 5, footer: 6 },
    sitemap: 'resources',
  },
  'international-patients': {
    shows: ['faqs', 'testimonials'],
    needs: 'file',
    type: 'WebPage',
    picture: 'international',
    menus: { header: 6 },
    sitemap: 'main',
  },
  contact: {
    shows: ['clinic', 'urgent'],
    type: 'ContactPage',
    picture: 'booking',
    menus: { header: 7, footer: 7 },
    sitemap: 'main',
  },
  book: { shows: ['clinic'], type: 'WebPage', picture: 'booking' },
  booknow: { canonical: 'book', menus: { footer: 8 }, sitemap: 'main' },
  'book-appointment': { canonical: 'book' },
  'thank-you': { hidden: true },
  sitemap: {
    shows: ['services/', 'articles/'],
    type: 'CollectionPage',
    picture: 'home',
    menus: { legal: 1 },
    sitemap: 'resources',
  },
  'privacy-policy': { type: 'WebPage', picture: 'home', menus: { legal: 2 }, sitemap: 'legal' },
} as const satisfies Record<string, Screen | Alias>;

type Screens = typeof SCREENS;
export type ScreenId = keyof Screens;

/** The screens whose entries have something. */
type ScreensWith<Entry> = { [Id in ScreenId]: Screens[Id] extends Entry ? Id : never }[ScreenId];

/** A screen, by its own address. */
export type CanonicalScreenId = Exclude<ScreenId, ScreensWith<Alias>>;
/** One that search engines may list. */
export type IndexedScreenId = ScreensWith<{ type: PageType; picture: LinkPicture }>;
/** One that there is with its own file alone. */
export type OptionalScreenId = ScreensWith<{ needs: 'file' }>;
/** A part of the site that there is where there is something to show. */
export type Part = ScreensWith<{ needs: string }>;
type MenuName = keyof NonNullable<Listed['menus']>;
/** One that a menu lists: this one, or any. */
export type MenuScreenId<Menu extends MenuName = MenuName> = {
  [Each in Menu]: ScreensWith<{ menus: Record<Each, number> }>;
}[Menu];
/** One that the sitemap lists. */
export type SitemapScreenId = ScreensWith<{ sitemap: string }>;

/** What of a clinic decides which screens it has. */
type Parts = { parts: Record<Part, boolean> };

/** All screens, and their other addresses. A function, so that no browser is sent the table for it. */
export function allScreenIds(): ScreenId[] {
  return Object.keys(SCREENS) as ScreenId[];
}

/** The screens that there are with their own file alone. */
export function optionalScreens(): OptionalScreenId[] {
  return allScreenIds().filter(
    (id): id is OptionalScreenId => (SCREENS[id] as Partial<Screen>).needs === 'file',
  );
}

/**
 * How many articles a page of the blog lists: rows of two and of three, and about the weight of the other
 * pages.
 */
export const ARTICLES_PER_PAGE = 24;

/** A screen's path is its id, these aside. The table is left out here, as it is of no use in a browser. */
export function pathOf(id: ScreenId): string {
  if (id === 'home') return '/';
  return id === 'transformations' ? '/gallery/before-after' : `/${id}`;
}

/** The screen whose other address this is, or itself. */
export function canonicalOf(id: ScreenId): CanonicalScreenId {
  const entry: Screen | (Alias & { canonical: CanonicalScreenId }) = SCREENS[id];
  return 'canonical' in entry ? entry.canonical : (id as CanonicalScreenId);
}

/** The other addresses of a screen. */
export function aliasesOf(id: ScreenId): string[] {
  return allScreenIds()
    .filter((each) => each !== id && canonicalOf(each) === id)
    .map(pathOf);
}

/** Whether search engines may list it. */
export function isIndexed(id: ScreenId): id is IndexedScreenId {
  return 'type' in SCREENS[id];
}

/** The files that a screen shows texts of: in another language it is there once all of these are. */
export function dataFilesOf(id: ScreenId): DataFile[] {
  const own = canonicalOf(id);
  const { shows = [] }: Partial<Screen> = SCREENS[own];
  return [`pages/${own}`, ...shows];
}

/** Where one comes from to book: a doctor's or a service's page, a card of the home page, or the banner. */
export type BookingReason =
  | { doctor: string }
  | { service: string }
  | { category: string }
  | { from: 'banner' };

/** The booking page, told what the visit is for: it shows that, and begins the notes with it. */
export function bookingPath(id: 'book' | 'booknow' | 'book-appointment', reason: BookingReason): string {
  return `${pathOf(id)}?${new URLSearchParams(reason)}`;
}

export function servicePath(id: string): string {
  return `${pathOf('services')}/${id}`;
}

/** Where all fees stand together; only of a clinic that names some. */
export function feesPath(): string {
  return `${pathOf('services')}#fees`;
}

export function articlePath(slug: string): string {
  return `${pathOf('blog')}/${slug}`;
}

/** Where a doctor is introduced; only on a site that has the page of the doctors. */
export function doctorPath(id: string): string {
  return `${pathOf('doctors')}#${id}`;
}

/** The blog's list with a choice in its query; the category stands there by its name. */
export function blogChoicePath({ search = '', category = '' }): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return query.size > 0 ? `${pathOf('blog')}?${query}` : pathOf('blog');
}

/** All articles as cards show them, for a choice in a list of several pages. */
export const ALL_ARTICLES_PATH = '/blog/articles.json';

/** The address of a page of the blog's list, counted from 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? pathOf('blog') : `${pathOf('blog')}/page/${page}`;
}

/** How many pages the blog's list has. */
export function blogPages(articles: number): number {
  return Math.max(Math.ceil(articles / ARTICLES_PER_PAGE), 1);
}

/** The numbers of those behind the first. */
export function laterBlogPages(articles: number): number[] {
  return Array.from({ length: blogPages(articles) - 1 }, (_, at) => at + 2);
}

/** Whether a clinic has a screen. */
export function hasScreen(id: ScreenId, { parts }: Parts): boolean {
  return !('needs' in SCREENS[id]) || parts[id as Part];
}

/** The screens a clinic has. */
export function screensOf(facts: Parts): ScreenId[] {
  return allScreenIds().filter((id) => hasScreen(id, facts));
}

/** The screens of a menu that a clinic has, in its order. */
export function menuOf<Menu extends MenuName>(menu: Menu, facts: Parts): MenuScreenId<Menu>[] {
  const placeOf = (id: ScreenId) => (SCREENS[id] as Listed).menus?.[menu];
  return screensOf(facts)
    .filter((id): id is MenuScreenId<Menu> => placeOf(id) !== undefined)
    .sort((one, other) => placeOf(one)! - placeOf(other)!);
}

/** The screens that a group of the sitemap lists. */
export function sitemapScreens(category: SitemapCategory, facts: Parts): SitemapScreenId[] {
  return screensOf(facts).filter((id): id is SitemapScreenId => (SCREENS[id] as Listed).sitemap === category);
}

/** The paths of all pages a clinic has, its articles aside. */
export function pagePaths(facts: Parts & { serviceIds: string[]; articles: number }): string[] {
  return [
    ...screensOf(facts).map(pathOf),
    ...facts.serviceIds.map(servicePath),
    ...laterBlogPages(facts.articles).map(blogPagePath),
  ];
}
