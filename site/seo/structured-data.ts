import type * as schema from 'schema-dts';
import { facts } from '#clinic/facts.ts';
import { language } from '#words/language.ts';
import { fees as feeWords } from '#words/fees.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { joinList } from '../../domain/clinic/list-separator.ts';
import {
  addressLines,
  addressText,
  areaText,
  dialableNumber,
  directionsHref,
} from '../../domain/web/contact-links.ts';
import type { Doctor } from '../../domain/clinic/doctors.ts';
import type { Fee, Fees } from '../../domain/clinic/fees.ts';
import type { Faq } from '../../domain/clinic/faqs.ts';
import type { PictureSet } from '../../domain/clinic/field-schemas.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { articlePath, pathOf, servicePath, type PageType } from '../../domain/web/screens.ts';
import { hasPage, localizedPath } from '../site-language.ts';
import { amenities } from './amenities.ts';
import { CLOSED_ALL_DAY, closedSpans, openingHours } from './opening-times.ts';
import type { Article } from '../../domain/clinic/article.ts';

// What the pages say, once more in schema.org's words for search engines. There are no ratings and no reviews: those a
// clinic publishes of itself are against the search engines' rules.

const { siteUrl } = facts;

/** `@id`s are the same on every page, so that what one page says of a thing adds to what another says of it. */
const CLINIC = { '@id': `${siteUrl}/#clinic` };
const WEBSITE = { '@id': `${siteUrl}/#website` };

const personId = (doctorId: string) => `${siteUrl}/#person-${doctorId}`;

/** A node that has an id. */
type Identified<Node> = Node & { '@id': string };

/** A page's whole address, by its path: the English one's where this language has none. */
export function pageAddress(path: string): string {
  return siteUrl + (hasPage(path) ? localizedPath(path) : path);
}

/** All that a page says, as one graph. */
export function graphOf(nodes: schema.Thing[]): schema.Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The whole address of a picture as a property of a node; none without a picture. */
function imageOf(picture: PictureSet | undefined): { image?: string } {
  return picture ? { image: pictureAddress(picture) } : {};
}

/** A photograph's in its largest width; search engines take drawings as they are. */
function pictureAddress(picture: PictureSet): string {
  return siteUrl + ('src' in picture ? picture.src : `${picture.stem}-${picture.widths.at(-1)}.webp`);
}

const RUPEES = 'INR';

function postalAddress({ address, originals }: ClinicFacts): schema.PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    ...(originals?.address && { alternateName: addressText(originals.address) }),
    // Without the lines of city and state, which have fields of their own.
    streetAddress: joinList(addressLines(address).slice(0, -2)),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/** What the clinic says of its fees. */
type ClinicFees = Partial<Pick<Fees, 'consultation' | 'payment'>> & {
  /** the least and the most of all */
  range?: Pick<Fee, 'from' | 'to'> | undefined;
};

/**
 * The clinic itself.
 *
 * @param picture - one of its rooms, if there is one
 * @param year - the current one at the clinic, for its closures
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
    specialOpeningHoursSpecification: closedSpans(clinic.closures, year).map(({ from, through }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: through,
      ...CLOSED_ALL_DAY,
    })),
    ...(range && { priceRange: feeWords.range(range), currenciesAccepted: RUPEES }),
    ...(payment.length > 0 && {
      paymentAccepted: joinList(payment.map((way) => feeWords.ways[way])),
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

/** The clinic where another page tells all of it: what a search engine wants of each mention. */
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
    inLanguage: language.tag,
    publisher: CLINIC,
  };
}

export type PageFacts = { path: string; title: string; description: string };

/** The page that all else in its graph stands on. */
export function pageNode(
  { path, title, description }: PageFacts,
  type: PageType,
  more: {
    changed?: string | undefined;
    /** the pictures it is there to show */
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
    inLanguage: language.tag,
    isPartOf: WEBSITE,
    about: CLINIC,
    ...(more.changed && { dateModified: more.changed }),
    ...(more.images?.length && { image: more.images }),
    ...(more.hasBreadcrumb && { breadcrumb: { '@id': `${pageAddress(path)}#breadcrumb` } }),
  };
}

/** The pages above a page and the page itself, first to last, as its breadcrumb shows them. */
export function breadcrumbNode(path: string, crumbs: Listed[]): Identified<schema.BreadcrumbListLeaf> {
  const itemListElement = listItems(crumbs, 'item');
  return { '@type': 'BreadcrumbList', '@id': `${pageAddress(path)}#breadcrumb`, itemListElement };
}

type Listed = { name: string; path: string };

function listItems(pages: Listed[], addressIn: 'item' | 'url'): schema.ListItemLeaf[] {
  return pages.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    [addressIn]: pageAddress(path),
  }));
}

/** Questions that a page shows with their answers. */
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

/** A list of pages that a page leads to. */
export function listNode(path: string, items: Listed[]): Identified<schema.ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': `${pageAddress(path)}#list`,
    numberOfItems: items.length,
    itemListElement: listItems(items, 'url'),
  };
}

/** What something costs. */
function feeNode({ from, to, per }: Fee): schema.OfferLeaf {
  const price = { minPrice: from, maxPrice: to, priceCurrency: RUPEES };
  return {
    '@type': 'Offer',
    priceSpecification: per
      ? { '@type': 'UnitPriceSpecification', ...price, unitText: feeWords.per[per] }
      : { '@type': 'PriceSpecification', ...price },
  };
}

/** A service of the clinic, on its own page. */
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

/** A doctor as somebody who treats patients, at the clinic. */
export function physicianNode(
  doctor: { id: string; name: string; description: string; image?: PictureSet | undefined } & Partial<
    Pick<Doctor, 'days' | 'languages'>
  >,
  path: string,
  clinic: ClinicFacts = facts,
): Identified<schema.PhysicianLeaf> {
  const { days = [], languages = [] } = doctor;
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
    ...(days.length > 0 && { openingHoursSpecification: openingHours(clinic, days) }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

/** A doctor as a person: the founder, or the author of an article. */
function personNode({ id, name }: { id: string; name: string }): Identified<schema.PersonLeaf> {
  return { '@type': 'Person', '@id': personId(id), ...namesOf({ id, name }), worksFor: CLINIC };
}

/** A doctor's name, and as the clinic itself writes it where the page's language has another script. */
function namesOf({ id, name }: { id: string; name: string }): { name: string; alternateName?: string } {
  const original = facts.originals?.doctors[id];
  return { name, ...(original && { alternateName: original }) };
}

/** An article, on its own page. */
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
    inLanguage: language.tag,
  };
}

/** A picture of a gallery. */
export function imageNode(picture: PictureSet, title: string, description: string): schema.ImageObjectLeaf {
  return { '@type': 'ImageObject', contentUrl: pictureAddress(picture), name: title, description };
}

/** An article as search engines, feed readers and social networks are told of it. */
export type PublishedArticle = Omit<Article, 'category'> & {
  /** the name of its category */
  category: string;
  /** when it was written, as `2026-03-04T09:30:00Z` */
  published: string;
  /** when its text last changed, likewise */
  changed: string;
};
