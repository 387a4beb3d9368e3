import type { Weekday } from '../../domain/week.ts';
import type { Finding } from './findings.ts';

/** Words beside which one of a list stands for something else. */
type PhraseRule = { phrases: string[]; unless: string[] };

/** In a question, or where it is denied. */
const DENIED = [
  '?',
  'not',
  'never',
  'nobody',
  'without',
  'neither',
  'cannot',
  "don't",
  "can't",
  "isn't",
  "aren't",
];

/**
 * What texts should not say, by rule: every phrase is words in this order, of which `|` parts those that are as bad as one
 * another. A sentence with one of the words in `unless` is left alone.
 */
export const PHRASES = {
  superiority: {
    phrases: [
      'best|finest|leading|foremost|premier|top-rated dentist|dentists|clinic|doctor|doctors|surgeon|surgeons|orthodontist|team',
      'best|finest|leading|foremost|premier|top dental clinic|hospital|care|team',
      'most experienced|advanced|trusted|skilled dentist|dentists|dental|clinic|doctors|team',
      'world-class|unrivalled|unmatched',
      'world class',
      'second to none',
      'no.1|#1 dentist|dental|clinic|in',
      'no.|number 1|one dentist|dental|clinic|in',
      'better than other|any dentist|dentists|dental|clinic|clinics|doctor|doctors',
      '100%|guaranteed painless|success|results|result',
    ],
    unless: DENIED,
  },
  inducement: {
    phrases: [
      'free consultation|scan|check-up|checkup|cleaning|whitening|x-ray|treatment|gift|visit',
      'free dental|first|initial|oral|invisalign consultation|scan|check-up|checkup|cleaning|x-ray|treatment|visit',
      'discount|discounts|cashback|voucher|vouchers|coupon|coupons',
      'special|limited offer|offers',
      'lucky draw',
      'refer a friend',
      '% off',
      'per cent off',
    ],
    unless: DENIED,
  },
  alwaysButClosed: {
    phrases: ['24/7', '24x7', 'round the clock', '24 hours a day'],
    // Whom to call when the clinic can't help is open.
    unless: [...DENIED, 'hospital', 'hospitals', 'ambulance', '108', '112'],
  },
} satisfies { [Kind in Finding['kind']]?: PhraseRule };

/** That the clinic is open on a day on which it is closed. */
export function openOn(day: Weekday): PhraseRule {
  const phrases = [`open|here ${day}|${day}s`, `open|here on ${day}|${day}s`];
  const everyDay = ['every day', 'daily', 'all week', 'seven days', '7 days'];
  const anyDay = everyDay.map((each) => `open|here ${each}`);
  return { phrases: [...phrases, ...anyDay], unless: PHRASES.alwaysButClosed.unless };
}

/** Tells whether a sentence says what a rule is about. */
export function matcher({ phrases, unless }: PhraseRule): (sentence: string) => boolean {
  const [said, other] = [anyOf(phrases), anyOf(unless)];
  return (sentence) => {
    const plain = sentence.replaceAll('’', "'");
    return said.test(plain) && !other.test(plain);
  };
}

function anyOf(phrases: string[]): RegExp {
  const patterns = phrases.map((phrase) => {
    const words = phrase.replace(/[.?#+*]/g, '\\$&').split(' ');
    return (/^\w/.test(phrase) ? '(?<![\\w-])' : '') + words.map((word) => `(?:${word})`).join('\\s+');
  });
  return new RegExp(`(?:${patterns.join('|')})(?!\\w)`, 'i');
}
