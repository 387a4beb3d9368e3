import type { DateNames } from '../../domain/forms/parse-typed-date.ts';

/** Words in typed dates. */
export const dateNames = {
  months: [
    ['january'],
    ['february'],
    ['march'],
    ['april'],
    ['may'],
    ['june'],
    ['july'],
    ['august'],
    ['september'],
    ['october'],
    ['november'],
    ['december'],
  ],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ignoredWords: ['st', 'nd', 'rd', 'th', 'of'],
} satisfies DateNames;
