import type { LIST_SCHEMAS, MARKDOWN_FOLDERS } from '../clinic/schemas-by-file.ts';
import type { PageName } from '../clinic/pages.ts';
import type { SitemapCategory } from '../clinic/pages/sitemap.ts';

/** A file of `clinic/` without its extension, or a folder with all its files. */
export type DataFile =
  | 'clinic'
  | keyof typeof LIST_SCHEMAS
  | `pages/${PageName}`
  | `${keyof typeof MARKDOWN_FOLDERS}/`;

/** The schema.org type of a page. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery';

/** The kind of picture that social networks show with a link to a page. */
export type LinkPicture = 'home' | 'service' | 'doctor' | 'article' | 'gallery' | 'international' | 'booking';

type Listed = {
  /** its position in each menu, counted from 1; on a phone, the menu has `phone` first, then `header` */
  menus?: Partial<Record<'phone' | 'header' | 'footer' | 'legal', number>>;
  /** its group in the sitemap */
  sitemap?: SitemapCategory;
};

type Screen = Listed & {
  /** the files it shows besides its own, `pages/<id>.yaml` */
  shows?: readonly DataFile[];
  /** set if it has no file of its own */
  withoutFile?: true;
  /** what the screen requires to exist: its own file, or entries in the files it shows */
  needs?: 'file' | 'entries';
} & (
    | { type: PageType; picture: LinkPicture }
    /** set if search engines must not list it */
    | { hidden: true }
  );

/** Another address of a screen. Search engines get only the canonical one. */
type Alias = Listed & { canonical: string };

/**
 * The screens of the site. Routes (site/screens/<id>/<id>.astro), menus, sitemaps, structured data,
 * translations and modification dates are derived from this table. Links name a screen by its id.
 */
export const SCREENS = {
  'in-pain': {
    shows: ['urgent'],
    withoutFile: true,
    needs: 'entries',
    type: 'WebPage',
    picture: 'home',
    menus: { phone: 1 },
    sitemap: 'support',
  },
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

/** The ids of the screens whose entry extends a type. */
type ScreensWith<Entry> = { [Id in ScreenId]: Screens[Id] extends Entry ? Id : never }[ScreenId];

/** A screen, not an alias. */
export type CanonicalScreenId = Exclude<ScreenId, ScreensWith<Alias>>;
/** A screen that search engines may list. */
export type IndexedScreenId = ScreensWith<{ type: PageType; picture: LinkPicture }>;
/** A screen that exists only if its own file does. */
export type OptionalScreenId = ScreensWith<{ needs: 'file' }>;
/** A part of the site that exists only if the clinic has content for it. */
export type Part = ScreensWith<{ needs: string }>;
type MenuName = keyof NonNullable<Listed['menus']>;
/** A screen of a menu; by default, of any menu. */
export type MenuScreenId<Menu extends MenuName = MenuName> = {
  [Each in Menu]: ScreensWith<{ menus: Record<Each, number> }>;
}[Menu];
/** A screen that the sitemap lists. */
export type SitemapScreenId = ScreensWith<{ sitemap: string }>;

/** The facts that decide which screens a clinic has. */
type Parts = { parts: Record<Part, boolean> };

/** Returns all ids. This is a function so that bundlers can drop SCREENS from browser code. */
export function allScreenIds(): ScreenId[] {
  return Object.keys(SCREENS) as ScreenId[];
}

/** Returns the screens that exist only if their own file does. */
export function optionalScreens(): OptionalScreenId[] {
  return allScreenIds().filter(
    (id): id is OptionalScreenId => (SCREENS[id] as Partial<Screen>).needs === 'file',
  );
}

/** The number of articles on a page of the blog. It fills rows of two and of three. */
export const ARTICLES_PER_PAGE = 24;

/** Returns the path of a screen. Exceptions are here, so that browser code does not need SCREENS. */
export function pathOf(id: ScreenId): string {
  if (id === 'home') return '/';
  return id === 'transformations' ? '/gallery/before-after' : `/${id}`;
}

/** Returns the screen of an alias, or the screen itself. */
export function canonicalOf(id: ScreenId): CanonicalScreenId {
  const entry: Screen | (Alias & { canonical: CanonicalScreenId }) = SCREENS[id];
  return 'canonical' in entry ? entry.canonical : (id as CanonicalScreenId);
}

/** Returns the paths of the aliases of a screen. */
export function aliasesOf(id: ScreenId): string[] {
  return allScreenIds()
    .filter((each) => each !== id && canonicalOf(each) === id)
    .map(pathOf);
}

/** Whether search engines may list a screen. */
export function isIndexed(id: ScreenId): id is IndexedScreenId {
  return 'type' in SCREENS[id];
}

/** Returns the files whose texts a screen shows. A translated screen exists if all of them are translated. */
export function dataFilesOf(id: ScreenId): DataFile[] {
  const screen = canonicalOf(id);
  const { shows = [], withoutFile }: Partial<Screen> = SCREENS[screen];
  return withoutFile ? [...shows] : [`pages/${screen as PageName}`, ...shows];
}

/** Where a booking started: at a doctor, a service, a card of the home page, or the banner. */
export type BookingReason =
  | { doctor: string }
  | { service: string }
  | { category: string }
  | { from: 'banner' };

/**
 * Returns the path of the booking page with the reason of the visit. The page shows the reason and puts it
 * into the notes.
 */
export function bookingPath(id: 'book' | 'booknow' | 'book-appointment', reason: BookingReason): string {
  return `${pathOf(id)}?${new URLSearchParams(reason)}`;
}

export function servicePath(id: string): string {
  return `${pathOf('services')}/${id}`;
}

export const AFTER_CARE_ID = 'by-day';

/** Returns the path of a service's after-care by day. `AFTER_CARE_ID` is the id of that section. */
export function afterCarePath(id: string): string {
  return `${servicePath(id)}#${AFTER_CARE_ID}`;
}

/** Returns the path of the list of all fees. Use it only if the clinic has fees. */
export function feesPath(): string {
  return `${pathOf('services')}#fees`;
}

export function articlePath(slug: string): string {
  return `${pathOf('blog')}/${slug}`;
}

/** Returns the path of a doctor's introduction. Use it only if the site has the page of doctors. */
export function doctorPath(id: string): string {
  return `${pathOf('doctors')}#${id}`;
}

/** Returns the path of the blog's list, filtered by a search text and the name of a category. */
export function blogChoicePath({ search = '', category = '' }): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return query.size > 0 ? `${pathOf('blog')}?${query}` : pathOf('blog');
}

/** The data of all articles' cards, for filtering a list that has several pages. */
export const ALL_ARTICLES_PATH = '/blog/articles.json';

/** The index of what the blog's search finds besides titles and excerpts of articles. */
export const SEARCH_PATH = '/blog/search.json';

/** Returns the path of a page of the blog's list, counted from 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? pathOf('blog') : `${pathOf('blog')}/page/${page}`;
}

/** Returns the number of pages of the blog's list. */
export function blogPages(articles: number): number {
  return Math.max(Math.ceil(articles / ARTICLES_PER_PAGE), 1);
}

/** Returns the page numbers after the first. */
export function laterBlogPages(articles: number): number[] {
  return Array.from({ length: blogPages(articles) - 1 }, (_, at) => at + 2);
}

/** Whether a clinic has a screen. */
export function hasScreen(id: ScreenId, { parts }: Parts): boolean {
  return !('needs' in SCREENS[id]) || parts[id as Part];
}

/** Returns the screens of a clinic. */
export function screensOf(facts: Parts): ScreenId[] {
  return allScreenIds().filter((id) => hasScreen(id, facts));
}

/** Returns the screens of a menu in order, if the clinic has them. */
export function menuOf<Menu extends MenuName>(menu: Menu, facts: Parts): MenuScreenId<Menu>[] {
  const positionOf = (id: ScreenId) => (SCREENS[id] as Listed).menus?.[menu];
  return screensOf(facts)
    .filter((id): id is MenuScreenId<Menu> => positionOf(id) !== undefined)
    .sort((one, other) => positionOf(one)! - positionOf(other)!);
}

/** Returns the screens in a group of the sitemap. */
export function sitemapScreens(category: SitemapCategory, facts: Parts): SitemapScreenId[] {
  return screensOf(facts).filter((id): id is SitemapScreenId => (SCREENS[id] as Listed).sitemap === category);
}

/** Returns the paths of all pages of a clinic, except articles. */
export function pagePaths(facts: Parts & { serviceIds: string[]; articles: number }): string[] {
  return [
    ...screensOf(facts).map(pathOf),
    ...facts.serviceIds.map(servicePath),
    ...laterBlogPages(facts.articles).map(blogPagePath),
  ];
}
