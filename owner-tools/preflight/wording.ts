import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CivilDate } from '../../domain/booking/civil-date.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { latinDigits } from '../../domain/booking/clean-text.ts';
import { longestClosedHours } from '../../domain/booking/opening-hours.ts';
import { readTypedDate } from '../../domain/booking/parse-typed-date.ts';
import { WEEKDAYS } from '../../domain/clinic/weekly-hours.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { sentencesOf, textsOf } from '../../compile/readability.ts';
import type { CheckedFile, Data } from '../../compile/schema-walk.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { preflightPhrases as english } from '../../words/en/preflight-phrases.ts';
import type { dateNames } from '../../words/en/date-names.ts';
import type { Clinic } from './collect-mistakes.ts';
import type { Finding } from './findings.ts';

type Words = typeof english & { dateNames: typeof dateNames };

/** A sentence, and the place that it is excepted by: its file and field. */
type Said = { file: string; field: string; place: string; sentence: string };

/** What is free by law, or binds nobody. */
const FREE = ['pages/privacy-policy.yaml', 'pages/international-patients.yaml closing'];

/** What the sample has to say, by its specification. */
const SPECIFIED = [
  'clinic.yaml banner',
  'clinic.yaml promises.support',
  'faqs.yaml international',
  'pages/international-patients.yaml figures',
  'pages/international-patients.yaml travel',
  'timeline.yaml',
];

/**
 * What texts should not say, or what is not so by the clinic's own data, in each of its languages.
 *
 * @param isSample - whether it is the sample, which says what is specified
 */
export async function checkWording(
  clinic: Clinic,
  folder: string,
  today: CivilDate,
  isSample: boolean,
): Promise<Finding[]> {
  const excepted = isSample ? [...FREE, ...SPECIFIED] : FREE;
  // What has no words stops the build.
  const codes = clinic.clinic.data.languages.filter((code) => existsSync(`words/${code}`));
  const found = codes.map(async (code) => {
    const rooms = ['preflight-phrases', 'date-names'].map((room) => import(`../../words/${code}/${room}.ts`));
    const [{ preflightPhrases }, { dateNames }] = await Promise.all(rooms);
    const words: Words = { ...preflightPhrases, dateNames };
    const said = clinic.files
      .flatMap((file) => saidIn(file, folder, code))
      .filter(({ file, field }) => !excepted.some((each) => `${file} ${field}`.startsWith(each)));
    const judges = judgesOf(words, clinic, today);
    return [
      ...said.flatMap((each) => judges.flatMap((judge) => judge(each))),
      ...checkPeople(words, clinic, said),
    ];
  });
  return (await Promise.all(found)).flat();
}

/**
 * What a file says in a language, as it is written there. What cannot be read is told as what stops the
 * build.
 */
function saidIn({ source, schema, data }: CheckedFile, folder: string, code: string): Said[] {
  const file = relative(folder, source.path);
  const path = code === ENGLISH.code ? source.path : join(folder, code, file);
  try {
    const written = path === source.path ? source : existsSync(path) && readSourceFile(path);
    return (written ? textsOf({ source: written, schema, data }) : []).flatMap(({ line, field, text }) => {
      const sentences = sentencesOf(text);
      // Of "24/7" there is no sentence.
      const all = sentences.length > 0 ? sentences : [text];
      return all.map((sentence) => ({ file, field, place: `${path}:${line}`, sentence }));
    });
  } catch (error) {
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

type Judge = (said: Said) => Finding[];

const DATE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:\d{1,2}|\p{L}[\p{L}\p{M}]*)[\s./,-]+\d{4}|\p{L}[\p{L}\p{M}]* \d{1,2},? \d{4}/gu;

/** What looks at each sentence, a rule each. */
function judgesOf(words: Words, { clinic: { data } }: Clinic, today: CivilDate): Judge[] {
  const { claims, negations, conditions, otherProviders, closed, open, visiting, everyDay } = words;
  const { days, hasEndings, dateNames } = words;
  const rule = (
    kind: keyof typeof claims | 'alwaysButClosed',
    patterns: string[],
    unless: string[],
  ): Judge => {
    const says = matcher(words, patterns, unless);
    return ({ place, sentence }) => (says(sentence) ? [{ kind, place, sentence }] : []);
  };
  const notHere = [...negations, ...otherProviders, ...closed];
  const [opens, comes] = [matcher(words, open), matcher(words, [...open, ...visiting])];
  const ends = matcher(words, words.until);
  const isEveryDay = matcher(words, everyDay, notHere);
  const shut = WEEKDAYS.filter((day) => data.hours[day].length === 0).map((day) => ({
    day,
    names: matcher(words, days[day], notHere, hasEndings),
  }));
  return [
    rule('superiority', claims.superiority, negations),
    rule('falsePromise', claims.falsePromise, [...negations, ...conditions]),
    rule('inducement', claims.inducement, negations),
    rule('patientCount', claims.patientCount, negations),
    ...(longestClosedHours(data.hours) > 1
      ? [rule('alwaysButClosed', words.alwaysOpen, [...negations, ...otherProviders])]
      : []),
    ({ place, sentence }) => {
      const named =
        shut.find(({ names }) => names(sentence) && comes(sentence)) ??
        (isEveryDay(sentence) && opens(sentence) ? shut[0] : undefined);
      return named ? [{ kind: 'dayButClosed', place, sentence, day: named.day }] : [];
    },
    // A day that is over, as the last of something.
    ({ place, sentence }) => {
      const named = ends(sentence) ? (latinDigits(sentence).match(DATE) ?? []) : [];
      const all = named.map((each) => readTypedDate(each, dateNames, today)).filter((day) => day !== null);
      const last = all.toSorted().at(-1);
      return last !== undefined && last < today ? [{ kind: 'dateOver', place, sentence, last }] : [];
    },
  ];
}

/** Texts of these say what people do elsewhere too, unless they say "we". */
const NOT_OF_PEOPLE = /^(articles\/|(doctors|team|testimonials|urgent)\.yaml)/;

type Field = keyof typeof english.specialties;

/** Where the people of a clinic say what they do. */
const FIELDS_OF_WORK = 'title role specialty specialties qualification qualifications'.split(' ');

/** People's fields: how a finding names them, and how titles and qualifications do. */
const SUBJECTS: Record<Field, { name: string; pattern: RegExp }> = {
  orthodontist: { name: 'orthodontist', pattern: /\borthodont/i },
  endodontist: { name: 'endodontist', pattern: /\bendodont/i },
  childrensDentist: {
    name: "children's dentist",
    pattern: /\b(pa?edodont|pa?ediatric\b|children['’]s dentist\b)/i,
  },
  gumSpecialist: { name: 'gum specialist', pattern: /\bperiodont/i },
  prosthodontist: { name: 'prosthodontist', pattern: /\bprosthodont/i },
  oralSurgeon: { name: 'oral surgeon', pattern: /\b(oral surg|maxillofacial\b|implantolog)/i },
  hygienist: { name: 'hygienist', pattern: /\bhygien/i },
};

/** People's fields that texts name and the clinic lacks: each once, with how often. */
function checkPeople(words: Words, { content }: Clinic, said: Said[]): Finding[] {
  const { specialties, negations, otherProviders, hasEndings } = words;
  const { doctors, homeDoctors } = content.doctors;
  // Who is there is not known where nobody is named.
  if (doctors.length === 0) return [];
  const speaks = matcher(words, words.ownClinic);
  const people = [...doctors, ...homeDoctors, ...content.team.team]
    .flatMap((person) => FIELDS_OF_WORK.flatMap((field) => (person as Data)[field] ?? []))
    .join('. ');
  const lacking = (Object.keys(SUBJECTS) as Field[]).filter((each) => !SUBJECTS[each].pattern.test(people));
  return lacking.flatMap((field) => {
    const says = matcher(words, specialties[field], [...negations, ...otherProviders], hasEndings);
    const found = said.filter(
      ({ file, sentence }) => says(sentence) && (!NOT_OF_PEOPLE.test(file) || speaks(sentence)),
    );
    return found.slice(0, 1).map(({ place, sentence }): Finding => {
      return { kind: 'fieldNotThere', place, sentence, what: SUBJECTS[field].name, count: found.length };
    });
  });
}

type Says = (sentence: string) => boolean;

/**
 * Makes a test of whether a sentence has one of some patterns (words/en/preflight-phrases.ts), with none of those in
 * `unless` around it.
 *
 * @param hasEndings - whether the last word of a pattern may go on, as in languages that put endings to words
 */
function matcher(
  { prefixes }: Words,
  patterns: readonly string[],
  unless: readonly string[] = [],
  hasEndings = false,
): Says {
  const [said, other] = [anyOf(prefixes, patterns, hasEndings), anyOf(prefixes, unless, false)];
  return (sentence) => {
    const plain = withoutMarks(sentence);
    return said.test(plain) && !other.test(plain.replace(said, ' '));
  };
}

/** Drops the signs that many people leave out: nukta, hamza, short vowels, and what only joins letters. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093C\u064B-\u0655\u200C\u200D]/g, '')
    .replaceAll('’', "'");
}

function anyOf(prefixes: string, patterns: readonly string[], hasEndings: boolean): RegExp {
  if (patterns.length === 0) return /(?!)/;
  const whole = patterns.map((pattern) => {
    // "20% off" has its sign behind a digit.
    const isWord = /^\(*(\\p|[\p{L}\p{N}])/u.test(pattern);
    const source = withoutMarks(pattern).replaceAll(' ', '\\s+');
    return `${isWord ? `(?<![\\p{L}\\p{M}\\p{N}-])${prefixes}` : ''}(${source})`;
  });
  const end = hasEndings ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`(${whole.join('|')})${end}`, 'iu');
}
