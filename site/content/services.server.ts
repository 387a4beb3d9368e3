import { services as categories } from '#clinic/categories.server.ts';
import type { ServiceCategory } from '../../domain/content/categories.ts';
import type { Service } from '../../domain/content/service.ts';
import type { IconName } from '../../domain/icon-names.ts';

const RELATED_SERVICES = 3;

/** What links to a service show of it. */
export type ServiceLink = Pick<Service, 'id' | 'title' | 'translation'>;

/** What cards show of a service. */
export type ServiceSummary = Pick<
  Service,
  'id' | 'title' | 'shortDescription' | 'image' | 'imageAlt' | 'translation'
> & {
  /** its category's, which stands where it has no picture */
  icon: IconName;
};

export function serviceLink({ id, title, translation }: Service): ServiceLink {
  return { id, title, ...(translation && { translation }) };
}

export function serviceSummary(service: Service): ServiceSummary {
  const { shortDescription, image, imageAlt, category } = service;
  const { icon } = categories.find(({ id }) => id === category)!;
  return { ...serviceLink(service), shortDescription, image, imageAlt, icon: icon as IconName };
}

/** The services as menus and lists link them: the categories in their order, without those that have no service. */
export function servicesByCategory(
  services: readonly Service[],
  categories: readonly ServiceCategory[],
): { category: ServiceCategory; services: ServiceLink[] }[] {
  return categories
    .map((category) => ({
      category,
      services: services.filter((service) => service.category === category.id).map(serviceLink),
    }))
    .filter((group) => group.services.length > 0);
}

/**
 * Up to three other services: those that the service itself names, those of the same category, then the ones that follow
 * in the list, so that every service is somebody's neighbour.
 *
 * @param service - the one that is being read
 */
export function relatedServices(services: readonly Service[], service: Service): Service[] {
  const at = services.indexOf(service);
  const others = [...services.slice(at + 1), ...services.slice(0, at)];
  const named = others
    .filter(({ id }) => service.related.includes(id))
    .toSorted((one, other) => service.related.indexOf(one.id) - service.related.indexOf(other.id));
  const same = others.filter(({ category }) => category === service.category);
  return [...new Set([...named, ...same, ...others])].slice(0, RELATED_SERVICES);
}
