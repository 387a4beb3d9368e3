import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isMap, isScalar, isSeq, parse, parseDocument, visit, type Document } from 'yaml';
import { longestClosed } from '../domain/opening-hours.ts';
import { WEEKDAYS, type Sitting, type Weekday } from '../domain/week.ts';
import { ClinicSchema } from '../domain/clinic.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { OWN_FOLDER, SAMPLE_FOLDER } from '../compile/clinic-folder.ts';
import { checkNoSampleIsLeft } from '../compile/sample.ts';
import { readText } from '../compile/text-file.ts';
import { NATIONAL_HOLIDAYS } from './national-holidays.ts';

// Begins a clinic of one's own: asks for its facts and leaves a folder that builds at once, with those facts, the general
// texts of pages and services, and nothing of the sample's people, patients, figures and pictures.
//   npm run new-clinic                          asks, and writes clinic/ anew
//   npm run new-clinic -- --answers FILE        takes the answers from a file of `question: answer` lines
//   npm run new-clinic -- --from FOLDER         takes the clinic of another copy of the project, as of an earlier version
//   npm run new-clinic -- --into FOLDER         writes another folder

/** What is asked, in this order: the clinic.yaml field it fills, and an example. */
const QUESTIONS = {
  name: { ask: "The clinic's name", example: 'Sunrise Dental Care' },
  siteUrl: { ask: "The website's address", example: 'https://sunrisedental.example' },
  founded: { ask: 'The year it was founded', example: '2015' },
  street: { ask: 'Street and house', example: '12 Station Road' },
  locality: { ask: 'Locality', example: 'Kothrud' },
  city: { ask: 'City', example: 'Pune' },
  region: { ask: 'State', example: 'Maharashtra' },
  postalCode: { ask: 'Postal code', example: '411038' },
  phone: { ask: "Telephone, with the country's prefix", example: '+91 20 2543 1234' },
  whatsapp: { ask: 'WhatsApp number, or nothing', example: '+91 98220 12345' },
  email: { ask: 'The e-mail address that requests arrive at', example: 'hello@sunrisedental.example' },
  hours: {
    ask: 'Opening hours, days not named being closed',
    example: 'Tue-Sat 10:00-13:30 16:30-20:30, Sun 10:00-13:00',
  },
  map: {
    ask: 'Latitude and longitude from a map, or nothing: maps then look for the address',
    example: '18.5074, 73.8077',
  },
  badge: {
    ask: 'A service you are known for, by its file in sample/services, or nothing',
    example: 'braces',
  },
} as const;

type Question = keyof typeof QUESTIONS;
type Answers = Record<Question, string>;

/** Where a clinic goes that is the owner's own already, when another is begun. */
const EARLIER = 'clinic.old';

/** What is the sample's alone. Lists without a file are empty. */
const LEFT_OUT =
  /^([a-z]{2,3}\/|images|moments\.css|articles|services\/invisalign\.md|(doctors|fees|team|testimonials|gallery|transformations|awards|timeline|pages\/(about|international-patients))\.yaml$)/;

/** What clinic.yaml can do without, and says of the sample alone. */
const SAMPLES_FACTS = 'founder access visit banner badge map reviews terms social languages'.split(' ');

/** Line by line, so that the answers may be typed or piped in. What can't be used is asked again at once. */
async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers = {} as Answers;
  for (const [question, { ask, example }] of Object.entries(QUESTIONS)) {
    for (;;) {
      process.stdout.write(`${ask} (such as ${example}): `);
      const { value = '', done } = (await lines.next()) as { value?: string; done?: boolean };
      const answer = value.trim();
      const mistake = mistakeIn(question as Question, answer);
      answers[question as Question] = answer;
      if (!mistake) break;
      if (done) throw mistake;
      console.log(`\n${mistake.message}\n`);
    }
  }
  terminal.close();
  process.stdout.write('\n');
  return answers;
}

/** Tried with the examples for all other answers. */
function mistakeIn(question: Question, answer: string): ConfigurationError | null {
  const examples = Object.entries(QUESTIONS).map(([name, { example }]) => [name, example]);
  try {
    clinicFile({ ...(Object.fromEntries(examples) as Answers), [question]: answer });
    return null;
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

function readAnswers(file: string): Answers {
  const none = Object.fromEntries(Object.keys(QUESTIONS).map((question) => [question, '']));
  return { ...none, ...parse(readText(file), { schema: 'failsafe' }) } as Answers;
}

/** 'Mon-Sat 10:00-13:30 16:30-20:30, Sun 10-14' as the sittings of each weekday. */
export function readHours(text: string): Record<Weekday, Sitting[]> {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<Weekday, Sitting[]>;
  for (const part of text.split(',')) {
    const [days = '', ...spans] = part.trim().split(/\s+/);
    const [first, last] = days
      .split('-')
      .map((day) => WEEKDAYS.findIndex((each) => day.length > 2 && each.startsWith(day.toLowerCase())));
    if (first === undefined || first < 0 || (last !== undefined && last < first)) {
      throw new ConfigurationError(
        `${QUESTIONS.hours.ask}: "${days}" names no days; it should be such as "Mon-Sat" or "Sun".`,
      );
    }
    for (const day of WEEKDAYS.slice(first, (last ?? first) + 1)) {
      hours[day] = spans.map((span) => {
        const [opens = '', closes = ''] = span.split('-').map(clockTime);
        return { opens, closes };
      });
    }
  }
  return hours;
}

/** '9' and '9:30' as '09:00' and '09:30' */
function clockTime(text: string): string {
  const [, hour, minutes = ':00'] = /^(\d{1,2})(:\d\d)?$/.exec(text) ?? [];
  return hour ? hour.padStart(2, '0') + minutes : text;
}

/**
 * The sample's clinic.yaml with the facts of another clinic.
 *
 * @throws {ConfigurationError} with each answer that the site can't work with
 */
export function clinicFile(answers: Answers): string {
  const document = parseDocument(readFileSync(join(SAMPLE_FOLDER, 'clinic.yaml'), 'utf8'));
  document.commentBefore =
    document.commentBefore?.replace(/ The clinic below is invented[^\n]*\n/, '') ?? null;
  for (const name of SAMPLES_FACTS) document.delete(name);
  for (const name of ['coordinatorHours', 'quoteHours', 'support']) document.deleteIn(['promises', name]);
  const { name, siteUrl, founded, phone, whatsapp, email, map, hours, badge } = answers;
  for (const [field, value] of Object.entries({ name, siteUrl, founded: Number(founded), phone, email })) {
    document.set(field, value);
  }
  if (whatsapp) document.set('whatsapp', whatsapp);
  else document.delete('whatsapp');
  for (const field of ['street', 'locality', 'city', 'region', 'postalCode'] as const) {
    document.setIn(['address', field], answers[field]);
  }
  const week = readHours(hours);
  for (const [day, sittings] of Object.entries(week)) {
    document.setIn(['hours', day], document.createNode(sittings, { flow: true }));
  }
  document.set('closures', document.createNode(NATIONAL_HOLIDAYS));
  document.set('claims', document.createNode({}));
  if (map) {
    const [latitude, longitude] = map.split(',').map(Number);
    document.set('map', document.createNode({ latitude, longitude }));
  }
  document.set('picturesAreIllustrations', false);
  document.delete('reviewsAreSamples');
  if (badge) {
    const title = titleOf(join(SAMPLE_FOLDER, 'services'), badge);
    document.set('badge', document.createNode({ title, text: 'at our clinic', service: badge }));
  }
  const result = v.safeParse(ClinicSchema, document.toJS());
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => {
      const question = path!.map(({ key }) => key as Question).find((key) => key in QUESTIONS)!;
      return `${QUESTIONS[question].ask}: "${answers[question]}" can't be used; it should be ${message}.`;
    });
    throw new ConfigurationError([...new Set(lines)].join('\n'));
  }
  // What comes at closing time is answered once somebody is there again.
  const days = Math.max(Math.ceil(longestClosed(week) / 24), 1);
  document.setIn(['promises', 'answerHours'], days * 24);
  return document.toString({ lineWidth: 118 });
}

function titleOf(folder: string, service: string): string {
  const file = join(folder, `${service}.md`);
  if (!existsSync(file) || LEFT_OUT.test(`services/${service}.md`)) {
    throw new ConfigurationError(`${QUESTIONS.badge.ask}: there is no sample/services/${service}.md.`);
  }
  return /^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))![1]!;
}

/** Fields that lead to what the sample alone has. */
const SAMPLES_FIELDS = new Set(['image', 'imageAlt', 'reviewed', 'article', 'doctor', 'case']);

const FOR_ANOTHER = ' for another clinic: ';
const SAMPLES_OWN = " the sample's own";

/**
 * Takes what is only the sample's out of a page's texts: what has the comment "the sample's own" goes (the field below it,
 * or the list's entry in which it stands behind a value), and a value with the comment "for another clinic: …" says that
 * instead. Pictures, reviews and links to the sample's people, articles and cases go everywhere.
 */
function generalise(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return undefined;
      if (SAMPLES_FIELDS.has(String(key.value))) return visit.REMOVE;
      if (key.commentBefore?.includes(SAMPLES_OWN)) return visit.REMOVE;
      if (isScalar(value) && value.comment?.startsWith(FOR_ANOTHER)) {
        value.value = value.comment.slice(FOR_ANOTHER.length);
        value.comment = null;
      }
      return undefined;
    },
    Scalar(_, { comment }, path) {
      return comment === SAMPLES_OWN && isSeq(path.at(-1)) ? visit.REMOVE : undefined;
    },
    Map(_, { items }, path) {
      const isSamples = items.some(({ value }) => isScalar(value) && value.comment === SAMPLES_OWN);
      return isSamples && isSeq(path.at(-1)) ? visit.REMOVE : undefined;
    },
  });
}

function writeGeneralised(file: string): void {
  const text = readFileSync(file, 'utf8');
  const [, start = '', yaml = text, rest = ''] = /^(---\n)([\s\S]*?)(^---\n[\s\S]*)/m.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (!isMap(document.contents)) return;
  generalise(document);
  writeFileSync(file, start + document.toString({ lineWidth: 118 }) + rest);
}

/** Writes a clinic into a folder: the answers' facts, and what of the sample suits every clinic. */
function writeClinic(target: string, answers: Answers): void {
  const clinic = clinicFile(answers);
  mkdirSync(join(target, 'images'), { recursive: true });
  for (const file of globSync('**/*.{yaml,md,css}', { cwd: SAMPLE_FOLDER })) {
    if (LEFT_OUT.test(file)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(SAMPLE_FOLDER, file), join(target, file));
    if (!file.endsWith('.css')) writeGeneralised(join(target, file));
  }
  writeFileSync(join(target, 'clinic.yaml'), clinic);
  checkNoSampleIsLeft(globSync(`${target}/**/*.{yaml,md}`), answers.siteUrl);
}

/** Copies a clinic as it is: what is called otherwise now, the build tells with its new name. */
function copyClinic(from: string, target: string): void {
  if (!existsSync(join(from, 'clinic.yaml')))
    throw new ConfigurationError(`${from} is no clinic's folder: it has no clinic.yaml.`);
  cpSync(from, target, { recursive: true });
}

async function begin(): Promise<void> {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      from: { type: 'string' },
      into: { type: 'string', default: OWN_FOLDER },
    },
  });
  const { answers, from, into } = values;
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER) && existsSync(EARLIER)) {
    throw new ConfigurationError(`${EARLIER}/ would be written over: move it elsewhere first.`);
  }
  const target = `${into}.new`;
  rmSync(target, { recursive: true, force: true });
  if (from) copyClinic(from, target);
  else writeClinic(target, answers ? readAnswers(answers) : await askAll());
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER)) renameSync(OWN_FOLDER, EARLIER);
  rmSync(into, { recursive: true, force: true });
  renameSync(target, into);
  const { name } = parse(readText(join(into, 'clinic.yaml'))) as { name: string };
  console.log(`${into}/ is ${name}'s now. npm start shows it; docs/owner.md says what comes next.`);
}

if (import.meta.main) {
  begin().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
