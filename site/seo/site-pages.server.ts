import type { Graph, ImageObjectLeaf, Thing } from 'schema-dts';
import { articles } from '#clinic/articles.server.ts';
import { articles as articleCategories, services as serviceCategories } from '#clinic/categories.server.ts';
import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { everyService, international, serviceList } from '#clinic/faqs.server.ts';
import * as gallery from '#clinic/gallery.server.ts';
import { services } from '#clinic/services.server.ts';
import type { Source } from '#clinic/sources.ts';
import { languages } from '#clinic/languages.ts';
import * as transformations from '#clinic/transformations.server.ts';
import { words as frame } from '#words/frame.ts';
import { words } from '#words/seo.ts';
import type { Faq } from '../../domain/content/faqs.ts';
import type { Compiled } from '../../domain/content/fields.ts';
import type { BeforeAndAfter } from '../../domain/content/gallery.ts';
import type { Service } from '../../domain/content/service.ts';
import { casesOf } from '../../domain/content/transformations.ts';
import {
  aliasesOf,
  articlePath,
  ARTICLES_PER_PAGE,
  isThere,
  pathOf,
  servicePath,
  type PageId,
} from '../../domain/screens.ts';
import { LANGUAGE } from '../site-language.ts';
import { lastChange, type LastChanges } from './last-changed.server.ts';
import type { PublishedArticle } from './published-article.ts';
import type { LinkPicture } from './link-pictures.server.ts';
import { startOfDay } from './start-of-day.ts';
import {
  articleNode,
  breadcrumbNode,
  clinicNode,
  graphOf,
  imageNode,
  listNode,
  pageNode,
  physicianNode,
  questionsNode,
  serviceNode,
  websiteNode,
  type PageFacts,
  type PageType,
} from './structured-data.ts';

/** What a page is to search engines and social networks. */
type Kind = {
  /** the picture that goes with links to it */
  picture: LinkPicture;
  type: PageType;
  /** what it tells: the day one of them last changed is the day the page did */
  sources: Source[];
  /** what it tells beside the clinic and itself */
  nodes?: () => Thing[];
  /** the pictures it is there to show */
  images?: () => ImageObjectLeaf[];
};

/** The pages of their own addresses that search engines may list. */
type IndexedPage = Exclude<PageId, 'booknow' | 'bookAppointment' | 'thankYou'>;

const KINDS: Record<IndexedPage, Kind> = {
  home: {
    picture: 'home',
    type: 'WebPage',
    sources: [
      'clinic.yaml',
      'pages/home.yaml',
      'pages/about.yaml',
      'awards.yaml',
      'categories.yaml',
      'doctors.yaml',
      'testimonials.yaml',
    ],
    nodes: homeDoctorNodes,
  },
  about: { picture: 'doctor', type: 'AboutPage', sources: ['pages/about.yaml', 'timeline.yaml'] },
  blog: {
    picture: 'article',
    type: 'CollectionPage',
    sources: ['pages/blog.yaml', 'articles/'],
    nodes: blogNodes,
  },
  book: { picture: 'booking', type: 'WebPage', sources: ['clinic.yaml', 'pages/book.yaml'] },
  contact: { picture: 'booking', type: 'ContactPage', sources: ['clinic.yaml', 'pages/contact.yaml'] },
  doctors: {
    picture: 'doctor',
    type: 'CollectionPage',
    sources: ['pages/doctors.yaml', 'doctors.yaml'],
    nodes: doctorNodes,
  },
  gallery: {
    picture: 'gallery',
    type: 'ImageGallery',
    sources: ['pages/gallery.yaml', 'gallery.yaml'],
    images: galleryImages,
  },
  transformations: {
    picture: 'gallery',
    type: 'ImageGallery',
    sources: ['pages/transformations.yaml', 'transformations.yaml'],
    images: () => casesOf(transformations).flatMap(pairImages),
  },
  international: {
    picture: 'international',
    type: 'WebPage',
    sources: ['pages/international-patients.yaml', 'faqs.yaml'],
    nodes: () => questionNodes(pathOf('international'), international),
  },
  privacy: { picture: 'home', type: 'WebPage', sources: ['pages/privacy-policy.yaml'] },
  services: {
    picture: 'service',
    type: 'CollectionPage',
    sources: ['pages/services.yaml', 'categories.yaml', 'services/', 'faqs.yaml'],
    nodes: servicesNodes,
  },
  sitemap: { picture: 'home', type: 'CollectionPage', sources: ['services/', 'articles/'] },
  team: { picture: 'doctor', type: 'CollectionPage', sources: ['pages/team.yaml', 'team.yaml'] },
};

function homeDoctorNodes() {
  return homeDoctors.map(({ id, name, specialty, qualification, bio, image }) =>
    physicianNode(
      { id, name, image, description: words.doctor(specialty, qualification, bio) },
      pathOf(isThere('doctors', facts) ? 'doctors' : 'home'),
    ),
  );
}

function doctorNodes(): Thing[] {
  const told = doctors.map(({ id, name, title, qualifications, about, image }) =>
    physicianNode(
      { id, name, image, description: words.doctor(title, qualifications, about[0]) },
      pathOf('doctors'),
    ),
  );
  const others = homeDoctorNodes().filter((node) => told.every((each) => each['@id'] !== node['@id']));
  return [...told, ...others];
}

function questionNodes(path: string, questions: readonly Faq[]): Thing[] {
  return questions.length > 0 ? [questionsNode(path, questions)] : [];
}

function servicesNodes(): Thing[] {
  const items = services.map(({ id, title }) => ({ name: title, path: servicePath(id) }));
  return [listNode(pathOf('services'), items), ...questionNodes(pathOf('services'), serviceList)];
}

/** A page below another one, which its breadcrumb leads to. */
function crumbs(above: 'services' | 'blog', name: string, path: string): Thing {
  const higher = (['home', above] as const).map((id) => ({ name: frame.pages[id], path: pathOf(id) }));
  return breadcrumbNode(path, [...higher, { name, path }]);
}

function serviceKind(service: Service): Kind {
  const path = servicePath(service.id);
  const category = serviceCategories.find(({ id }) => id === service.category)!;
  return {
    picture: 'service',
    type: 'WebPage',
    sources: [`services/${service.id}.md`],
    nodes: () => [
      serviceNode(service, category.name),
      crumbs('services', service.title, path),
      ...questionNodes(path, [...service.faq, ...everyService]),
    ],
  };
}

function blogNodes(): Thing[] {
  const items = articles
    .slice(0, ARTICLES_PER_PAGE)
    .map(({ slug, title }) => ({ name: title, path: articlePath(slug) }));
  return [listNode(pathOf('blog'), items)];
}

function articleKind(article: PublishedArticle): Kind {
  const path = articlePath(article.slug);
  return {
    picture: 'article',
    type: 'WebPage',
    sources: [`articles/${article.slug}.md`],
    nodes: () => [articleNode(article), crumbs('blog', article.title, path)],
  };
}

function pairImages({ title, before, after }: Compiled<Pick<BeforeAndAfter, 'title' | 'before' | 'after'>>) {
  return [
    imageNode(before.image, words.before(title), before.imageAlt),
    imageNode(after.image, words.after(title), after.imageAlt),
  ];
}

function galleryImages(): ImageObjectLeaf[] {
  const single = [...gallery.clinic, ...gallery.treatments, ...gallery.patients];
  return [
    ...single.map(({ image, title, imageAlt }) => imageNode(image, title, imageAlt)),
    ...gallery.beforeAfter.flatMap(pairImages),
  ];
}

/** A page that search engines and social networks are told of. */
export type SitePage = Kind & {
  path: string;
  /** its other addresses */
  aliases: string[];
  /** when its content last changed, as `2026-03-04T09:30:00Z`, where that is known */
  changed: string | undefined;
  /** on the page of an article */
  article?: PublishedArticle;
};

/** All pages of this language that search engines may list; the articles' newest first. */
export function sitePages(changes: LastChanges): SitePage[] {
  const { without } = languages.find(({ code }) => code === LANGUAGE)!;
  const page = (path: string, kind: Kind): SitePage => ({
    ...kind,
    path,
    aliases: [],
    changed: lastChange(changes, kind.sources),
  });
  const ids = (Object.keys(KINDS) as IndexedPage[]).filter((id) => isThere(id, facts));
  return [
    ...ids.map((id) => ({ ...page(pathOf(id), KINDS[id]), aliases: aliasesOf(id) })),
    ...services.map((service) => page(servicePath(service.id), serviceKind(service))),
    ...articles.map((written) => {
      const published = startOfDay(written.date);
      const article = {
        ...written,
        category: articleCategories.find(({ id }) => id === written.category)!.name,
        published,
        changed: lastChange(changes, [`articles/${written.slug}.md`]) ?? published,
      };
      return { ...page(articlePath(article.slug), articleKind(article)), article };
    }),
  ].filter(({ path }) => !without.includes(path));
}

/**
 * All that a page says, for search engines: the clinic, the site, the page, and what is on it.
 *
 * @param year - the current one at the clinic
 */
export function pageGraph(
  { path, type, changed, nodes, images }: SitePage,
  head: Omit<PageFacts, 'path'>,
  year: number,
): Graph {
  const own = nodes?.() ?? [];
  const hasBreadcrumb = own.some((node) => typeof node === 'object' && node['@type'] === 'BreadcrumbList');
  return graphOf([
    websiteNode(),
    clinicNode(gallery.clinic[0]?.image, year),
    pageNode({ path, ...head }, type, { changed, images: images?.() ?? [], hasBreadcrumb }),
    ...own,
  ]);
}
