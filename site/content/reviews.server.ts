import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { doctorSummary } from './doctors.server.ts';

type Reviewed = Pick<Service, 'reviewed' | 'translation'>;

/** The last medical review of a page's text. */
export type Review = {
  /** `by` is the reader's name; left out while no doctor has read the text */
  reader?: {
    on: CivilDate;
    by: string;
    /** the doctor read the English text, but not this translation */
    inEnglish?: true;
  };
  sources: NonNullable<Service['reviewed']>['sources'];
};

/** @returns undefined if there is nothing to show */
export function reviewOf({ reviewed, translation }: Reviewed): Review | undefined {
  if (!reviewed) return undefined;
  const { on, by, sources } = reviewed;
  if (!on || !by) return sources.length > 0 ? { sources } : undefined;
  return {
    reader: { on, by: doctorSummary(by).name, ...(translation && { inEnglish: true }) },
    sources,
  };
}
