import type { DateNames } from '../../domain/forms/parse-typed-date.ts';
import { dateNames as english } from '../en/date-names.ts';

/** The dotted letter can be typed as one character (U+095E), as two, or without its dot. */
export const dateNames = {
  months: [
    ['जनवरी', ...english.months[0]],
    ['फ\u093Cरवरी', 'फरवरी', '\u095Eरवरी', ...english.months[1]],
    ['मार्च', ...english.months[2]],
    ['अप्रैल', 'अप्रेल', 'एप्रिल', ...english.months[3]],
    ['मई', ...english.months[4]],
    ['जून', ...english.months[5]],
    ['जुलाई', ...english.months[6]],
    ['अगस्त', ...english.months[7]],
    ['सितंबर', 'सितम्बर', ...english.months[8]],
    ['अक्टूबर', 'अक्तूबर', 'ऑक्टोबर', ...english.months[9]],
    ['नवंबर', 'नवम्बर', ...english.months[10]],
    ['दिसंबर', 'दिसम्बर', ...english.months[11]],
  ],
  weekdays: [
    'सोमवार',
    'मंगलवार',
    'बुधवार',
    'गुरुवार',
    'गुरूवार',
    'बृहस्पतिवार',
    'वीरवार',
    'शुक्रवार',
    'शनिवार',
    'रविवार',
    'इतवार',
    ...english.weekdays,
  ],
  ignoredWords: ['को', 'की', 'का', 'तारीख', 'दिन', ...english.ignoredWords],
} satisfies DateNames;
