import type * as schema from 'schema-dts';
import { languageTag } from '#clinic/edition.ts';
import { facts } from '#clinic/facts.ts';
import { currency } from '#clinic/fees.server.ts';
import { fees as feeWords } from '#words/fees.ts';
import { words } from '#words/seo.ts';
import type { Access } from '../../domain/clinic/access-and-visit.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { joinList } from '../../domain/text/list-separator.ts';
import {
  addressText,
  areaText,
  dialableNumber,
  directionsHref,
  streetLines,
} from '../../domain/web/contact-links.ts';
import type { Doctor } from '../../domain/clinic/doctors.ts';
import type { Fee, Fees } from '../../domain/clinic/fees.ts';
import type { Faq } from '../../domain/clinic/lists.ts';
import type { PictureSet } from '../../domain/clinic/picture-set.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { articlePath, pathOf, servicePath, type PageType } from '../../domain/web/screens.ts';
import { hasPage, localizedPath } from '../site-language.ts';
import { CLOSED_ALL_DAY, closedSpans, openingHours, specialOpeningHours } from './opening-times.ts';
import type { Article } from '../../domain/clinic/article.ts';

// The content of pages as schema.org data for search engines. There are no ratings and reviews, because
// search engines forbid those that a business publishes about itself.

const { siteUrl } = facts;

/** Every page uses the same `@id`s, so that search engines combine what pages say about a thing. */
const CLINIC = { '@id': `${siteUrl}/#clinic` };
const WEBSITE = { '@id': `${siteUrl}/#website` };

const personId = (doctorId: string) => `${siteUrl}/#person-${doctorId}`;

type Identified<Node> = Node & { '@id': string };

/** Returns the absolute address of a page in this language, or in English if it has no translation. */
export function pageAddress(path: string): string {
  return siteUrl + (hasPage(path) ? localizedPath(path) : path);
}

/** Combines nodes to one JSON-LD document. */
export function graphOf(nodes: schema.Thing[]): schema.Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Returns the `image` property of a node, or nothing if there is no picture. */
function imageOf(picture: PictureSet | undefined): { image?: string } {
  return picture ? { image: pictureAddress(picture) } : {};
}

/** Returns the absolute address of a picture. A photograph has the one of its largest width. */
function pictureAddress(picture: PictureSet): string {
  return siteUrl + ('src' in picture ? picture.src : `${picture.stem}-${picture.widths.at(-1)}.webp`);
}

function postalAddress({ address, originals }: ClinicFacts): schema.PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    ...(originals?.address && { alternateName: addressText(originals.address) }),
    streetAddress: joinList(streetLines(address)),
    addressLocality: address.city,
    addressRegion: address.region,
    ...(address.postalCode && { postalCode: address.postalCode }),
    addressCountry: address.country,
  };
}

/** The clinic's fees. */
type ClinicFees = Partial<Pick<Fees, 'consultation' | 'payment'>> & {
  /** the lowest and the highest fee */
  range?: Pick<Fee, 'from' | 'to'> | undefined;
};

/**
 * Returns the clinic.
 *
 * @param picture - a picture of its rooms, if there is one
 * @param year - the current year in the clinic's time zone, for closures
 */
export function clinicNode(
  picture: PictureSet | undefined,
  year: number,
  { consultation, payment = [], range }: ClinicFees = {},
  clinic: ClinicFacts = facts,
): Identified<schema.DentistLeaf> {
  const pages = [...Object.values(clinic.social), clinic.reviews].filter(
    (address) => typeof address === 'string',
  );
  return {
    '@type': 'Dentist',
    ...CLINIC,
    name: clinic.name,
    url: pageAddress(pathOf('home')),
    logo: `${siteUrl}/icon-512.png`,
    ...imageOf(picture),
    telephone: dialableNumber(clinic.phone),
    email: clinic.email,
    address: postalAddress(clinic),
    ...(clinic.map && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: clinic.map.latitude,
        longitude: clinic.map.longitude,
      },
    }),
    hasMap: directionsHref(clinic),
    ...(clinic.access && { publicAccess: true, amenityFeature: amenities(clinic.access) }),
    openingHoursSpecification: openingHours(clinic),
    specialOpeningHoursSpecification: [
      ...closedSpans(clinic, year).map(({ from, through }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: through,
        ...CLOSED_ALL_DAY,
      })),
      ...specialOpeningHours(clinic, year),
    ],
    ...(range && { priceRange: feeWords.range(range, currency), currenciesAccepted: currency }),
    ...(payment.length > 0 && {
      paymentAccepted: joinList(payment.map((method) => feeWords.ways[method])),
    }),
    ...(consultation && {
      makesOffer: {
        ...feeNode(consultation),
        itemOffered: { '@type': 'Service', name: feeWords.consultation },
      },
    }),
    foundingDate: String(clinic.founded),
    ...(clinic.founder && { founder: personNode(clinic.founder) }),
    medicalSpecialty: 'https://schema.org/Dentistry',
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

/** Lists the amenities that the clinic's data mention, and whether the clinic has them. */
function amenities({
  parking,
  entrance,
  wheelchair,
  companion,
}: Access): schema.LocationFeatureSpecificationLeaf[] {
  const features = {
    parking: parking && parking.place !== 'none',
    lift: entrance?.lift,
    stepFree: entrance?.steps === undefined ? undefined : entrance.steps === 0,
    wheelchair: wheelchair && wheelchair !== 'no',
    companion: companion && true,
  } satisfies Record<keyof typeof words.amenities, boolean | undefined>;
  return Object.entries(features).flatMap(([feature, value]) => {
    const name = words.amenities[feature as keyof typeof features];
    return value === undefined ? [] : [{ '@type': 'LocationFeatureSpecification', name, value }];
  });
}

/** Returns the clinic with only the properties that search engines require. */
export function clinicReference(): Identified<schema.DentistLeaf> {
  const { '@id': id, name, url, telephone, address } = clinicNode(undefined, 0);
  return { '@type': 'Dentist', '@id': id, name: name!, url: url!, telephone: telephone!, address: address! };
}

export function websiteNode(): Identified<schema.WebSiteLeaf> {
  return {
    '@type': 'WebSite',
    ...WEBSITE,
    name: facts.name,
    url: pageAddress(pathOf('home')),
    inLanguage: languageTag,
    publisher: CLINIC,
  };
}

export type PageFacts = { path: string; title: string; description: string };

/** Returns the page itself. */
export function pageNode(
  { path, title, description }: PageFacts,
  type: PageType,
  more: {
    changed?: string | undefined;
    /** the pictures that are its main content */
    images?: schema.ImageObjectLeaf[];
    hasBreadcrumb?: boolean;
  } = {},
): Identified<schema.WebPageLeaf | schema.ImageGalleryLeaf> {
  return {
    '@type': type as 'WebPage',
    '@id': `${pageAddress(path)}#page`,
    url: pageAddress(path),
    name: title,
    description,
    inLanguage: languageTag,
    isPartOf: WEBSITE,
    about: CLINIC,
    ...(more.changed && { dateModified: more.changed }),
    ...(more.images?.length && { image: more.images }),
    ...(more.hasBreadcrumb && { breadcrumb: { '@id': `${pageAddress(path)}#breadcrumb` } }),
  };
}

/** Returns a breadcrumb: the pages above a page, from the home page, and the page itself. */
export function breadcrumbNode(path: string, crumbs: Listed[]): Identified<schema.BreadcrumbListLeaf> {
  const itemListElement = listItems(crumbs, 'item');
  return { '@type': 'BreadcrumbList', '@id': `${pageAddress(path)}#breadcrumb`, itemListElement };
}

type Listed = { name: string; path: string };

function listItems(pages: Listed[], addressProperty: 'item' | 'url'): schema.ListItemLeaf[] {
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [addressProperty]: pageAddress(path),
  }));
}

/** Returns the questions and answers of a page. */
export function questionsNode(path: string, questions: readonly Faq[]): Identified<schema.FAQPageLeaf> {
  return {
    '@type': 'FAQPage',
    '@id': `${pageAddress(path)}#questions`,
    isPartOf: { '@id': `${pageAddress(path)}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('\n\n', ' ') },
    })),
  };
}

/** Returns a list of pages that a page links to. */
export function listNode(path: string, items: Listed[]): Identified<schema.ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': `${pageAddress(path)}#list`,
    numberOfItems: items.length,
    itemListElement: listItems(items, 'url'),
  };
}

/** Returns a fee in the clinic's currency. */
function feeNode({ from, to, per }: Fee): schema.OfferLeaf {
  const price = { minPrice: from, maxPrice: to, priceCurrency: currency };
  return {
    '@type': 'Offer',
    priceSpecification: per
      ? { '@type': 'UnitPriceSpecification', ...price, unitText: feeWords.per[per] }
      : { '@type': 'PriceSpecification', ...price },
  };
}

/** Returns a service for its own page. */
export function serviceNode(
  service: Pick<Service, 'id' | 'title' | 'fullDescription' | 'image' | 'fees'>,
  category: string,
): Identified<schema.ServiceLeaf> {
  const address = pageAddress(servicePath(service.id));
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    url: address,
    name: service.title,
    category,
    description: service.fullDescription,
    ...imageOf(service.image),
    provider: CLINIC,
    areaServed: areaText(facts.address),
    ...(service.fees && { offers: feeNode(service.fees) }),
  };
}

/** Returns a doctor of the clinic as a physician. */
export function physicianNode(
  doctor: { id: string; name: string; description: string; image?: PictureSet | undefined } & Partial<
    Pick<Doctor, 'days' | 'hours' | 'languages'>
  >,
  path: string,
  clinic: ClinicFacts = facts,
): Identified<schema.PhysicianLeaf> {
  const { days = [], hours, languages = [] } = doctor;
  const ownHours = Object.entries(hours ?? {}).filter(([, periods]) => periods.length > 0);
  const week = { ...clinic.hours, ...Object.fromEntries(ownHours) };
  const address = `${pageAddress(path)}#${doctor.id}`;
  return {
    '@type': 'Physician',
    '@id': address,
    url: address,
    ...namesOf(doctor),
    description: doctor.description,
    ...imageOf(doctor.image),
    medicalSpecialty: 'https://schema.org/Dentistry',
    parentOrganization: CLINIC,
    telephone: dialableNumber(clinic.phone),
    address: postalAddress(clinic),
    ...(days.length > 0 && { openingHoursSpecification: openingHours({ hours: week }, days) }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

/** Returns a doctor as a person, for the founder or the author of an article. */
function personNode({ id, name }: { id: string; name: string }): Identified<schema.PersonLeaf> {
  return { '@type': 'Person', '@id': personId(id), ...namesOf({ id, name }), worksFor: CLINIC };
}

/** Returns a doctor's name, and its original spelling if this page's language transliterates it. */
function namesOf({ id, name }: { id: string; name: string }): { name: string; alternateName?: string } {
  const original = facts.originals?.doctors[id];
  return { name, ...(original && { alternateName: original }) };
}

/** Returns an article for its own page. */
export function articleNode(article: PublishedArticle): Identified<schema.BlogPostingLeaf> {
  const address = pageAddress(articlePath(article.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: { '@id': `${address}#page` },
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    ...imageOf(article.image),
    datePublished: article.published,
    dateModified: article.changed,
    author: personNode({ id: article.author, name: article.authorName }),
    publisher: CLINIC,
    inLanguage: languageTag,
  };
}

/** Returns a picture in a gallery. */
export function imageNode(picture: PictureSet, title: string, description: string): schema.ImageObjectLeaf {
  return { '@type': 'ImageObject', contentUrl: pictureAddress(picture), name: title, description };
}

/** An article with the dates and names that metadata need. */
export type PublishedArticle = Omit<Article, 'category'> & {
  /** the name of the category */
  category: string;
  /** the start of its date, such as `2026-03-04T09:30:00Z` */
  published: string;
  /** when its file last changed, in the same format */
  changed: string;
};
