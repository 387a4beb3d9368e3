import type { Graph, ImageObjectLeaf, Thing } from 'schema-dts';
import { articles } from '#clinic/articles.server.ts';
import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { fees } from '#clinic/fees.server.ts';
import { everyService, international, serviceList } from '#clinic/faqs.server.ts';
import * as gallery from '#clinic/gallery.server.ts';
import { services } from '#clinic/services.server.ts';
import { languages } from '#clinic/languages.ts';
import * as transformations from '#clinic/transformations.server.ts';
import { words as frame } from '#words/layout.ts';
import { words } from '#words/seo.ts';
import type { Article } from '../../domain/clinic/article.ts';
import { homeDoctorOf, type HomeDoctor } from '../../domain/clinic/doctors.ts';
import type { Faq } from '../../domain/clinic/lists.ts';
import type { BeforeAndAfter } from '../../domain/clinic/gallery.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { casesOf } from '../../domain/clinic/transformations.ts';
import {
  aliasesOf,
  articlePath,
  ARTICLES_PER_PAGE,
  allScreenIds,
  dataFilesOf,
  isIndexed,
  hasScreen,
  pathOf,
  SCREENS,
  servicePath,
  type IndexedScreenId,
  type PageType,
} from '../../domain/web/screens.ts';
import { categoryOf as categoryOfArticle } from '../content/articles.server.ts';
import { practiceOf } from '../content/doctors.server.ts';
import { feeRange } from '../content/fees.server.ts';
import { categoryOf } from '../content/services.server.ts';
import { hasPage, LANGUAGE } from '../site-language.ts';
import type { LinkCard } from './link-pictures.server.ts';
import { lastChange, startOfDay, type LastChanges } from './last-changed.server.ts';
import {
  articleNode,
  breadcrumbNode,
  clinicNode,
  clinicReference,
  graphOf,
  imageNode,
  listNode,
  pageNode,
  physicianNode,
  questionsNode,
  serviceNode,
  websiteNode,
  type PageFacts,
  type PublishedArticle,
} from './structured-data.ts';

/** A page that search engines may index, with its metadata. */
export type SitePage = {
  path: string;
  /** other paths that show the same page */
  aliases: string[];
  /** when its content last changed, such as `2026-03-04T09:30:00Z`; undefined if unknown */
  changed: string | undefined;
  type: PageType;
  /** the picture that social networks show with its link */
  card: LinkCard;
  /** structured data besides the clinic and the page itself */
  nodes?: (() => Thing[]) | undefined;
  /** the pictures that are its main content */
  images?: (() => ImageObjectLeaf[]) | undefined;
  /** set on the page of an article */
  article?: PublishedArticle;
};

const NODES: { [Id in IndexedScreenId]?: () => Thing[] } = {
  home: homeDoctorNodes,
  blog: blogNodes,
  doctors: doctorNodes,
  'international-patients': () => questionNodes(pathOf('international-patients'), international),
  services: servicesNodes,
};

const IMAGES: { [Id in IndexedScreenId]?: () => ImageObjectLeaf[] } = {
  gallery: galleryImages,
  transformations: () => casesOf(transformations).flatMap(pairImages),
};

const doctorsPath = pathOf(hasScreen('doctors', facts) ? 'doctors' : 'home');

function homeDoctorNodes(people: HomeDoctor[] = homeDoctors) {
  return people.map(({ id, name, specialty, qualification, bio, image }) => {
    const description = words.doctor(specialty, qualification, bio);
    return physicianNode({ id, name, image, description, ...practiceOf(id) }, doctorsPath);
  });
}

function doctorNodes(): Thing[] {
  const listed = homeDoctorNodes(doctors.map(homeDoctorOf));
  const others = homeDoctorNodes().filter((node) => listed.every(({ '@id': id }) => id !== node['@id']));
  return [...listed, ...others];
}

function questionNodes(path: string, questions: readonly Faq[]): Thing[] {
  return questions.length > 0 ? [questionsNode(path, questions)] : [];
}

/** Returns the items whose page is available in this language. */
function inThisLanguage<Item extends { path: string }>(items: Item[]): Item[] {
  return items.filter(({ path }) => hasPage(path));
}

function servicesNodes(): Thing[] {
  const items = inThisLanguage(services.map(({ id, title }) => ({ name: title, path: servicePath(id) })));
  return [listNode(pathOf('services'), items), ...questionNodes(pathOf('services'), serviceList)];
}

/** Returns the breadcrumb of a page below the services page or the blog. */
function breadcrumb(parent: 'services' | 'blog', name: string, path: string): Thing {
  const above = (['home', parent] as const).map((id) => ({ name: frame.pages[id], path: pathOf(id) }));
  return breadcrumbNode(path, [...above, { name, path }]);
}

function serviceNodes(service: Service, path: string): Thing[] {
  return [
    serviceNode(service, categoryOf(service).name),
    breadcrumb('services', service.title, path),
    ...questionNodes(path, [...service.faq, ...everyService]),
  ];
}

function blogNodes(): Thing[] {
  const listed = articles.slice(0, ARTICLES_PER_PAGE);
  const items = inThisLanguage(listed.map(({ slug, title }) => ({ name: title, path: articlePath(slug) })));
  return [listNode(pathOf('blog'), items)];
}

function pairImages({ title, before, after }: Pick<BeforeAndAfter, 'title' | 'before' | 'after'>) {
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

/** Lists all pages of this language that search engines may index. Articles are newest first. */
export function sitePages(changes: LastChanges): SitePage[] {
  const { englishOnlyPaths } = languages.find(({ code }) => code === LANGUAGE)!;
  const screens = allScreenIds().filter((id): id is IndexedScreenId => isIndexed(id) && hasScreen(id, facts));
  return [...screens.map(screenPage), ...services.map(servicePage), ...articles.map(articlePage)].filter(
    ({ path }) => !englishOnlyPaths.includes(path),
  );

  function screenPage(id: IndexedScreenId): SitePage {
    const { type, picture } = SCREENS[id];
    return {
      path: pathOf(id),
      aliases: aliasesOf(id),
      changed: lastChange(changes, dataFilesOf(id)),
      type,
      card: { kind: picture },
      nodes: NODES[id],
      images: IMAGES[id],
    };
  }

  function servicePage(service: Service): SitePage {
    const path = servicePath(service.id);
    const changed = lastChange(changes, [`services/${service.id}`]);
    const { id, title, image } = service;
    const card: LinkCard = { kind: 'service', slug: id, title, image };
    const nodes = () => serviceNodes(service, path);
    return { path, aliases: [], changed, type: 'WebPage', card, nodes };
  }

  function articlePage(source: Article): SitePage {
    const path = articlePath(source.slug);
    const published = startOfDay(source.date);
    const category = categoryOfArticle(source).name;
    const changed = lastChange(changes, [`articles/${source.slug}`]) ?? published;
    const article = { ...source, category, published, changed };
    const { slug, title, image } = source;
    const card: LinkCard = { kind: 'article', slug, title, image };
    const nodes = () => [articleNode(article), breadcrumb('blog', article.title, path)];
    return { path, aliases: [], changed, type: 'WebPage', card, nodes, article };
  }
}

/** Pages with the clinic's full data. To keep the others small, they have only a short reference to it. */
const FULL_CLINIC_PAGES = ['home', 'about', 'services', 'contact'] as const;

/**
 * Returns the structured data of a page: the clinic, the site, the page and its content.
 *
 * @param year - the current year in the clinic's time zone
 */
export function pageGraph(
  { path, type, changed, nodes, images }: SitePage,
  head: Omit<PageFacts, 'path'>,
  year: number,
): Graph {
  const contentNodes = nodes?.() ?? [];
  const hasBreadcrumb = contentNodes.some(
    (node) => typeof node === 'object' && node['@type'] === 'BreadcrumbList',
  );
  return graphOf([
    websiteNode(),
    FULL_CLINIC_PAGES.some((id) => pathOf(id) === path)
      ? clinicNode(gallery.clinic[0]?.image, year, { ...fees, range: feeRange })
      : clinicReference(),
    pageNode({ path, ...head }, type, { changed, images: images?.() ?? [], hasBreadcrumb }),
    ...contentNodes,
  ]);
}
