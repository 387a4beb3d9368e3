import type { Graph, ImageObjectLeaf, Thing } from 'schema-dts';
import { ARTICLES_PER_PAGE, type Article } from '../content/article.ts';
import { readDoctors, readFaqs, readGallery, readTransformations } from '../content/data-files.server.ts';
import { pictureSet } from '../content/pictures.server.ts';
import type { Service } from '../content/service.ts';
import { pageKind } from './page-kinds.ts';
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
  wholeAddress,
  type PageFacts,
} from './structured-data.ts';

type Surroundings = {
  /** all of them, read once for all pages */
  services: Service[];
  articles: Article[];
  /** the whole address of a picture of the clinic */
  clinicPicture: string | undefined;
  /** the whole address of the picture that goes with links to the page */
  picture: string | undefined;
  /** when the page's content last changed, as `2026-03-04T09:30:00Z` */
  changed: string | undefined;
  /** the current year at the clinic */
  year: number;
};

/** The whole address of a picture of `clinic/images` in its largest width. */
async function pictureAddress(path: string): Promise<string> {
  const { stem, widths } = await pictureSet(path);
  return wholeAddress(`${stem}-${widths.at(-1)}.webp`);
}

async function homeNodes(): Promise<Thing[]> {
  const { doctors, homeDoctors } = readDoctors();
  return Promise.all(
    homeDoctors.map(async ({ id, name, specialty, qualification, bio, image }) =>
      physicianNode(
        { id, name, title: specialty, qualifications: qualification, about: bio },
        doctors.some((doctor) => doctor.id === id) ? '/doctors' : '/',
        await pictureAddress(image),
      ),
    ),
  );
}

async function doctorsNodes(): Promise<Thing[]> {
  return Promise.all(
    readDoctors().doctors.map(async ({ about, image, ...doctor }) =>
      physicianNode({ ...doctor, about: about[0]! }, '/doctors', await pictureAddress(image)),
    ),
  );
}

function servicesNodes(services: Service[]): Thing[] {
  const items = services.map(({ id, title }) => ({ name: title, path: `/services/${id}` }));
  return [listNode('/services', items), questionsNode('/services', readFaqs().serviceList)];
}

async function serviceNodes(path: string, service: Service): Promise<Thing[]> {
  return [
    serviceNode(service, await pictureAddress(service.image)),
    breadcrumbNode(path, [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: service.title, path },
    ]),
    questionsNode(path, [...service.faq, ...readFaqs().everyService]),
  ];
}

function blogNodes(articles: Article[]): Thing[] {
  return [
    listNode(
      '/blog',
      articles.slice(0, ARTICLES_PER_PAGE).map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` })),
    ),
  ];
}

async function articleNodes(path: string, article: Article, changed: string | undefined): Promise<Thing[]> {
  return [
    articleNode(article, await pictureAddress(article.image), changed),
    breadcrumbNode(path, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: article.title, path },
    ]),
  ];
}

type Pair = { title: string; beforeImage: string; beforeAlt: string; afterImage: string; afterAlt: string };

async function pairImages({ title, beforeImage, beforeAlt, afterImage, afterAlt }: Pair) {
  return [
    imageNode(await pictureAddress(beforeImage), `${title}: before`, beforeAlt),
    imageNode(await pictureAddress(afterImage), `${title}: after`, afterAlt),
  ];
}

async function galleryImages(): Promise<ImageObjectLeaf[]> {
  const { clinicPictures, treatmentPictures, beforeAfterPictures, patientPictures } = readGallery();
  const single = [...clinicPictures, ...treatmentPictures, ...patientPictures];
  const images = await Promise.all(
    single.map(async ({ src, title, alt }) => imageNode(await pictureAddress(src), title, alt)),
  );
  return [...images, ...(await Promise.all(beforeAfterPictures.map(pairImages))).flat()];
}

async function transformationImages(): Promise<ImageObjectLeaf[]> {
  const { alignerCases, patients } = readTransformations();
  return (await Promise.all([...alignerCases, ...patients].map(pairImages))).flat();
}

async function nodesOf(path: string, { services, articles, changed }: Surroundings): Promise<Thing[]> {
  if (path === '/') return homeNodes();
  if (path === '/doctors') return doctorsNodes();
  if (path === '/services') return servicesNodes(services);
  if (path === '/blog') return blogNodes(articles);
  if (path === '/international-patients') return [questionsNode(path, readFaqs().international)];
  const service = services.find(({ id }) => path === `/services/${id}`);
  if (service) return serviceNodes(path, service);
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  if (article) return articleNodes(path, article, changed);
  return [];
}

async function imagesOf(path: string): Promise<ImageObjectLeaf[]> {
  if (path === '/gallery') return galleryImages();
  if (path === '/gallery/before-after') return transformationImages();
  return [];
}

/** All that a page says, for search engines: the clinic, the site, the page, and what is on it. */
export async function pageGraph(page: PageFacts, surroundings: Surroundings): Promise<Graph> {
  const { clinicPicture, picture, changed, year } = surroundings;
  const images = await imagesOf(page.path);
  const nodes = await nodesOf(page.path, surroundings);
  const hasBreadcrumb = nodes.some((node) => typeof node === 'object' && node['@type'] === 'BreadcrumbList');
  return graphOf([
    websiteNode(),
    clinicNode(clinicPicture, year),
    pageNode(page, pageKind(page.path).type, { picture, changed, images, hasBreadcrumb }),
    ...nodes,
  ]);
}
