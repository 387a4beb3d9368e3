import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isMap, isScalar, isSeq, parse, parseDocument, visit, type Document } from 'yaml';
import { WEEKDAYS, type Sitting, type Weekday } from '../domain/week.ts';
import { ClinicSchema } from '../domain/clinic.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { checkNoSampleIsLeft, isSample } from './compile/sample.ts';

// Begins a clinic of one's own: asks for its facts and leaves a folder that builds at once, with those facts, the general
// texts of pages and services, and nothing of the sample's people, patients, figures and pictures.
//   npm run new-clinic                          asks, and writes clinic/ anew
//   npm run new-clinic -- --answers FILE        takes the answers from a file of `question: answer` lines
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
  latitude: { ask: 'Latitude of the clinic (from a map)', example: '18.5074' },
  longitude: { ask: 'Longitude', example: '73.8077' },
  speciality: {
    ask: 'A service you are known for, by its file in clinic/services, or nothing',
    example: 'braces',
  },
} as const;

type Question = keyof typeof QUESTIONS;
type Answers = Record<Question, string>;

/** What is the sample's alone. Lists without a file are empty. */
const LEFT_OUT =
  /^(images|articles|(doctors|team|testimonials|gallery|transformations|awards|timeline|pages\/(about|international-patients))\.yaml$)/;

async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = {} as Answers;
  for (const [question, { ask, example }] of Object.entries(QUESTIONS)) {
    answers[question as Question] = (await terminal.question(`${ask} (such as ${example}): `)).trim();
  }
  terminal.close();
  return answers;
}

/** 'Mon-Sat 10:00-13:30 16:30-20:30, Sun 10:00-14:00' as the sittings of each weekday. */
export function readHours(text: string): Record<Weekday, Sitting[]> {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<Weekday, Sitting[]>;
  for (const part of text.split(',')) {
    const [days = '', ...spans] = part.trim().split(/\s+/);
    const [first, last] = days
      .split('-')
      .map((day) => WEEKDAYS.findIndex((each) => each.startsWith(day.toLowerCase())));
    if (first === undefined || first < 0 || (last !== undefined && last < first)) {
      throw new ConfigurationError(
        `hours: "${days}" names no days; it should be such as "Mon-Sat" or "Sun".`,
      );
    }
    for (const day of WEEKDAYS.slice(first, (last ?? first) + 1)) {
      hours[day] = spans.map((span) => {
        const [opens = '', closes = ''] = span.split('-');
        return { opens, closes };
      });
    }
  }
  return hours;
}

function writeClinicFile(path: string, answers: Answers): void {
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.commentBefore =
    document.commentBefore?.replace(/ The clinic below is invented[\s\S]*?one\.\n/, '\n') ?? null;
  for (const name of ['founder', 'banner', 'badge', 'terms', 'social'] as const) document.delete(name);
  const { name, siteUrl, founded, phone, whatsapp, email, latitude, longitude, hours, speciality } = answers;
  for (const [field, value] of Object.entries({ name, siteUrl, founded: Number(founded), phone, email })) {
    document.set(field, value);
  }
  if (whatsapp) document.set('whatsapp', whatsapp);
  else document.delete('whatsapp');
  for (const field of ['street', 'locality', 'city', 'region', 'postalCode'] as const) {
    document.setIn(['address', field], answers[field]);
  }
  for (const [day, sittings] of Object.entries(readHours(hours))) {
    document.setIn(['hours', day], document.createNode(sittings, { flow: true }));
  }
  document.set('closures', document.createNode([{ name: 'Republic Day', from: '01-26' }]));
  document.set('claims', document.createNode({}));
  document.set('map', document.createNode({ latitude: Number(latitude), longitude: Number(longitude) }));
  document.set('picturesAreIllustrations', false);
  if (speciality) {
    document.set(
      'badge',
      document.createNode({ title: titleOf(speciality), text: 'at our clinic', service: speciality }),
    );
  }
  const result = v.safeParse(ClinicSchema, document.toJS());
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)} should be ${issue.message}.`);
    throw new ConfigurationError([...new Set(lines)].join('\n'));
  }
  writeFileSync(path, document.toString({ lineWidth: 118 }));
}

function titleOf(service: string): string {
  const file = join('clinic/services', `${service}.md`);
  if (!existsSync(file)) throw new ConfigurationError(`speciality: there is no ${file}.`);
  return /^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))![1]!;
}

const FOR_ANOTHER = ' for another clinic: ';
const SAMPLES_OWN = " the sample's own";

/**
 * Takes what is only the sample's out of a page's texts: what has the comment "the sample's own" goes (the field below it,
 * or the list's entry in which it stands behind a value), and a value with the comment "for another clinic: …" says that
 * instead. Pictures go everywhere.
 */
function generalise(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return undefined;
      if (key.value === 'image' || key.value === 'imageAlt') return visit.REMOVE;
      if (key.commentBefore?.includes(SAMPLES_OWN)) return visit.REMOVE;
      if (isScalar(value) && value.comment?.startsWith(FOR_ANOTHER)) {
        value.value = value.comment.slice(FOR_ANOTHER.length);
        value.comment = null;
      }
      return undefined;
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

async function begin(): Promise<void> {
  const { values } = parseArgs({
    options: { answers: { type: 'string' }, into: { type: 'string', default: 'clinic' } },
  });
  const sample = parse(readFileSync('clinic/clinic.yaml', 'utf8')) as { siteUrl: string };
  if (!isSample(sample.siteUrl)) {
    throw new ConfigurationError(
      'clinic/ is no longer the sample: bring that back from the version control first.',
    );
  }
  const answers = values.answers
    ? ({ ...parse(readFileSync(values.answers, 'utf8'), { schema: 'failsafe' }) } as Answers)
    : await askAll();

  const target = `${values.into}.new`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'images'), { recursive: true });
  for (const file of globSync('**/*.{yaml,md,css}', { cwd: 'clinic' })) {
    if (LEFT_OUT.test(file)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join('clinic', file), join(target, file));
    if (!file.endsWith('.css') && file !== 'clinic.yaml') writeGeneralised(join(target, file));
  }
  writeClinicFile(join(target, 'clinic.yaml'), answers);
  checkNoSampleIsLeft(globSync(`${target}/**/*.{yaml,md}`), answers.siteUrl);
  rmSync(values.into, { recursive: true, force: true });
  cpSync(target, values.into, { recursive: true });
  rmSync(target, { recursive: true });
  console.log(
    `${values.into}/ is ${answers.name}'s now. npm start shows it; the README says what to fill in next.`,
  );
}

if (import.meta.main) {
  begin().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
