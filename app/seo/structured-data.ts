import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  DentistLeaf,
  FAQPageLeaf,
  Graph,
  ImageGalleryLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  OpeningHoursSpecificationLeaf,
  PersonLeaf,
  PhysicianLeaf,
  PostalAddressLeaf,
  ServiceLeaf,
  Thing,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { clinic as configuredClinic } from '../../clinic/clinic.ts';
import { dates } from '#words/dates.ts';
import { civilDate, weekdayOf, type CivilDate } from '../../domain/civil-date.ts';
import { WEEKDAYS } from '../../domain/week.ts';
import type { Article } from '../content/article.ts';
import { directionsHref } from '../content/clinic-facts.ts';
import type { Clinic } from '../content/clinic-schema.ts';
import type { Faq } from '../content/faq.ts';
import type { Service } from '../content/service.ts';
import { startOfDay } from './start-of-day.ts';

// What the pages say, once more in schema.org's words for search engines. There are no ratings and no reviews: those a
// clinic publishes of itself are against the search engines' rules.

const { siteUrl } = configuredClinic;
const LANGUAGE = 'en-IN';

/** `@id`s are the same on every page, so that what one page says of a thing adds to what another says of it. */
const CLINIC = { '@id': `${siteUrl}/#clinic` };
const WEBSITE = { '@id': `${siteUrl}/#website` };

const personId = (doctorId: string) => `${siteUrl}/#person-${doctorId}`;

/** A node that has an id. */
type Identified<Node> = Node & { '@id': string };

/** A page's whole address; `path` begins with a slash. */
export function wholeAddress(path: string): string {
  return siteUrl + path;
}

/** All that a page says, as one graph. */
export function graphOf(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * The days of two years on which the clinic is closed though it is open on that weekday. Two, so that a page delivered
 * in December is right in January too.
 *
 * @param firstYear - the first of them, in the clinic's time zone
 */
export function closedDays(schedule: Pick<Clinic, 'hours' | 'closures'>, firstYear: number): CivilDate[] {
  const days = [firstYear, firstYear + 1].flatMap((year) =>
    schedule.closures.map(({ date }) => {
      const [month = 0, day = 0] = date.slice(-5).split('-').map(Number);
      const ofThisYear = date.length === 5 || date.startsWith(String(year));
      // 29 February is no day of most years.
      return ofThisYear ? civilDate(year, month, day) : null;
    }),
  );
  const closed = days.filter((day) => day !== null && schedule.hours[weekdayOf(day)] !== null);
  return [...new Set(closed as CivilDate[])].toSorted();
}

/** Search engines take a day that opens and closes at midnight for a closed one. */
const CLOSED_ALL_DAY = { opens: '00:00', closes: '00:00' };

function weeklyHours({ hours }: Pick<Clinic, 'hours'>): OpeningHoursSpecificationLeaf[] {
  return WEEKDAYS.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dates.weekdays[day]}` as 'https://schema.org/Monday',
    ...(hours[day] ?? CLOSED_ALL_DAY),
  }));
}

function postalAddress({ address }: Pick<Clinic, 'address'>): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/**
 * The clinic itself.
 *
 * @param picture - the whole address of a picture of it, if there is one
 * @param year - the current one at the clinic, for its closures
 */
export function clinicNode(
  picture: string | undefined,
  year: number,
  clinic: Clinic = configuredClinic,
): Identified<DentistLeaf> {
  const social = Object.values(clinic.social).filter((address) => address !== null);
  return {
    '@type': 'Dentist',
    ...CLINIC,
    name: clinic.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(picture && { image: picture }),
    telephone: `+91${clinic.phone}`,
    email: clinic.email,
    address: postalAddress(clinic),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: clinic.map.latitude,
      longitude: clinic.map.longitude,
    },
    hasMap: directionsHref,
    openingHoursSpecification: weeklyHours(clinic),
    specialOpeningHoursSpecification: closedDays(clinic, year).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      ...CLOSED_ALL_DAY,
    })),
    foundingDate: String(clinic.founded),
    founder: personNode(clinic.leadDoctor),
    medicalSpecialty: 'https://schema.org/Dentistry',
    ...(social.length > 0 && { sameAs: social }),
  };
}

export function websiteNode(): Identified<WebSiteLeaf> {
  return {
    '@type': 'WebSite',
    ...WEBSITE,
    name: configuredClinic.name,
    url: `${siteUrl}/`,
    inLanguage: LANGUAGE,
    publisher: CLINIC,
  };
}

export type PageFacts = { path: string; title: string; description: string };

/** What kind of page it is, in schema.org's words. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery';

/** The page that all else in its graph stands on. */
export function pageNode(
  { path, title, description }: PageFacts,
  type: PageType,
  more: {
    changed?: string | undefined;
    picture?: string | undefined;
    /** the pictures it is there to show */
    images?: ImageObjectLeaf[];
    hasBreadcrumb?: boolean;
  } = {},
): Identified<WebPageLeaf | ImageGalleryLeaf> {
  return {
    '@type': type as 'WebPage',
    '@id': `${wholeAddress(path)}#page`,
    url: wholeAddress(path),
    name: title,
    description,
    inLanguage: LANGUAGE,
    isPartOf: WEBSITE,
    about: CLINIC,
    ...(more.picture && { primaryImageOfPage: { '@type': 'ImageObject', url: more.picture } }),
    ...(more.changed && { dateModified: more.changed }),
    ...(more.images?.length && { image: more.images }),
    ...(more.hasBreadcrumb && { breadcrumb: { '@id': `${wholeAddress(path)}#breadcrumb` } }),
  };
}

/** The pages above a page and the page itself, first to last, as its breadcrumb shows them. */
export function breadcrumbNode(
  path: string,
  crumbs: { name: string; path: string }[],
): Identified<BreadcrumbListLeaf> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${wholeAddress(path)}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: wholeAddress(crumb.path),
    })),
  };
}

/** Questions that a page shows with their answers. */
export function questionsNode(path: string, questions: Faq[]): Identified<FAQPageLeaf> {
  return {
    '@type': 'FAQPage',
    '@id': `${wholeAddress(path)}#questions`,
    isPartOf: { '@id': `${wholeAddress(path)}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A list of pages that a page leads to. */
export function listNode(path: string, items: { name: string; path: string }[]): Identified<ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': `${wholeAddress(path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: wholeAddress(item.path),
    })),
  };
}

/** A service of the clinic, on its own page. */
export function serviceNode(
  service: Pick<Service, 'id' | 'title' | 'category' | 'fullDescription'>,
  picture: string,
): Identified<ServiceLeaf> {
  const address = wholeAddress(`/services/${service.id}`);
  const { locality, city } = configuredClinic.address;
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    url: address,
    name: service.title,
    category: service.category,
    description: service.fullDescription,
    image: picture,
    provider: CLINIC,
    areaServed: `${locality}, ${city}`,
  };
}

/** A doctor as somebody who treats patients, at the clinic. */
export function physicianNode(
  doctor: { id: string; name: string; title: string; qualifications: string; about: string },
  path: string,
  picture: string,
): Identified<PhysicianLeaf> {
  const address = `${wholeAddress(path)}#${doctor.id}`;
  return {
    '@type': 'Physician',
    '@id': address,
    url: address,
    name: doctor.name,
    description: `${doctor.title}, ${doctor.qualifications}. ${doctor.about}`,
    image: picture,
    medicalSpecialty: 'https://schema.org/Dentistry',
    parentOrganization: CLINIC,
    telephone: `+91${configuredClinic.phone}`,
    address: postalAddress(configuredClinic),
  };
}

/** A doctor as a person: the founder, or the author of an article. */
function personNode({ id, name }: { id: string; name: string }): Identified<PersonLeaf> {
  return { '@type': 'Person', '@id': personId(id), name, worksFor: CLINIC };
}

/**
 * An article, on its own page.
 *
 * @param changed - when its text last changed, as `2026-03-04T09:30:00Z`; as written, when not known
 */
export function articleNode(
  article: Article,
  picture: string,
  changed = startOfDay(article.published),
): Identified<BlogPostingLeaf> {
  const address = wholeAddress(`/blog/${article.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: { '@id': `${address}#page` },
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: picture,
    datePublished: startOfDay(article.published),
    dateModified: changed,
    author: personNode({ id: article.authorId, name: article.author }),
    publisher: CLINIC,
    inLanguage: LANGUAGE,
  };
}

/** A picture of a gallery. */
export function imageNode(address: string, title: string, description: string): ImageObjectLeaf {
  return { '@type': 'ImageObject', contentUrl: address, name: title, description };
}
