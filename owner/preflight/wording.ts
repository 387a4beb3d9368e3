import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { latinDigits } from '../../domain/text/clean-text.ts';
import { longestClosedHours } from '../../domain/clinic/opening-hours.ts';
import { readTypedDate } from '../../domain/forms/parse-typed-date.ts';
import { WEEKDAYS } from '../../domain/time/weekly-hours.ts';
import type { dateNames } from '../../words/en/date-names.ts';
import type { preflightPhrases } from '../../words/en/preflight-phrases.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { sentencesOf, textsOf } from '../../compile/readability.ts';
import type { CheckedFile } from '../../compile/schema-walk.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import type { Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** The phrases, the names of months and the tag of one language. */
type Words = typeof preflightPhrases & { dateNames: typeof dateNames; tag: string };

/** A sentence with its file and field, by which it can be exempted. */
type SourceSentence = { file: string; field: string; place: string; sentence: string };

/** Texts that are required by law or promise nothing, and names of holidays, such as Good Friday. */
const ALWAYS_EXEMPT = [
  'pages/privacy-policy.yaml',
  'pages/international-patients.yaml closing',
  'clinic.yaml closures',
];

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
 * Checks texts in every language of the clinic: claims that are not allowed, days that are over, and amounts
 * and weekdays that stand in a text although the clinic's data have them.
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
    const modules = ['preflight-phrases', 'date-names', 'language'].map(
      (name) => import(`../../words/${code}/${name}.ts`),
    );
    const [{ preflightPhrases }, { dateNames }, { language }] = await Promise.all(modules);
    const checks = sentenceChecks({ ...preflightPhrases, dateNames, tag: language.tag }, clinic, today);
    return clinic.files
      .flatMap((file) => sentencesIn(file, folder, code))
      .filter(({ file, field }) => !excepted.some((each) => `${file} ${field}`.startsWith(each)))
      .flatMap((each) => checks.flatMap((check) => check(each)));
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
  const { claims, negations, conditions, otherProviders, days, hasEndings, dateNames } = words;
  const rule = (
    kind: keyof typeof claims | 'alwaysButClosed' | 'amountByHand',
    patterns: string[],
    unless: string[] = [],
  ): SentenceCheck => {
    const says = createMatcher(words, patterns, unless);
    return ({ place, sentence }) => findingIf(says(sentence), { kind, place, sentence });
  };
  const ends = createMatcher(words, words.until);
  const names = WEEKDAYS.map((day) => ({
    day,
    isIn: createMatcher(words, days[day], otherProviders, hasEndings),
  }));
  return [
    rule('superiority', claims.superiority, negations),
    rule('falsePromise', claims.falsePromise, [...negations, ...conditions]),
    rule('inducement', claims.inducement, negations),
    rule('patientCount', claims.patientCount, negations),
    ...(longestClosedHours(data.hours) > 1
      ? [rule('alwaysButClosed', words.alwaysOpen, [...negations, ...otherProviders])]
      : []),
    rule('amountByHand', amountPatterns(words, data.currency)),
    ({ place, sentence }) => {
      // The days of a doctor are data.
      const isData = (WEEKDAYS as readonly string[]).includes(sentence);
      const named = isData ? undefined : names.find(({ isIn }) => isIn(sentence));
      return named ? [{ kind: 'dayByHand', place, sentence, day: named.day }] : [];
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
 * Patterns of amounts in a currency: with its code or sign ('AED 500', '500 AED', '₹500'), or its unit
 * ('500 dirhams').
 */
function amountPatterns({ tag, unitOfCurrency, amounts }: Words, currency: string): string[] {
  const written = (amount: number, currencyDisplay: 'narrowSymbol' | 'name') => {
    const style = { style: 'currency', maximumFractionDigits: 0 } as const;
    const format = new Intl.NumberFormat(tag, { ...style, currency, currencyDisplay });
    const name = format.formatToParts(amount).find(({ type }) => type === 'currency')!.value;
    return name.replaceAll(/\p{Cf}/gu, '').replaceAll(/[.$]/g, '\\$&');
  };
  const signs = [...new Set([currency, written(1, 'narrowSymbol')])];
  const names = [1, 2].map((amount) => written(amount, 'name'));
  const units = names.map((name) => name.split(' ').at(unitOfCurrency === 'first' ? 0 : -1));
  const inOtherWords: Partial<Record<string, string[]>> = amounts;
  return [
    ...signs.map((sign) => `${sign}\\s?\\p{N}+`),
    `\\p{N}+\\s?(${signs.join('|')})`,
    `\\p{N}+ (${[...names, ...units].join('|')})`,
    ...(inOtherWords[currency] ?? []),
  ];
}

/**
 * Creates a function that tests whether a sentence matches one of the patterns
 * (words/en/preflight-phrases.ts) and, outside that match, none of `unless`.
 *
 * @param hasEndings - whether the last word may have an ending, as in inflected languages
 */
function createMatcher(
  { prefixes }: Words,
  patterns: readonly string[],
  unless: readonly string[] = [],
  hasEndings = false,
): (sentence: string) => boolean {
  const [said, other] = [anyOf(prefixes, patterns, hasEndings), anyOf(prefixes, unless, false)];
  return (sentence) => {
    const plain = withoutMarks(sentence);
    return said.test(plain) && !other.test(plain.replace(said, ' '));
  };
}

/** Removes optional marks: nukta, hamza, short vowels and joiners. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093C\u064B-\u0655\u200C\u200D]/g, '')
    .replaceAll('’', "'");
}

function anyOf(prefixes: string, patterns: readonly string[], hasEndings: boolean): RegExp {
  if (patterns.length === 0) return /(?!)/;
  const whole = patterns.map((pattern) => {
    // A pattern such as "% off" begins with a sign, so no word boundary is needed.
    const isWord = /^\(*(\\p|[\p{L}\p{N}])/u.test(pattern);
    const source = withoutMarks(pattern).replaceAll(' ', '\\s+');
    return `${isWord ? `(?<![\\p{L}\\p{M}\\p{N}-])${prefixes}` : ''}(${source})`;
  });
  const end = hasEndings ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`(${whole.join('|')})${end}`, 'iu');
}
