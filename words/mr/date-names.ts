import type { DateNames } from '../../domain/forms/parse-typed-date.ts';
import { dateNames as english } from '../en/date-names.ts';

/** Words in typed dates. */
export const dateNames = {
  months: [
    ['जानेवारी', 'जानेवारि', ...english.months[0]],
    ['फेब्रुवारी', 'फेब्रुवारि', ...english.months[1]],
    ['मार्च', ...english.months[2]],
    ['एप्रिल', 'अेप्रिल', ...english.months[3]],
    ['मे', ...english.months[4]],
    ['जून', 'जुन', ...english.months[5]],
    ['जुलै', 'जुले', ...english.months[6]],
    ['ऑगस्ट', 'ऑगष्ट', ...english.months[7]],
    ['सप्टेंबर', 'सप्टेम्बर', ...english.months[8]],
    ['ऑक्टोबर', 'ऑक्टोंबर', ...english.months[9]],
    ['नोव्हेंबर', 'नोव्हेम्बर', ...english.months[10]],
    ['डिसेंबर', 'डिसेम्बर', ...english.months[11]],
  ],
  weekdays: [
    'सोमवार',
    'मंगळवार',
    'बुधवार',
    'गुरुवार',
    'शुक्रवार',
    'शनिवार',
    'रविवार',
    'सोमवारी',
    'मंगळवारी',
    'बुधवारी',
    'गुरुवारी',
    'शुक्रवारी',
    'शनिवारी',
    'रविवारी',
    ...english.weekdays,
  ],
  ignoredWords: ['रोजी', 'तारीख', 'ला', ...english.ignoredWords],
} satisfies DateNames;
