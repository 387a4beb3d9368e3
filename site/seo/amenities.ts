import type { LocationFeatureSpecificationLeaf } from 'schema-dts';
import { words } from '#words/seo.ts';
import type { Access } from '../../domain/clinic/access-and-visit.ts';

/** What there is for those who come, or is not: of what the clinic says alone. */
export function amenities({
  parking,
  entrance,
  wheelchair,
  companion,
}: Access): LocationFeatureSpecificationLeaf[] {
  const features = {
    parking: parking && parking.place !== 'none',
    lift: entrance?.lift,
    stepFree: entrance && entrance.steps === 0,
    wheelchair: wheelchair && wheelchair !== 'no',
    companion: companion && true,
  } satisfies Record<keyof typeof words.amenities, boolean | undefined>;
  return Object.entries(features).flatMap(([feature, value]) => {
    const name = words.amenities[feature as keyof typeof features];
    return value === undefined ? [] : [{ '@type': 'LocationFeatureSpecification', name, value }];
  });
}
