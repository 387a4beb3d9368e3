import { join } from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { cleanText } from '../../domain/booking/clean-text.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { OwnColors } from '../../domain/clinic/colors.ts';
import { mixed } from '../../compile/mix-colors.ts';
import { readTheme } from '../../compile/theme.ts';
import { GENERAL_FOLDER } from '../clinic-files.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { defaultAnswerHours, parseAnswerHours } from './answer-hours.ts';
import { treatmentsOf, type General } from './general.ts';
import { readHours } from './hours.ts';
import { idsIn } from './parse-choices.ts';
import { questionFor, QUESTIONS, type Answers, type Question } from './questions.ts';

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
 * Writes clinic.yaml: the general one with the facts of a clinic.
 *
 * @param answers - normalized by `parseAnswers`
 * @throws {ConfigurationError} with every answer that the schema rejects
 */
export function clinicFile(general: General, answers: Answers): string {
  const document = parseDocument(general.get('clinic.yaml')!);
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
    map: map ? { latitude, longitude } : undefined,
    foreignPhones: idsIn(answers.also).includes('abroad') || undefined,
    access: parking || entrance ? accessOf(answers) : undefined,
    languages: others.length > 0 ? document.createNode(['en', ...others], { flow: true }) : undefined,
    badge: badge
      ? { title: badgeTitle(general, badge, answers), text: 'at our clinic', service: badge }
      : undefined,
    colors: colors ? sixColors(colors) : undefined,
    view: view || document.get('view'),
  };
  for (const [field, value] of Object.entries(facts)) {
    if (value === undefined) document.delete(field);
    else document.set(field, value);
  }
  for (const field of ['street', 'locality', 'city', 'region', 'postalCode'] as const)
    document.setIn(['address', field], answers[field]);
  for (const field of ['slotMinutes', 'noticeHours'] as const)
    if (answers[field]) document.setIn(['booking', field], Number(answers[field]));
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
    readTheme(join(GENERAL_FOLDER, 'theme.css'), colors);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(
      `${QUESTIONS.colors.ask}: "${answer}" can't be used; it should be two colours that can be read on white, so darker ones.`,
    );
  }
  return colors;
}

function badgeTitle(general: General, badge: string, { services }: Answers): string {
  const service = treatmentsOf(general).find(({ id }) => id === badge && idsIn(services).includes(id));
  if (service) return service.title;
  throw new ConfigurationError(
    `${QUESTIONS.badge.ask}: "${badge}" is none of your treatments; it should be one of: ${services}.`,
  );
}

/**
 * Writes doctors.yaml with the doctors of an answer, each with the title and place of the general file;
 * undefined if it names none.
 *
 * @param answer - such as 'Dr. Asha Rao, BDS; Dr. Ravi Rao, BDS, MDS'
 * @throws {ConfigurationError} for a doctor without degrees or without a full name
 */
export function doctorsFile(general: General, answer: string): string | undefined {
  const document = parseDocument(general.get('doctors.yaml')!);
  const { title, location } = (document.toJS() as { doctors: [{ title: string; location: string }] })
    .doctors[0];
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
        title,
        qualifications,
        location,
      };
    });
  if (doctors.length === 0) return undefined;
  document.set('doctors', document.createNode(doctors));
  return document.toString(WIDTH);
}
