import type { Service } from '../../domain/content/service.ts';
import { namedDoctor } from './doctors.server.ts';

/** What a page says of the last check of its text, with the name of who checked it. */
export type Review = NonNullable<Service['reviewed']>;

/** None where nobody has checked the text yet. */
export function reviewOf({ reviewed }: Pick<Service, 'reviewed'>): Review | undefined {
  return reviewed && { ...reviewed, by: namedDoctor(reviewed.by).name };
}
