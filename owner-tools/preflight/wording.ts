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
import type { CheckedFile } from '../../compile/schema-walk.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import type { Clinic } from './collect-mistakes.ts';
import { checkContradictions } from './contradictions.ts';
import type { Finding } from './findings.ts';
import { ABOUT_OTHERS, createMatcher, type SourceSentence, type Words } from './matcher.ts';
import { qualificationsOf, SUBJECTS, type Field } from './specialties.ts';

/** Texts that are required by law or promise nothing. */
const ALWAYS_EXEMPT = ['pages/privacy-policy.yaml', 'pages/international-patients.yaml closing'];

/** Texts that the sample's specification requires. */
const SAMPLE_EXEMPT = [
  'clinic.yaml banner',
  'clinic.yaml promises.support',
  'faqs.yaml international',
  'pages/international-patients.yaml figures',
  'pages/international-patients.yaml travel',
  'timeline.yaml',
];

/**
 * Checks texts in every language of the clinic: claims that are not allowed, and statements that contradict
 * the clinic's data.
 *
 * @param isSample - whether this is the sample clinic, whose specified texts are exempt
 */
export async function checkWording(
  clinic: Clinic,
  folder: string,
  today: CivilDate,
  isSample: boolean,
): Promise<Finding[]> {
  const excepted = isSample ? [...ALWAYS_EXEMPT, ...SAMPLE_EXEMPT] : ALWAYS_EXEMPT;
  // A language without words/ stops the build, which is reported elsewhere.
  const codes = clinic.clinic.data.languages.filter((code) => existsSync(`words/${code}`));
  const found = codes.map(async (code) => {
    const rooms = ['preflight-phrases', 'date-names'].map((room) => import(`../../words/${code}/${room}.ts`));
    const [{ preflightPhrases }, { dateNames }] = await Promise.all(rooms);
    const words: Words = { ...preflightPhrases, dateNames };
    const said = clinic.files
      .flatMap((file) => sentencesIn(file, folder, code))
      .filter(({ file, field }) => !excepted.some((each) => `${file} ${field}`.startsWith(each)));
    const judges = sentenceChecks(words, clinic, today);
    return [
      ...said.flatMap((each) => judges.flatMap((judge) => judge(each))),
      ...checkPeople(words, clinic, said),
      ...checkContradictions(words, clinic, said),
    ];
  });
  return (await Promise.all(found)).flat();
}

/** The sentences of a file in a language. An invalid file returns none, because the build reports it. */
function sentencesIn({ source, schema, data }: CheckedFile, folder: string, code: string): SourceSentence[] {
  const file = relative(folder, source.path);
  const path = code === ENGLISH.code ? source.path : join(folder, code, file);
  try {
    const written = path === source.path ? source : existsSync(path) && readSourceFile(path);
    return (written ? textsOf({ source: written, schema, data }) : []).flatMap(({ line, field, text }) => {
      const sentences = sentencesOf(text);
      // Texts such as "24/7" contain no sentence.
      const all = sentences.length > 0 ? sentences : [text];
      return all.map((sentence) => ({ file, field, place: `${path}:${line}`, sentence }));
    });
  } catch (error) {
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

type SentenceCheck = (said: SourceSentence) => Finding[];

const DATE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:\d{1,2}|\p{L}[\p{L}\p{M}]*)[\s./,-]+\d{4}|\p{L}[\p{L}\p{M}]* \d{1,2},? \d{4}/gu;

/** The rules that are applied to each sentence. */
function sentenceChecks(words: Words, { clinic: { data } }: Clinic, today: CivilDate): SentenceCheck[] {
  const {
    claims,
    negations,
    conditions,
    otherProviders,
    closed,
    open,
    visiting,
    everyDay,
    days,
    hasEndings,
    dateNames,
  } = words;
  const rule = (
    kind: keyof typeof claims | 'alwaysButClosed',
    patterns: string[],
    unless: string[],
  ): SentenceCheck => {
    const says = createMatcher(words, patterns, unless);
    return ({ place, sentence }) => (says(sentence) ? [{ kind, place, sentence }] : []);
  };
  const notHere = [...negations, ...otherProviders, ...closed];
  const [opens, comes] = [createMatcher(words, open), createMatcher(words, [...open, ...visiting])];
  const ends = createMatcher(words, words.until);
  const isEveryDay = createMatcher(words, everyDay, notHere);
  const shut = WEEKDAYS.filter((day) => data.hours[day].length === 0).map((day) => ({
    day,
    names: createMatcher(words, days[day], notHere, hasEndings),
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
    // A past day as the end of something.
    ({ place, sentence }) => {
      const named = ends(sentence) ? (latinDigits(sentence).match(DATE) ?? []) : [];
      const all = named.map((each) => readTypedDate(each, dateNames, today)).filter((day) => day !== null);
      const last = all.toSorted().at(-1);
      return last !== undefined && last < today ? [{ kind: 'dateOver', place, sentence, last }] : [];
    },
  ];
}

/**
 * Finds specialties that texts mention but nobody at the clinic has; one finding each, with the number of
 * sentences.
 */
function checkPeople(words: Words, { content }: Clinic, said: SourceSentence[]): Finding[] {
  const { specialties, negations, otherProviders, hasEndings } = words;
  const { doctors, homeDoctors } = content.doctors;
  // Without any doctor, the specialties are not known.
  if (doctors.length === 0) return [];
  const speaks = createMatcher(words, words.ownClinic);
  const people = [...doctors, ...homeDoctors, ...content.team.team].map(qualificationsOf).join('. ');
  const lacking = (Object.keys(SUBJECTS) as Field[]).filter((each) => !SUBJECTS[each].pattern.test(people));
  return lacking.flatMap((field) => {
    const says = createMatcher(words, specialties[field], [...negations, ...otherProviders], hasEndings);
    const found = said.filter(
      ({ file, sentence }) => says(sentence) && (!ABOUT_OTHERS.test(file) || speaks(sentence)),
    );
    return found.slice(0, 1).map(({ place, sentence }): Finding => {
      return { kind: 'fieldNotThere', place, sentence, what: SUBJECTS[field].name, count: found.length };
    });
  });
}
