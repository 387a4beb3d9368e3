import { NUMBER } from '../number-pattern.ts';

const CARE = 'consultation|scan|check-up|checkup|cleaning|whitening|x-ray|x-rays|treatment|gift|visit';

/**
 * What `npm run preflight` looks for in texts: lists of regular expressions, as their sources. A blank stands
 * for any space, and each begins and ends with a word. Texts are compared without letters' marks (nukta,
 * hamza, short vowels).
 */
export const preflightPhrases = {
  /** whether words take endings: the beginning of a day or of a person's field is enough then */
  endings: false,
  /** what may be put to the beginning of a word */
  prefixes: '',
  /** in a question, or where it is denied */
  denied: ['\\?', "not|never|nobody|without|neither|cannot|don't|can't|isn't|aren't|doesn't|won't"],
  /** who is open when the clinic is not, and whom one is sent to */
  others: [
    'hospital|hospitals|ambulance|108|112|refer|refers|send|elsewhere|colleague|colleagues',
    'another clinic',
    'other training',
  ],
  /** the clinic as it speaks of itself */
  we: ['we|our|ours|us|here', 'this clinic'],
  /** what texts should not say, by rule */
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
  /** what can be painless by itself */
  ailments: [
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
  /** that the clinic is open */
  open: ['open|here'],
  /** that people come to it */
  come: ['come|visit|any|appointment|appointments|book|sittings', 'drop in', 'see you'],
  closed: ['closed|shut|except|off'],
  /** before the last day of something */
  until: ['until|till|ends|ending|valid|upto|offer', 'up to', 'last date', 'only on'],
  peoplesFields: {
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
};
