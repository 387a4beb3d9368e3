import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CivilDate } from '../../domain/civil-date.ts';
import { ConfigurationError } from '../../domain/configuration-error.ts';
import { latinDigits } from '../../domain/digits.ts';
import { longestClosed } from '../../domain/opening-hours.ts';
import { readTypedDate } from '../../domain/typed-date.ts';
import { WEEKDAYS } from '../../domain/week.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { sentencesOf, textsOf, type Text } from '../../compile/plain-words.ts';
import { nameOf } from '../../compile/read-clinic.ts';
import type { CheckedFile } from '../../compile/references.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import type { Clinic } from './clinic.ts';
import type { Finding } from './findings.ts';
import { matcher, RULE_WORDS, type Says } from './phrases.ts';
import { SUBJECTS } from './phrases/en.ts';
import { PEOPLES_FIELDS, TREATMENTS, WORDING, type RuleWords } from './phrases/rule-words.ts';

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
export function checkWording(clinic: Clinic, folder: string, today: CivilDate, isSample: boolean): Finding[] {
  const excepted = isSample ? [...FREE, ...SPECIFIED] : FREE;
  return clinic.clinic.data.languages.flatMap((code): Finding[] => {
    const words = RULE_WORDS[code];
    if (!words) return [{ kind: 'wordingUnknown', language: code }];
    const said = clinic.files
      .flatMap((file) => saidIn(file, folder, code))
      .filter(({ file, field }) => !excepted.some((each) => `${file} ${field}`.startsWith(each)));
    const judges = [...judgesOf(words, clinic), judgeOfDates(words, today)];
    return [
      ...said.flatMap((each) => judges.flatMap((judge) => judge(each))),
      ...checkVocabulary(words, clinic, said),
    ];
  });
}

/** What a file says in a language, as it is written there. */
function saidIn({ source, schema, data }: CheckedFile, folder: string, code: string): Said[] {
  const file = relative(folder, source.path);
  const isOriginal = code === ENGLISH.code;
  const path = isOriginal ? source.path : join(folder, code, file);
  if (!existsSync(path)) return [];
  const texts = textsUnlessBroken(() => ({
    source: isOriginal ? source : readSourceFile(path),
    schema,
    data,
  }));
  return texts.flatMap(({ line, field, text }) => {
    const sentences = sentencesOf(text);
    // Of "24/7" there is no sentence.
    const all = sentences.length > 0 ? sentences : [text];
    return all.map((sentence) => ({ file, field, place: `${path}:${line}`, sentence }));
  });
}

/** What cannot be read is told as what stops the build. */
function textsUnlessBroken(read: () => CheckedFile): Text[] {
  try {
    return textsOf(read());
  } catch (error) {
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

type Judge = (said: Said) => Finding[];

function judgesOf(words: RuleWords, { clinic: { data } }: Clinic): Judge[] {
  const { denied, ailments, others, closed, open, come, everyDay, days } = words;
  const rule =
    (kind: (typeof WORDING)[number] | 'alwaysButClosed', says: Says): Judge =>
    ({ place, sentence }) =>
      says(sentence) ? [{ kind, place, sentence }] : [];
  const opens = matcher(open);
  const comes = matcher([...open, ...come]);
  const isEveryDay = matcher(everyDay, [...denied, ...others, ...closed]);
  const shut = WEEKDAYS.filter((day) => data.hours[day].length === 0).map((day) => ({
    day,
    names: matcher(days[day], [...denied, ...others, ...closed], words.endings),
  }));
  return [
    ...WORDING.map((kind) =>
      rule(kind, matcher(words[kind], kind === 'falsePromise' ? [...denied, ...ailments] : denied)),
    ),
    ...(longestClosed(data.hours) > 1
      ? [rule('alwaysButClosed', matcher(words.alwaysOpen, [...denied, ...others]))]
      : []),
    ({ place, sentence }) => {
      const named =
        shut.find(({ names }) => names(sentence) && comes(sentence)) ??
        (isEveryDay(sentence) && opens(sentence) ? shut[0] : undefined);
      return named ? [{ kind: 'dayButClosed', place, sentence, day: named.day }] : [];
    },
  ];
}

const DATE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:\d{1,2}|\p{L}[\p{L}\p{M}]*)[\s./,-]+\d{4}|\p{L}[\p{L}\p{M}]* \d{1,2},? \d{4}/gu;

/** A day that is over, as the last of something. */
function judgeOfDates({ until, dates }: RuleWords, today: CivilDate): Judge {
  const ends = matcher(until);
  return ({ place, sentence }) => {
    if (!ends(sentence)) return [];
    const named = latinDigits(sentence).match(DATE) ?? [];
    const days = named.map((each) => readTypedDate(each, dates, today)).filter((day) => day !== null);
    const last = days.toSorted().at(-1);
    return last !== undefined && last < today ? [{ kind: 'dateOver', place, sentence, last }] : [];
  };
}

/** Texts of these say what may be done somewhere, unless they say "we". */
const NOT_OF_TREATMENTS = /^((services|articles)\/|(clinic|doctors|gallery|team|testimonials|urgent)\.yaml)/;
const NOT_OF_PEOPLE = /^(articles\/|(doctors|team|testimonials|urgent)\.yaml)/;

/** Treatments and people's fields that texts name and the clinic lacks: each once, with how often. */
function checkVocabulary(words: RuleWords, clinic: Clinic, said: Said[]): Finding[] {
  const { treatments, peoplesFields } = RULE_WORDS.en;
  const offered = clinic.services
    .map(({ source, data }) =>
      [nameOf(source).replaceAll('-', ' '), data.title, ...data.procedures].join('. '),
    )
    .join('. ');
  const people = fieldsOfPeople(clinic);
  const speaks = matcher(words.we);
  const found = (phrases: readonly string[], toldOfOthers: RegExp) => {
    const says = matcher(phrases, [...words.denied, ...words.others], words.endings);
    return said.filter(
      ({ file, sentence }) => says(sentence) && (!toldOfOthers.test(file) || speaks(sentence)),
    );
  };
  return [
    ...TREATMENTS.filter((each) => !matcher(treatments[each])(offered)).flatMap((each) =>
      firstOf('treatmentNotOffered', treatments[each][0]!, found(words.treatments[each], NOT_OF_TREATMENTS)),
    ),
    // Who is there is not known where nobody is named.
    ...PEOPLES_FIELDS.filter((each) => people !== '' && !matcher(SUBJECTS[each])(people)).flatMap((each) =>
      firstOf(
        'fieldNotThere',
        peoplesFields[each][0]!.split('|')[0]!,
        found(words.peoplesFields[each], NOT_OF_PEOPLE),
      ),
    ),
  ];
}

function firstOf(kind: 'treatmentNotOffered' | 'fieldNotThere', what: string, found: Said[]): Finding[] {
  return found
    .slice(0, 1)
    .map(({ place, sentence }) => ({ kind, place, sentence, what, count: found.length }));
}

const OF_A_FIELD = ['title', 'qualifications', 'specialty', 'specialties', 'role'];

function fieldsOfPeople({ content: { doctors, team } }: Clinic): string {
  if (doctors.doctors.length === 0) return '';
  return [...doctors.doctors, ...doctors.homeDoctors, ...team.team]
    .flatMap((person) => Object.entries(person))
    .flatMap(([name, value]) => (OF_A_FIELD.includes(name) ? value : []))
    .join('. ');
}
