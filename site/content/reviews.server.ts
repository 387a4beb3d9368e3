import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { doctorSummary } from './doctors.server.ts';

type Reviewed = Pick<Service, 'reviewed' | 'translation'>;

/** The last medical review of a page's text. */
export type Review = {
  /** the doctor who read the text (`by` is the name); absent if no doctor has read it yet */
  reader?: {
    on: CivilDate;
    by: string;
    /** set if the doctor read the English text, but not this translation */
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
