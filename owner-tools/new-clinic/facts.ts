import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseDocument, stringify } from 'yaml';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { cleanText } from '../../domain/booking/clean-text.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { OwnColors } from '../../domain/clinic/colors.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { newClinic } from '../../words/en/new-clinic.ts';
import { mixed } from '../../compile/mix-colors.ts';
import { readTheme } from '../../compile/theme.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { NATIONAL_HOLIDAYS } from '../national-holidays.ts';
import { defaultAnswerHours, parseAnswerHours } from './answer-hours.ts';
import { removeSampleTexts } from './general-texts.ts';
import { readHours } from './hours.ts';
import { treatments } from './general-treatments.ts';
import { idsIn } from './parse-choices.ts';
import { questionFor, QUESTIONS, type Answers, type Question } from './questions.ts';

/** Optional fields of clinic.yaml that describe the sample only. */
const SAMPLE_ONLY_FIELDS =
  'founder specialHours access visit banner abroadMenu badge map reviews terms social languages reviewsAreSamples'.split(
    ' ',
  );

/** Questions whose answers fill a field with another name. */
const FIELDS: Record<string, Question> = {
  access: 'parking',
  service: 'badge',
};

/**
 * Normalizes the answers.
 *
 * @throws {ConfigurationError} for an invalid answer
 */
export function parseAnswers(answers: Partial<Answers>): Answers {
  const questions = Object.keys(QUESTIONS) as Question[];
  const read = (question: Question) => [
    question,
    questionFor(question).read(cleanText(answers[question] ?? '', 'many')),
  ];
  const all = Object.fromEntries(questions.map(read)) as Answers;
  return { ...all, whatsapp: /^(the )?same\b/i.test(all.whatsapp) ? all.phone : all.whatsapp };
}

/**
 * Writes the sample's clinic.yaml with the facts of another clinic.
 *
 * @param answers - normalized by `parseAnswers`
 * @throws {ConfigurationError} with every answer that the schema rejects
 */
export function clinicFile(answers: Answers): string {
  const document = parseDocument(readFileSync(join(SAMPLE_FOLDER, 'clinic.yaml'), 'utf8'));
  removeSampleTexts(document, () => false);
  for (const name of SAMPLE_ONLY_FIELDS) document.delete(name);
  for (const name of ['coordinatorHours', 'quoteHours', 'support']) document.deleteIn(['promises', name]);
  const { name, siteUrl, founded, phone, whatsapp, email, map, badge, parking, entrance, colors, view } =
    answers;
  const week = readHours(answers.hours, QUESTIONS.hours.ask);
  const [latitude, longitude] = map.split(',').map(Number);
  const others = idsIn(answers.languages);
  const facts: Record<string, unknown> = {
    name,
    siteUrl,
    founded: Number(founded),
    phone,
    email,
    whatsapp: whatsapp || undefined,
    closures: document.createNode(NATIONAL_HOLIDAYS),
    claims: document.createNode({}),
    map: map ? { latitude, longitude } : undefined,
    picturesAreIllustrations: false,
    foreignPhones: idsIn(answers.also).includes('abroad') || undefined,
    access: parking || entrance ? accessOf(answers) : undefined,
    languages: others.length > 0 ? document.createNode(['en', ...others], { flow: true }) : undefined,
    badge: badge ? { title: badgeTitle(badge, answers), text: 'at our clinic', service: badge } : undefined,
    colors: colors ? sixColors(colors) : undefined,
    view: view || 'hills',
  };
  for (const [field, value] of Object.entries(facts)) {
    if (value === undefined) document.delete(field);
    else document.set(field, value);
  }
  for (const field of ['street', 'locality', 'city', 'region', 'postalCode'] as const)
    document.setIn(['address', field], answers[field]);
  for (const field of ['slotMinutes', 'noticeHours'] as const)
    if (answers[field]) document.setIn(['booking', field], Number(answers[field]));
  document.setIn(['booking', 'closingTimeBookable'], false);
  for (const [day, periods] of Object.entries(week))
    document.setIn(['hours', day], document.createNode(periods, { flow: true }));
  const result = v.safeParse(ClinicSchema, document.toJS());
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => {
      const steps = path!.map(({ key }) => String(key));
      const named = steps.find((key) => key in QUESTIONS) ?? FIELDS[steps.find((key) => key in FIELDS)!]!;
      const question = named as Question;
      return `${QUESTIONS[question].ask}: "${answers[question]}" can't be used; it should be ${message}.`;
    });
    throw new ConfigurationError([...new Set(lines)].join('\n'));
  }
  const answered = parseAnswerHours(answers.answer);
  document.setIn(['promises', 'answerHours'], answered?.hours ?? defaultAnswerHours(week));
  if (answered?.openHoursOnly) document.setIn(['promises', 'openHoursOnly'], true);
  return document.toString(WIDTH);
}

function accessOf({ parking, entrance }: Answers): object {
  return {
    ...(parking && { parking: { place: parking } }),
    ...(entrance && {
      entrance: {
        ...(entrance !== 'lift' && { steps: Number.parseInt(entrance, 10) }),
        lift: !entrance.endsWith('no lift'),
      },
    }),
  };
}

/**
 * Derives six colours from the two of an answer.
 *
 * @throws {ConfigurationError} if one of the two is too pale to read
 */
function sixColors(answer: string): OwnColors {
  const [main = '', accent = ''] = answer.split(', ');
  const colors = {
    ground: mixed(accent, 0.03, '#fffdfb'),
    ink: mixed(main, 0.2, '#121212'),
    main,
    dark: mixed(main, 0.4, '#0a0a0a'),
    accent,
    soft: mixed(main, 0.14, '#ffffff'),
  };
  try {
    readTheme(join(SAMPLE_FOLDER, 'theme.css'), colors);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(
      `${QUESTIONS.colors.ask}: "${answer}" can't be used; it should be two colours that can be read on white, so darker ones.`,
    );
  }
  return colors;
}

function badgeTitle(badge: string, { services }: Answers): string {
  const service = treatments().find(({ id }) => id === badge && idsIn(services).includes(id));
  if (service) return service.title;
  throw new ConfigurationError(
    `${QUESTIONS.badge.ask}: "${badge}" is none of your treatments; it should be one of: ${services}.`,
  );
}

/**
 * Writes doctors.yaml with the doctors of an answer; undefined if it names none.
 *
 * @param answer - such as 'Dr. Asha Rao, BDS; Dr. Ravi Rao, BDS, MDS'
 * @throws {ConfigurationError} for a doctor without degrees or without a full name
 */
export function doctorsFile(answer: string): string | undefined {
  const doctors = answer
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, name = '', qualifications = ''] = /^([^,]+),\s*(.+)$/.exec(each) ?? [];
      const words = name
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z]+/g);
      const id = ['dr', ...(words ?? []).filter((word) => word !== 'dr')];
      if (!/^\S+ \S+/.test(name) || id.length < 2) {
        throw new ConfigurationError(
          `${QUESTIONS.doctors.ask}: "${each}" can't be used; it should be a title and a name, a comma, and degrees, such as "Dr. Asha Rao, BDS".`,
        );
      }
      return {
        id: id.join('-'),
        name,
        title: newClinic.dentist,
        qualifications,
        location: newClinic.location,
      };
    });
  if (doctors.length === 0) return undefined;
  const [head] = readFileSync(join(SAMPLE_FOLDER, 'doctors.yaml'), 'utf8').split('\n\n');
  return `${head!.replace(/ The sample's registration[^\n]*/, '')}\n\n${stringify({ doctors })}`;
}
