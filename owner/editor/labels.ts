// Labels for files and fields whose names are unclear, and names for list entries.

type Labels = Record<string, string | [label: string, entry: string]>;

const FILES: Labels = {
  faqs: 'Questions and answers',
  urgent: 'Help in an emergency',
  'tell-us-first': 'What patients should tell first',
  gallery: 'Pictures',
  testimonials: "Patients' words",
  timeline: "The clinic's years",
  transformations: 'Before and after',
  'pages/article': 'Page of an article',
  'pages/blog': 'List of articles',
  'pages/book': 'Booking',
  'pages/home': 'Home page',
  'pages/service': 'Page of a service',
  'pages/services': 'List of services',
  'pages/sitemap': 'List of pages',
  'pages/thank-you': 'After a booking',
};

const FIELDS: Labels = {
  // General.
  id: 'Short name',
  siteUrl: 'Web address',
  imageAlt: 'What the picture shows',
  eyebrow: 'Line above the heading',
  intro: 'Beginning',
  faq: ['Questions and answers', 'Question'],
  closing: 'End of the page',
  nextStep: 'What to do next',
  action: 'Words of the button',
  order: 'Place in the list',
  formerly: ['Earlier addresses', 'Earlier address'],

  // The clinic.
  founded: 'Founded in',
  locality: 'Part of the town',
  region: 'State',
  access: 'The way in',
  station: 'Nearest station',
  companion: 'Somebody with the patient',
  phone: 'Telephone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  currency: 'Currency of all fees',
  specialHours: ['Hours of single dates', 'Date'],
  slotMinutes: 'Minutes from one time to the next',
  visitMinutes: 'Minutes of a visit',
  windowMonths: 'Months ahead',
  noticeHours: 'Hours ahead at least',
  closingTimeBookable: 'Also at the closing time',
  changeHours: 'Hours before which visits can be changed',
  chairs: 'Visits at the same time',
  earlier: 'Offer times that become free',
  nudge: 'Tell us of requests without an answer',
  dayList: 'Send us a list before each open day',
  photos: 'Pictures with a request',
  bring: ['What to bring', 'Thing to bring'],
  firstMinutes: 'Minutes of a first visit',
  lateMinutes: 'Minutes one may be late',
  accompaniedUnder: 'With an adult under the age of',
  answerHours: 'Hours until an answer',
  openHoursOnly: 'Of these, count only hours while open',
  coordinatorHours: 'Hours until patients from abroad have an answer',
  quoteHours: 'Hours until a quote',
  keptFor: 'Messages are kept for',
  answeredWithin: 'Questions on data are answered within',
  claims: ['Figures that you can prove', 'Figure'],
  suffix: 'Sign behind it',
  blurb: 'Words at the foot of every page',
  abroadMenu: 'Patients from abroad, in the menu',
  sketch: 'What the sketched map shows',
  view: 'Look of the home page',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  reviews: 'Reviews elsewhere',
  terms: 'Terms of service',
  forms: 'What carries the forms',
  editor: 'Editor on the web',
  sameOrigin: "At the site's own address",
  accounts: 'Sign in with an account',

  // People and treatments.
  homeDoctors: ['Doctors on the home page', 'Doctor'],
  treats: 'Treatments',
  achievements: ['Reasons to choose', 'Reason'],
  about: ['About', 'Paragraph'],
  bio: 'In a few words',
  landing: 'Last part of its address',
  glance: ['At a glance', 'Line'],
  hurts: 'Does it hurt?',
  takes: 'How long it takes',
  afterwards: 'How it is afterwards',
  afterwardsByDay: ['Afterwards, day by day', 'Days'],
  normal: 'What is normal',
  notNormal: 'What is not normal',
  toDo: 'What to do',
  costs: 'What it costs',
  others: ['Other fees', 'Fee'],
  helpNow: 'What cannot wait',
  ownSign: 'A sign of its own',
  hospitalSigns: ['Signs to go to hospital', 'Sign'],
  procedures: ['Steps of the treatment', 'Step'],
  procedure: 'Pictures of a treatment',
  related: 'Related services',
  case: 'Before and after',
  jumps: ['Headings to jump to', 'Heading'],
  serviceList: ['Questions on the list of services', 'Question'],
  everyService: ['Questions on every service', 'Question'],
  international: ['From abroad', 'Entry'],
  beforeAfter: ['Before and after', 'Pair'],
  alignerKinds: ['Kinds of aligners', 'Kind'],
  per: 'For each',
  estimate: ['How the estimate is made', 'Step'],

  // What patients should tell first.
  tellUsFirst: 'What patients should tell first',
  medicines: 'On every medicine',
  conditions: ['Conditions', 'Condition'],
  tell: 'What to tell',
  neverStop: 'What never to stop',

  // Help in an emergency.
  urgent: 'Help in an emergency',
  or: 'Another form of the sign before',
  brief: 'In one sentence',
  onTheWay: 'On the way to the hospital',
  openAtNight: ['Open at night', 'Hospital'],
  urgency: 'How soon',
  whereToGo: ['Where to go', 'Place'],
  takeAlong: ['What to take along', 'Thing'],
  untilOpen: ['Until the clinic opens', 'Case'],
  lamp: 'Light beside the name',
  way: 'How to get there',
  keeps: 'Only where this is kept',
};

/** The editor's label for a file, such as 'pages/home'. */
export function fileLabelOf(place: string): string {
  return labelIn(FILES, place);
}

/** The form's label for a field; without an entry in FIELDS, 'postalCode' becomes 'Postal code'. */
export function labelOf(name: string): string {
  return labelIn(FIELDS, name);
}

/** The label of the button that adds a list entry: 'Specialty' for 'specialties'. */
export function entryOf(name: string): string {
  const label = FIELDS[name];
  return Array.isArray(label)
    ? label[1]
    : labelOf(name)
        .replace(/ies$/, 'y')
        .replace(/([^s])s$/, '$1');
}

function labelIn(labels: Labels, name: string): string {
  const label = labels[name];
  if (label !== undefined) return typeof label === 'string' ? label : label[0];
  const words = name
    .replace('pages/', '')
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}
