import type { Service } from '../../domain/clinic/service.ts';
import { doctorSummary } from './doctors.server.ts';

type Reviewed = Pick<Service, 'reviewed' | 'translation'>;

/** What a page says of the last check of its text, with the name of who checked it. */
export type Review = NonNullable<Service['reviewed']> & {
  /** the English text was checked, and nobody has read this translation of it */
  inEnglish?: true;
};

/** None where nobody has checked the text yet. */
export function reviewOf({ reviewed, translation }: Reviewed): Review | undefined {
  if (!reviewed) return undefined;
  return { ...reviewed, by: doctorSummary(reviewed.by).name, ...(translation && { inEnglish: true }) };
}
