import { NUMBER } from '../number-pattern.ts';

const CARE = 'consultation|scan|check-up|checkup|cleaning|whitening|x-ray|x-rays|treatment|gift|visit';

/**
 * Phrases that `npm run preflight` searches in texts, as sources of regular expressions. A space matches any
 * white space. Each expression begins and ends with a word. Texts are compared without diacritics (nukta,
 * hamza, short vowels).
 */
export const preflightPhrases = {
  /** whether words are inflected; then the beginning of a weekday or a specialty is enough */
  hasEndings: false,
  /** prefixes that can be written together with a word */
  prefixes: '',
  /** signs of a question or a negation */
  negations: ['\\?', "not|never|nobody|without|neither|cannot|don't|can't|isn't|aren't|doesn't|won't"],
  /** others that can be open when the clinic is closed, and to whom patients are referred */
  otherProviders: [
    'hospital|hospitals|ambulance|108|112|refer|refers|send|elsewhere|colleague|colleagues',
    'another clinic',
    'other training',
  ],
  /** the clinic itself */
  ownClinic: ['we|our|ours|us|here', 'this clinic'],
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
  everyDay: ['every day', 'daily', 'all week', 'seven days', '7 days'],
  /** the clinic is open */
  open: ['open|here'],
  /** patients come to the clinic */
  visiting: ['come|visit|any|appointment|appointments|book|sittings', 'drop in', 'see you'],
  closed: ['closed|shut|except|off'],
  /** before the last day of something */
  until: ['until|till|ends|ending|valid|upto|offer', 'up to', 'last date', 'only on'],
  specialties: {
    orthodontist: ['orthodontist|orthodontists'],
    endodontist: ['endodontist|endodontists', 'root canal (specialist|specialists)'],
    childrensDentist: [
      "children's (dentist|dentists)",
      'pedodontist|pedodontists|paedodontist|paedodontists',
      '(pediatric|paediatric) (dentist|dentists)',
    ],
    gumSpecialist: ['gum (specialist|specialists)', 'periodontist|periodontists'],
    prosthodontist: ['prosthodontist|prosthodontists'],
    oralSurgeon: ['(oral|maxillofacial) (surgeon|surgeons)', 'implantologist|implantologists'],
    hygienist: ['hygienist|hygienists'],
  },
  /** other words for days that promise each of them */
  anyDay: ['any day', 'each day', 'all days', 'every weekday'],
  /** patients are seen, or have a place */
  promising: [
    'kept|keep|included',
    '(we|dentist|dentists|doctor|doctors) (see|sees|treat|treats|look|looks|care|cares)',
    '(dentist|dentists|doctor|doctors) (is|are) in',
  ],
  children: ['child|children|kids'],
  /** between the numbers of a range */
  range: 'to',
  // In the patterns below, `N` is a number or a range, and groups do not capture.
  money: { sign: '(?:₹|Rs\\.?|INR)', says: ['(?:₹|Rs\\.?|INR)\\s?N', 'N\\s?(?:rupees|rupee)'] },
  /** figures of clinic.yaml: what a sentence about them contains, and how it states them */
  figures: {
    'visit.accompaniedUnder': {
      about: ['parent|parents|guardian|guardians|accompanied'],
      says: ['(?:under|below|younger than) N'],
    },
    'visit.firstMinutes': {
      about: ['first (visit|appointment)'],
      says: ['N[ -]?(?:minutes|minute|mins)'],
    },
    'visit.lateMinutes': {
      about: ['late'],
      says: ['N[ -]?(?:minutes|minute|mins)'],
    },
    'booking.changeHours': {
      about: ['change|changed|cancel|cancelled|cancellation'],
      says: ['N[ -]?hours? (?:before|ahead)'],
    },
    'promises.answerHours': {
      about: ['answer|answers|answered|confirm|confirms|reply|replies|call|calls'],
      says: ['within N[ -]?hours?'],
    },
  },
  /** durations and ages of treatments */
  measures: {
    minutes: ['N[ -]?(?:minutes|minute|mins)'],
    weeks: ['N[ -]?(?:weeks|week)'],
    months: ['N[ -]?(?:months|month)'],
    years: ['N[ -]?(?:years|year)'],
    age: ['(?:age|aged|ages|age of) N'],
  },
};
