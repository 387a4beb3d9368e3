import { groups, services as categories } from '#clinic/categories.server.ts';
import type { ServiceCategory } from '../../domain/clinic/categories.ts';
import type { PictureSet } from '../../domain/clinic/picture-set.ts';
import type { Service } from '../../domain/clinic/service.ts';

const RELATED_SERVICES = 3;

/** Returns the category of a service. */
export function categoryOf({ category }: Service): ServiceCategory {
  return categories.find(({ id }) => id === category)!;
}

/** Groups services by category, in the order of the categories. Categories without services are left out. */
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
 * Returns the picture that stands for a category: the picture of its card on the home page, or of its first
 * service that has one.
 *
 * @param services - the services of the category
 */
export function pictureOf(category: ServiceCategory, services: readonly Service[]): PictureSet | undefined {
  const group = groups.find((each) => each.category === category.id);
  return group?.image ?? services.find(({ image }) => image)?.image;
}

/** Whether people in pain look for a category: a card of the home page says so. */
export function isForPain({ id }: ServiceCategory): boolean {
  return groups.some(({ category, urgent }) => urgent && category === id);
}

/**
 * Returns up to three other services: first those that the service names, then those of the same category,
 * then the next ones in the list, so that every service is linked from another.
 *
 * @param service - the current service
 */
export function relatedServices(services: readonly Service[], service: Service): Service[] {
  const index = services.indexOf(service);
  const others = [...services.slice(index + 1), ...services.slice(0, index)];
  const named = others
    .filter(({ id }) => service.related.includes(id))
    .toSorted((a, b) => service.related.indexOf(a.id) - service.related.indexOf(b.id));
  const sameCategory = others.filter(({ category }) => category === service.category);
  return [...new Set([...named, ...sameCategory, ...others])].slice(0, RELATED_SERVICES);
}
