import { services as categories } from '#clinic/categories.server.ts';
import type { ServiceCategory } from '../../domain/clinic/categories.ts';
import type { Service } from '../../domain/clinic/service.ts';

const RELATED_SERVICES = 3;

/** A service's category: its icon stands where the service has no picture. */
export function categoryOf({ category }: Service): ServiceCategory {
  return categories.find(({ id }) => id === category)!;
}

/** The services as menus and lists link them: the categories in their order, without those that have no service. */
export function servicesByCategory(
  services: readonly Service[],
  categories: readonly ServiceCategory[],
): { category: ServiceCategory; services: Service[] }[] {
  return categories
    .map((category) => ({
      category,
      services: services.filter((service) => service.category === category.id),
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
