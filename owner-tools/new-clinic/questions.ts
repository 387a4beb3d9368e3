import { basename, join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { languagesOfWords } from '../../compile/languages.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { listClinicFiles, SAMPLE_ONLY_FILES } from '../clinic-files.ts';
import { hoursText, readHours } from './hours.ts';

/** An option: its id in an answer, and its title. */
export type Choice = { id: string; title: string };

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
  { id: 'children', title: 'you treat children' },
  { id: 'emergency', title: 'you see people in pain the same day' },
  { id: 'abroad', title: 'you see patients from abroad' },
];

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

const PARKING = ['premises', 'street', 'nearby', 'none'];

let sampleTreatments: Choice[] | undefined;

/** The treatments that the sample has texts for, in page order. Read once. */
export function treatments(): Choice[] {
  sampleTreatments ??= listClinicFiles(SAMPLE_FOLDER)
    .filter(({ file }) => file.startsWith('services/') && !SAMPLE_ONLY_FILES.test(file))
    .map(({ file }) => {
      const { data } = readSourceFile(join(SAMPLE_FOLDER, file));
      const { title, order } = data as { title: string; order: number };
      return { id: basename(file, '.md'), title, order };
    })
    .toSorted((one, other) => one.order - other.order);
  return sampleTreatments;
}

const COUNTS = ['no', 'one', 'two', 'three'];

const removeSpaces = (answer: string) => answer.replaceAll(/\s/g, '');
const emptyIfNone = (answer: string) => (/^(no|none|nothing|-)$/i.test(answer) ? '' : answer);

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

/** The title before a name; there may be two: 'Prof. Dr.'. */
const TITLE = /(?<!\p{L})(?:(?:prof|dr|doctor|डॉ|डा)(?!\p{L})\.?\s*)+/giu;

const HOURS = 'Opening hours, days not named being closed';

/** The questions, in the order they are asked. */
export const QUESTIONS = {
  name: { ask: "The clinic's name", example: 'Sunrise Dental Care' },
  siteUrl: {
    ask: "The website's address",
    example: 'https://sunrisedental.example',
    read: (answer) => (answer && !answer.includes('://') ? `https://${answer}` : answer).replace(/\/$/, ''),
  },
  founded: { ask: 'The year it was founded', example: '2015', read: removeSpaces },
  street: { ask: 'Street and house', example: '12 Station Road' },
  locality: { ask: 'Part of the town, or the town again', example: 'Kothrud' },
  city: { ask: 'City', example: 'Pune' },
  region: { ask: 'State', example: 'Maharashtra' },
  postalCode: { ask: 'Postal code', example: '411038', read: removeSpaces },
  phone: { ask: "Telephone, with the country's prefix", example: '+91 20 2543 1234', read: phoneNumber },
  whatsapp: {
    optional: true,
    ask: 'WhatsApp number, or nothing',
    example: '+91 98220 12345',
    read: phoneNumber,
  },
  email: { ask: 'The e-mail address that requests arrive at', example: 'hello@sunrisedental.example' },
  hours: {
    ask: HOURS,
    example: 'Tue-Sat 10-1.30, 4.30-8.30, Sun 10-1',
    read: (answer) => hoursText(readHours(answer, HOURS)),
  },
  map: {
    optional: true,
    ask: 'Latitude and longitude from a map, or nothing: maps then look for the address',
    example: '18.5074, 73.8077',
    read: emptyIfNone,
  },
  services: {
    ask: 'The treatments you offer, by number or name, or "all"; others are added later',
    example: '1, 3, root-canal',
    choices: treatments,
    read: (answer) => {
      if (answer) return parseChoices('services', treatments(), answer);
      throw new ConfigurationError(
        `${QUESTIONS.services.ask}: nothing is named; it should be "none", "all", or a list of: ${idList(treatments())}.`,
      );
    },
  },
  badge: {
    optional: true,
    ask: 'One of them that you are known for, by its name, or nothing',
    example: 'root-canal',
    read: emptyIfNone,
  },
  also: {
    optional: true,
    ask: 'Which of these are true, by number or name, or nothing',
    example: 'children',
    choices: () => ALSO,
  },
  doctors: {
    optional: true,
    ask: 'The doctors, each with their degrees, and a semicolon between them, or nothing',
    example: 'Dr. Asha Rao, BDS; Dr. Ravi Rao, BDS, MDS (Endodontics)',
    read: doctorsText,
  },
  parking: {
    optional: true,
    ask: `Where patients park (${PARKING.join(', ')}), or nothing if you do not want to say`,
    example: 'street',
    read: (answer) => (/^no$/i.test(answer) ? 'none' : answer.toLowerCase()),
  },
  entrance: {
    optional: true,
    ask: 'How many steps nobody is spared on the way in, and whether there is a lift, or nothing',
    example: '3 steps, lift',
    read: (answer) => {
      if (!answer) return '';
      const [, said = ''] = /\b(\d+|none|no|one|two|three)\b(?! lift)/i.exec(answer) ?? [];
      const steps = /\d/.test(said) ? Number(said) : COUNTS.indexOf(said.toLowerCase().replace('none', 'no'));
      if (steps < 0)
        throw new ConfigurationError(
          `${QUESTIONS.entrance.ask}: "${answer}" says no number of steps; it should be such as "3 steps, no lift".`,
        );
      const hasLift = /\blift\b/i.test(answer) && !/\bno lift\b/i.test(answer);
      return `${steps} ${steps === 1 ? 'step' : 'steps'}, ${hasLift ? 'lift' : 'no lift'}`;
    },
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
  languages: {
    optional: true,
    ask: 'Languages of the site beside English, by number or name, or nothing',
    example: 'hi',
    choices: () => languagesOfWords().map((id) => ({ id, title: IN_ENGLISH.of(id)! })),
  },
} as const satisfies Record<string, QuestionDefinition>;

export type Question = keyof typeof QUESTIONS;
export type Answers = Record<Question, string>;

/** A question with its defaults. */
export function questionFor(
  question: Question,
): QuestionDefinition & Required<Pick<QuestionDefinition, 'read'>> {
  const { choices, ...each }: QuestionDefinition = QUESTIONS[question];
  const read = (answer: string) => (choices ? parseChoices(question, choices(), answer) : answer);
  return { read, ...each, ...(choices && { choices }) };
}

/**
 * Converts selected options, given by number, id or title, to ids.
 *
 * @throws {ConfigurationError} for an unknown option
 */
export function parseChoices(question: string, choices: Choice[], answer: string): string {
  if (/^all$/i.test(answer)) return idList(choices);
  const words = emptyIfNone(answer)
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const idOf = (word: string) => {
    const named = word.toLowerCase();
    return choices.find(({ id, title }, at) =>
      [String(at + 1), id, id.replaceAll('-', ' '), title.toLowerCase()].includes(named),
    )?.id;
  };
  const unknown = words.filter((word) => !idOf(word)).map((word) => `"${word}"`);
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `${question}: there is no ${unknown.join(', ')}; it should be some of: ${idList(choices)}.`,
    );
  }
  return [...new Set(words.map(idOf))].join(', ');
}

const idList = (choices: Choice[]) => choices.map(({ id }) => id).join(', ');

/** Splits a normalized answer into ids. */
export function idsIn(answer: string): string[] {
  return answer.split(', ').filter(Boolean);
}
