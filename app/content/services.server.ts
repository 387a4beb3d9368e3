import * as v from 'valibot';
import { checkEach, checkFile } from './configuration-error.ts';
import { checkNoTwoAlike, readMarkdownFolder, type MarkdownFile } from './markdown-file.server.ts';
import { readOnce } from './read-once.server.ts';
import { exactly, faq, fields, listOf, picture, pictureText, text } from './schema-fields.ts';
import { SERVICE_CATEGORIES, type Service, type ServiceCategory } from './service.ts';

const RELATED_SERVICES = 3; // spec 9

const ORDER = 'its place among the services, a whole number from 1';

const ServiceSchema = fields(
  {
    title: text("the service's name"),
    category: v.picklist(SERVICE_CATEGORIES, `one of ${SERVICE_CATEGORIES.join(', ')}`),
    shortDescription: text('one sentence for cards and lists'),
    fullDescription: text('a paragraph that opens the page'),
    benefits: listOf(text('a benefit'), 'a list of benefits'),
    procedures: listOf(text('a step'), 'a list of steps, first to last'),
    faq: exactly(3, faq, 'questions'),
    image: picture,
    imageAlt: pictureText,
    order: v.pipe(v.number(ORDER), v.integer(ORDER), v.minValue(1, ORDER)),
    longDescription: listOf(text('a paragraph'), 'one paragraph or more below the second line of hyphens'),
  },
  'the fields of a service',
);

function toService({ path, name, frontmatter, body }: MarkdownFile): Service {
  const longDescription = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const service = checkFile(path, ServiceSchema, { ...frontmatter, longDescription });
  return { id: name, slug: name, ...service };
}

const readFolder = readOnce((folder) => {
  const services = checkEach(readMarkdownFolder(folder), toService);
  checkEach(['order', 'title'] as const, (field) =>
    checkNoTwoAlike(
      field,
      services.map((service) => ({ path: `${folder}/${service.id}.md`, value: service[field] })),
    ),
  );
  return services.toSorted((a, b) => a.order - b.order);
});

/**
 * Reads the services, in their order.
 *
 * @param folder - where their files are, relative to the directory the build runs in
 * @throws {ConfigurationError} naming every mistake in every file
 */
export function readServices(folder = 'clinic/services'): Service[] {
  return readFolder(folder);
}

/** Groups services for menus and lists (spec 3): categories in their order, without those that have no service. */
export function servicesByCategory(
  services: Service[],
): { category: ServiceCategory; services: Service[] }[] {
  return SERVICE_CATEGORIES.map((category) => ({
    category,
    services: services.filter((service) => service.category === category),
  })).filter((group) => group.services.length > 0);
}

/**
 * Up to three other services (spec 9): those of the same category first, then the ones that follow in the list, so that
 * every service is somebody's neighbour.
 *
 * @param id - the service that is being read
 */
export function relatedServices(services: Service[], id: string): Service[] {
  const at = services.findIndex((service) => service.id === id);
  if (at < 0) return [];
  const others = [...services.slice(at + 1), ...services.slice(0, at)];
  const isSame = (other: Service) => other.category === services[at]!.category;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, RELATED_SERVICES);
}
