import { NUMBER } from '../number-pattern.ts';

const CARE = 'consultation|scan|check-up|checkup|cleaning|whitening|x-ray|x-rays|treatment|gift|visit';

/**
 * Phrases that `npm run preflight` searches in texts, as sources of regular expressions. A space matches any
 * white space. Each expression begins and ends with a word. Texts are compared without diacritics (nukta,
 * hamza, short vowels).
 */
export const preflightPhrases = {
  /** whether words are inflected; then the beginning of a weekday is enough */
  hasEndings: false,
  /** prefixes that can be written together with a word */
  prefixes: '',
  /** signs of a question or a negation */
  negations: ['\\?', "not|never|nobody|without|neither|cannot|don't|can't|isn't|aren't|doesn't|won't"],
  /** others that can be open when the clinic is closed, a helpline (1800) among them */
  otherProviders: [
    'hospital|hospitals|ambulance|108|112|1800|elsewhere|colleague|colleagues',
    'another clinic',
  ],
  /** claims that texts must not make, by rule */
  claims: {
    superiority: [
      '(best|finest|leading|foremost|premier|top-rated) (dentist|dentists|clinic|doctor|doctors|surgeon|surgeons|orthodontist|team)',
      '(best|finest|leading|foremost|premier|top) dental (clinic|hospital|care|team)',
      'most (experienced|advanced|trusted|skilled) (dentist|dentists|dental|clinic|doctors|team)',
      'world-class|unrivalled|unmatched|no\\.1|#1|number-one',
      'world class',
      'second to none',
      'no\\. (1|one)',
      'number one',
      'number 1 (in|for|dentist|dental|clinic)',
      'better than (other|any) (dentist|dentists|dental|clinic|clinics|doctor|doctors)',
    ],
    falsePromise: [
      'painless|painlessly|guaranteed',
      'pain-free (treatment|treatments|dentistry|dental|extraction|extractions|surgery|injections|implants|procedure|procedures|root|fillings)',
      '(is|are|completely|totally|absolutely|always|fully|entirely) pain-free',
      'without any pain',
      '(we|fully) (guarantee|guarantees)',
      '(100%|hundred) (painless|success|successful|safe|results|result)',
    ],
    inducement: [
      `free (${CARE})`,
      `free (dental|first|initial|oral|invisalign) (${CARE})`,
      'free of (charge|cost)',
      '(costs|cost) nothing',
      'at (no|zero) (cost|charge)',
      'discount|discounts|cashback|voucher|vouchers|coupon|coupons',
      '(special|limited) (offer|offers)',
      'lucky draw',
      'refer a friend',
      '% off',
      'per (cent|percent) off',
      'half (price|off)',
      'buy one',
    ],
    patientCount: [
      `${NUMBER} (happy|satisfied|smiling|delighted) (patients|people|families|smiles|customers|clients)`,
      `${NUMBER} (happy|healthy|new|beautiful|confident) smiles`,
      `${NUMBER} (smiles|patients) (treated|served|trust|created|transformed)`,
      '(thousands|hundreds|lakhs) of (happy|satisfied|smiling) (patients|people|families|smiles)',
    ],
  },
  /** conditions that can be painless, which is not a promise */
  conditions: [
    'cavity|decay|disease|infection|lump|patch|sore|ulcer|swelling|tumour|trouble|often',
    'can be',
    'may be',
  ],
  alwaysOpen: ['24/7|24x7', 'round the clock', '24 hours a day'],
  days: {
    monday: ['monday|mondays'],
    tuesday: ['tuesday|tuesdays'],
    wednesday: ['wednesday|wednesdays'],
    thursday: ['thursday|thursdays'],
    friday: ['friday|fridays'],
    saturday: ['saturday|saturdays'],
    sunday: ['sunday|sundays'],
  },
  /** before the last day of something */
  until: ['until|till|ends|ending|valid|upto|offer', 'up to', 'last date', 'only on'],
  /** which word of a currency's name is its unit */
  unitOfCurrency: 'last' as 'first' | 'last',
  /** amounts by the code of their currency, as far as `Intl` writes them in another way */
  amounts: { INR: ['Rs\\.?\\s?\\p{N}+'] },
};
