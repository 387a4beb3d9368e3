import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { View } from '../../domain/clinic/view.ts';
import { languagesOfWords } from '../../compile/languages.ts';
import { parseAnswerHours } from './answer-hours.ts';
import type { Choice } from './find-choice.ts';
import { insteadOf, treatments } from './general-treatments.ts';
import { hoursText, readHours } from './hours.ts';
import { emptyIfNone, idList, parseChoices } from './parse-choices.ts';

type QuestionDefinition = {
  ask: string;
  example: string;
  /** whether the answer may be empty */
  optional?: true;
  /** options, selected by number or id */
  choices?: () => Choice[];
  /**
   * Normalizes an answer; selected options become ids.
   *
   * @throws {ConfigurationError} for an invalid answer
   */
  read?: (answer: string) => string;
};

/** Facts about a clinic besides its treatments. */
const ALSO: Choice[] = [
  { id: 'children', title: 'you treat children', otherNames: ['kids'] },
  { id: 'emergency', title: 'you see people in pain the same day', otherNames: ['emergencies'] },
  {
    id: 'abroad',
    title: 'you see patients from abroad',
    otherNames: ['gulf', 'overseas', 'foreign', 'foreigners', 'international', 'other countries'],
  },
];

/** What can stand beside the heading of the home page. */
const VIEW_CHOICES = [
  { id: 'hills', title: 'a drawn window on hills' },
  { id: 'sea', title: 'a drawn window on the sea' },
  { id: 'photo', title: 'your own photograph in an arch' },
  { id: 'none', title: 'no picture' },
] satisfies { id: View; title: string }[];

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

const PARKING = ['premises', 'street', 'nearby', 'none'];

/** The languages that a clinic can have beside English. */
function languages(): Choice[] {
  return languagesOfWords().map((id) => ({ id, title: IN_ENGLISH.of(id)! }));
}

/** The ids of the languages of an answer, without English, which is always there. */
function languagesText(answer: string): string {
  const others = answer.split(/[,;\n]| and /i).filter((each) => !/^\s*(english|en)\s*$/i.test(each));
  return parseChoices(QUESTIONS.languages.ask, languages(), others.join(','));
}

const COUNTS = ['no', 'one', 'two', 'three'];

const removeSpaces = (answer: string) => answer.replaceAll(/\s/g, '');

/**
 * A phone number as printed in India, '02167-220114' or '98220 12345', with the country code added. An answer
 * that may contain several numbers, such as '2493 1234 / 35', is not changed, so that the clinic's schema
 * rejects it.
 */
function phoneNumber(answer: string): string {
  const given = emptyIfNone(answer);
  // A slash may also follow the area code: '022/2493 1234'.
  const isSeveral =
    /\//.test(given.replace(/^(\(?0\d{2,4}\)?) ?\/ ?/, '$1 ')) || /[-–] ?\d{1,2}$/.test(given);
  if (isSeveral) return given;
  const plain = given
    .replaceAll(/\(0\)/g, ' ')
    .replaceAll(/[\s()/.–-]+/g, ' ')
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+91 ?)?0 ?/, '+91 ');
  return removeSpaces(plain).length === 10 && !plain.startsWith('+') ? `+91 ${plain}` : plain;
}

/**
 * Adds a missing comma before each doctor's degrees: in 'Dr. Asha Rao BDS', degrees are in capitals.
 *
 * @throws {ConfigurationError} if one entry may be two doctors
 */
function doctorsText(answer: string): string {
  return emptyIfNone(answer).replaceAll(/[^;\n]+/g, (each) => {
    // A university in brackets may contain a title: 'BDS (Dr. NTRUHS)'.
    const plain = each.replaceAll(/\([^)]*\)/g, '');
    const [name = ''] = plain.split(',');
    if (
      (plain.match(TITLE)?.length ?? 0) > 1 ||
      /\bdrs\b|\bdoctors\b/i.test(plain) ||
      /&|\/|\band\b/i.test(name)
    )
      throw new ConfigurationError(
        `${QUESTIONS.doctors.ask}: "${each.trim()}" may be more than one doctor; it should be one, with a semicolon before the next, such as "Dr. Asha Rao, BDS; Dr. Ravi Rao, BDS".`,
      );
    return each.includes(',') ? each : each.replace(/ +(?=[A-Z]{3})/, ', ');
  });
}

/** The place to park of an answer in other words, such as 'behind the building'. */
function parkingPlace(answer: string): string {
  if (/^no\b/i.test(answer)) return 'none';
  const words: [RegExp, string][] = [
    [/\b(building|compound|premises|yard|basement|clinic)\b/i, 'premises'],
    [/\b(street|road|roadside)\b/i, 'street'],
    [/\b(nearby|near|close)\b/i, 'nearby'],
  ];
  return words.find(([pattern]) => pattern.test(answer))?.[1] ?? answer.toLowerCase();
}

/**
 * The way in of an answer, such as '3 steps, lift' or 'lift'.
 *
 * @throws {ConfigurationError} if it names neither
 */
function entranceText(answer: string): string {
  if (!answer) return '';
  const hasLift = /\b(lift|elevator)\b/i.test(answer) && !/\bno (lift|elevator)\b/i.test(answer);
  const [, count = ''] = /\b(\d+|none|no|one|two|three)\b(?! (?:lift|elevator))/i.exec(answer) ?? [];
  if (!count && hasLift) return 'lift';
  const steps = /\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase().replace('none', 'no'));
  if (steps < 0)
    throw new ConfigurationError(
      `${QUESTIONS.entrance.ask}: "${answer}" says no number of steps; it should be such as "3 steps, no lift".`,
    );
  return `${steps} ${steps === 1 ? 'step' : 'steps'}, ${hasLift ? 'lift' : 'no lift'}`;
}

/** A number without its unit: '20 minutes' is 20. */
function numberText(answer: string): string {
  return emptyIfNone(answer).replace(/ *(minutes?|mins?|hours?|hrs?|h)\.?$/i, '');
}

/**
 * How soon requests are answered, as '24 hours' or '6 opening hours'.
 *
 * @throws {ConfigurationError} if the answer says no number of hours or days
 */
function answerHoursText(answer: string): string {
  const given = emptyIfNone(answer);
  if (!given) return '';
  const parsed = parseAnswerHours(given);
  if (parsed) return `${parsed.hours}${parsed.openHoursOnly ? ' opening' : ''} hours`;
  throw new ConfigurationError(
    `${QUESTIONS.answer.ask}: "${answer}" can't be used; it should be such as "24 hours" or "6 opening hours".`,
  );
}

/** The title before a name; there may be two: 'Prof. Dr.'. */
const TITLE = /(?<!\p{L})(?:(?:prof|dr|doctor|डॉ|डा)(?!\p{L})\.?\s*)+/giu;

const OTHERS_LATER = 'What is not among them is added later, in the editor.';

const HOURS = 'Opening hours, days not named being closed';

/** The questions, in the order they are asked: name, place, hours, people, treatments, rules, look. */
export const QUESTIONS = {
  name: { ask: "The clinic's name", example: 'Sunrise Dental Care' },
  siteUrl: {
    ask: "The website's address",
    example: 'https://sunrisedental.example',
    read: (answer) => (answer && !answer.includes('://') ? `https://${answer}` : answer).replace(/\/$/, ''),
  },
  founded: { ask: 'The year it was founded', example: '2015', read: removeSpaces },
  street: { ask: 'Street and house', example: '12 Station Road' },
  locality: { ask: 'Part of the town; in a small town, its name', example: 'Kothrud' },
  city: { ask: 'Town or city', example: 'Pune' },
  region: { ask: 'State', example: 'Maharashtra' },
  postalCode: { ask: 'Postal code', example: '411038', read: removeSpaces },
  map: {
    optional: true,
    ask: 'Latitude and longitude from a map, or nothing: maps then look for the address',
    example: '18.5074, 73.8077',
    read: emptyIfNone,
  },
  parking: {
    optional: true,
    ask: `Where patients park (${PARKING.join(', ')}), or nothing if you do not want to say`,
    example: 'street',
    read: parkingPlace,
  },
  entrance: {
    optional: true,
    ask: 'How many steps there are on the way in, and whether there is a lift, or nothing',
    example: '3 steps, lift',
    read: entranceText,
  },
  phone: { ask: "Telephone, with the country's prefix", example: '+91 20 2543 1234', read: phoneNumber },
  whatsapp: {
    optional: true,
    ask: 'WhatsApp number, "same" if it is the telephone, or nothing',
    example: '+91 98220 12345',
    read: phoneNumber,
  },
  email: { ask: 'The e-mail address that requests arrive at', example: 'hello@sunrisedental.example' },
  hours: {
    ask: HOURS,
    example: 'Tue-Sat 10-1.30, 4.30-8.30, Sun 10-1',
    read: (answer) => hoursText(readHours(answer, HOURS)),
  },
  doctors: {
    optional: true,
    ask: 'The doctors, each with their degrees, and a semicolon between them, or nothing',
    example: 'Dr. Asha Rao, BDS; Dr. Ravi Rao, BDS, MDS (Endodontics)',
    read: doctorsText,
  },
  services: {
    ask: 'The treatments you offer, by number or name, or "all"; others are added later',
    example: '1, 3, root-canal',
    choices: treatments,
    read: (answer): string => {
      if (answer)
        return parseChoices(QUESTIONS.services.ask, treatments(), answer, { insteadOf, later: OTHERS_LATER });
      throw new ConfigurationError(
        `${QUESTIONS.services.ask}: nothing is named; it should be "none", "all", or a list of: ${idList(treatments())}.`,
      );
    },
  },
  badge: {
    optional: true,
    ask: 'One of them that you are known for, by its name, or nothing',
    example: 'root-canal',
    read: (answer): string => parseChoices(QUESTIONS.badge.ask, treatments(), answer, { insteadOf }),
  },
  also: {
    optional: true,
    ask: 'Which of these are true, by number or name, or nothing',
    example: 'children',
    choices: () => ALSO,
  },
  slotMinutes: {
    optional: true,
    ask: 'Minutes from one appointment time to the next, or nothing: 30',
    example: '20',
    read: numberText,
  },
  noticeHours: {
    optional: true,
    ask: 'Hours before a visit until which it can be asked for, or nothing: until it begins',
    example: '2',
    read: numberText,
  },
  answer: {
    optional: true,
    ask: 'How soon requests are answered, or nothing: within the longest time that you are closed',
    example: '6 opening hours',
    read: answerHoursText,
  },
  languages: {
    optional: true,
    ask: 'Languages of the site beside English, by number or name, or nothing',
    example: 'hi',
    choices: languages,
    read: languagesText,
  },
  colors: {
    optional: true,
    ask: 'Two colours of yours, one for buttons and links and one for small things beside them, or nothing',
    example: '#5d2e63, #4d7a3a',
    read: (answer) => {
      const given = emptyIfNone(answer).toLowerCase();
      if (/^(#[\da-f]{6}[\s,;]+#[\da-f]{6})?$/.test(given)) return given.replace(/[\s,;]+/, ', ');
      throw new ConfigurationError(
        `${QUESTIONS.colors.ask}: "${answer}" can't be used; it should be such as "${QUESTIONS.colors.example}".`,
      );
    },
  },
  view: {
    optional: true,
    ask: 'What stands beside the heading of the home page, by number or name, or nothing: hills',
    example: 'photo',
    choices: () => VIEW_CHOICES,
    // To other questions, these are the same as no answer.
    read: (answer): string =>
      /^(?:none|no)$/i.test(answer) ? 'none' : parseChoices(QUESTIONS.view.ask, VIEW_CHOICES, answer),
  },
} as const satisfies Record<string, QuestionDefinition>;

export type Question = keyof typeof QUESTIONS;
export type Answers = Record<Question, string>;

/** A question with its defaults. */
export function questionFor(
  question: Question,
): QuestionDefinition & Required<Pick<QuestionDefinition, 'read'>> {
  const { choices, ...each }: QuestionDefinition = QUESTIONS[question];
  const read = (answer: string) => (choices ? parseChoices(each.ask, choices(), answer) : answer);
  return { read, ...each, ...(choices && { choices }) };
}
