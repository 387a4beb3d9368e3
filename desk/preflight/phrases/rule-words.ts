import type { DateNames } from '../../../domain/typed-date.ts';
import type { Weekday } from '../../../domain/week.ts';

/** What texts should not say, by rule. */
export const WORDING = ['superiority', 'falsePromise', 'inducement', 'patientCount'] as const;

export const TREATMENTS = [
  'braces',
  'aligners',
  'implants',
  'whitening',
  'veneers',
  'dentures',
  'rootCanal',
  'crowns',
  'wisdomTeeth',
  'smileDesign',
  'jawCorrection',
] as const;

export const PEOPLES_FIELDS = [
  'orthodontist',
  'endodontist',
  'childrensDentist',
  'gumSpecialist',
  'prosthodontist',
  'oralSurgeon',
  'hygienist',
] as const;

/**
 * What a language says it with. Every phrase is words in this order, of which `|` parts those that are as bad as one another;
 * `<n>` is a number of three digits or more, and `*` any ending. What is written without letters' marks (nukta, hamza, short
 * vowels) stands for both.
 */
export type RuleWords = Record<(typeof WORDING)[number], readonly string[]> & {
  /** in a question, or where it is denied */
  denied: readonly string[];
  /** what can be painless by itself */
  ailments: readonly string[];
  alwaysOpen: readonly string[];
  /** who is open when the clinic is not, and whom one is sent to */
  others: readonly string[];
  /** whether words take endings: of days, treatments and people's fields the beginning is enough then */
  endings: boolean;
  days: Record<Weekday, readonly string[]>;
  everyDay: readonly string[];
  /** that the clinic is open */
  open: readonly string[];
  /** that people come to it */
  come: readonly string[];
  closed: readonly string[];
  /** before the last day of something */
  until: readonly string[];
  dates: DateNames;
  /** the clinic as it speaks of itself */
  we: readonly string[];
  treatments: Record<(typeof TREATMENTS)[number], readonly string[]>;
  peoplesFields: Record<(typeof PEOPLES_FIELDS)[number], readonly string[]>;
};
