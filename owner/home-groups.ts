import type { ServiceGroup } from '../domain/clinic/categories.ts';

type Group = Partial<Pick<ServiceGroup, 'category' | 'services'>>;

/**
 * Finds services that the home page does not show because no group names them. Without groups it shows all.
 *
 * @param services - categories of all services, by id
 * @returns the ids, each with the position of the group that suits the service best: one for its category,
 *   otherwise one with services of its category, otherwise the first
 */
export function ungroupedServices(
  groups: readonly Group[],
  services: ReadonlyMap<string, string>,
): { id: string; groupAt: number }[] {
  if (groups.length === 0) return [];
  const grouped = new Set(groups.flatMap((group) => group.services ?? []));
  return [...services]
    .filter(([id]) => !grouped.has(id))
    .map(([id, category]) => {
      const ofCategory = groups.findIndex((group) => group.category === category);
      const withCategory = groups.findIndex((group) =>
        group.services?.some((each) => services.get(each) === category),
      );
      return { id, groupAt: [ofCategory, withCategory, 0].find((at) => at >= 0)! };
    });
}
