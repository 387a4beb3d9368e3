import type { Service } from '../../domain/clinic/service.ts';
import { doctorSummary } from './doctors.server.ts';

type Reviewed = Pick<Service, 'reviewed' | 'translation'>;

/** The last medical review of a page's text; `by` is the name of the reviewer. */
export type Review = NonNullable<Service['reviewed']> & {
  /** the English text was reviewed, but not this translation */
  inEnglish?: true;
};

/** @returns undefined if the text has not been reviewed */
export function reviewOf({ reviewed, translation }: Reviewed): Review | undefined {
  if (!reviewed) return undefined;
  return { ...reviewed, by: doctorSummary(reviewed.by).name, ...(translation && { inEnglish: true }) };
}
