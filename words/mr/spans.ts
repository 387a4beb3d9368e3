import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

/** Durations, inflected for the word that follows. */
export const spans = {
  /** '24 तासांत' */
  withinHours: (count: number) => plural(count, { one: `${count}\u00a0तासात`, other: `${count}\u00a0तासांत` }),
  /** '3 महिन्यांपर्यंत' */
  upToMonths: (count: number) =>
    plural(count, { one: `${count}\u00a0महिन्यापर्यंत`, other: `${count}\u00a0महिन्यांपर्यंत` }),
  /** '4 तासांपेक्षा' */
  thanHours: (count: number) =>
    plural(count, { one: `${count}\u00a0तासापेक्षा`, other: `${count}\u00a0तासांपेक्षा` }),
  /** '15 मिनिटांपेक्षा' */
  thanMinutes: (count: number) =>
    plural(count, { one: `${count}\u00a0मिनिटापेक्षा`, other: `${count}\u00a0मिनिटांपेक्षा` }),
};
