import { addMonths, type CivilDate } from '../../domain/civil-date.ts';
import { closureOn, longestClosed, type Closure } from '../../domain/opening-hours.ts';
import { WEEKDAYS, type TimeOfDay } from '../../domain/week.ts';
import { fillPlaceholders } from '../compile/placeholders.ts';
import { hardTexts, sentencesOf, textsOf } from '../compile/plain-words.ts';
import type { CheckedFile } from '../compile/references.ts';
import { NATIONAL_HOLIDAYS } from '../national-holidays.ts';
import { picturesOf, type Clinic } from './clinic.ts';
import { checkSample, type Sample } from './sample-left.ts';
import { when, type Finding } from './words.ts';

/**
 * Looks through what the owner has written.
 *
 * @param today - at the clinic
 * @param sample - null: it is not there any more
 */
export function checkContent(
  clinic: Clinic,
  folder: string,
  today: CivilDate,
  sample: Sample | null,
): Finding[] {
  const sentences = sentencesIn(clinic);
  return [
    ...checkSample(clinic, folder, sample),
    ...checkPictures(clinic),
    ...checkPeople(clinic, folder),
    ...checkClosures(clinic, today),
    ...sentences.flatMap((sentence) => checkWording(sentence)),
    ...checkFigures(clinic, sentences),
    ...checkPromises(clinic, sentences),
    ...hardTexts(clinic.files).map(({ path, line, grade, sentence }): Finding => ({
      kind: 'hardText',
      place: `${path}:${line}`,
      grade: grade.toFixed(1),
      sentence,
    })),
  ];
}

type Sentence = { place: string; path: string; sentence: string };

/** All that visitors read, as they read it. */
function sentencesIn({ files, values }: Clinic): Sentence[] {
  return files
    .flatMap(({ source, schema, data }) => {
      const body = fillPlaceholders(source.body, values, source.path);
      return textsOf({ source: { ...source, data, body }, schema, data });
    })
    .flatMap(({ path, line, text }) =>
      sentencesOf(text).map((sentence) => ({ place: `${path}:${line}`, path, sentence })),
    );
}

/** What a camera or a program calls a file says nothing of it. */
const FILE_NAME =
  /^(IMG|DSC|PXL|photo|image|screenshot)?[\W\d_]*(\.\w{3,4})?$|\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i;

function checkPictures({ files }: Clinic): Finding[] {
  return files
    .flatMap(picturesOf)
    .filter(({ description }) => FILE_NAME.test(description))
    .map(({ place, name }) => ({ kind: 'pictureWithoutText', place, name }));
}

function checkPeople({ clinic, content, files }: Clinic, folder: string): Finding[] {
  const { source, data } = clinic;
  const place = `${folder}/doctors.yaml`;
  const host = new URL(data.siteUrl).hostname.replace(/^www\./, '');
  const domain = data.email.slice(data.email.indexOf('@') + 1).toLowerCase();
  const within = (one: string, other: string) => one === other || one.endsWith(`.${other}`);
  return [
    ...when(content.doctors.doctors.length === 0, { kind: 'noDoctors', place }),
    ...files.filter(({ source }) => source.path === place).flatMap(checkDoctors),
    ...when(!within(domain, host) && !within(host, domain), {
      kind: 'emailElsewhere',
      place: `${source.path}:${source.lineOf(['email'])}`,
      email: data.email,
      host,
    }),
  ];
}

/** Each once, though a doctor may stand in both lists. */
function checkDoctors({ source, data }: CheckedFile): Finding[] {
  const lists = Object.entries(data as Record<string, { id: string; name: string; registration?: string }[]>);
  const people = lists.flatMap(([list, each]) =>
    each.map((person, at) => ({ ...person, steps: [list, at] })),
  );
  return [...Map.groupBy(people, ({ id }) => id).values()].flatMap(([first]) => {
    const { name, registration, steps } = first!;
    return when(!registration, {
      kind: 'registrationMissing',
      place: `${source.path}:${source.lineOf(steps)}`,
      name,
    });
  });
}

function checkClosures({ clinic: { data, source } }: Clinic, today: CivilDate): Finding[] {
  const { closures, address } = data;
  const isDated = ({ from }: Closure) => from.length > 'MM-DD'.length;
  const past = closures.flatMap((closure, at) => {
    const { name, from, to: last = from } = closure;
    const place = `${source.path}:${source.lineOf(['closures', at])}`;
    return when(isDated(closure) && last < today, { kind: 'closurePast', place, name, last });
  });
  if (address.country !== 'IN') return [...past, { kind: 'holidaysUnknown', country: address.country }];
  const place = `${source.path}:${source.lineOf(['closures'])}`;
  return [
    ...past,
    ...NATIONAL_HOLIDAYS.flatMap(({ name, from }) => {
      const thisYear = `${today.slice(0, 4)}-${from}`;
      const next = thisYear < today ? addMonths(thisYear, 12) : thisYear;
      return when(!closureOn(data, next), { kind: 'holidayMissing', place, name, from });
    }),
    // One that is over tells nothing of those to come.
    ...when(past.length === closures.filter(isDated).length, { kind: 'noDatedHoliday', place }),
  ];
}

const DENTISTS =
  '(?:dentists?|dental (?:clinic|hospital|care|team)|clinics?|doctors?|surgeons?|orthodontists?|team)';
const BEST =
  '(?:best|finest|leading|foremost|premier|top|most (?:experienced|advanced|trusted|skilled))(?:-rated)?';
const SUPERIORITY = anyOf(
  `\\b(?:the|our|\\w+['’]s) (?:very )?${BEST} (?:\\w+ )?${DENTISTS}\\b`,
  `\\b${BEST} (?:\\w+ )?${DENTISTS} in\\b`,
  '\\b(?:world[- ]class|unrivalled|unmatched|second to none)\\b',
  '(?:\\bno\\. ?|\\bnumber |#)(?:1|one)\\b (?:dent|clinic|in\\b)',
  '\\bbetter than (?:other|any) (?:dent|clinic|doctor)',
  '\\b(?:100 ?%|guaranteed) (?:painless|success|results?)\\b',
);
const INDUCEMENT = anyOf(
  '(?<!-|feel )\\bfree (?!to\\b|of\\b)(?:\\w+ ){0,2}(?:consultation|scan|check-?up|cleaning|whitening|x-?ray|treatment|gift|visit)s?\\b',
  '\\b(?:discounts?|cashback|vouchers?|coupons?|lucky draw|refer a friend|(?:special|limited) offers?)\\b',
  '\\b\\d+ ?(?:%|per ?cent) off\\b',
);

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}

const QUESTION = /\?["”’)]*$/;
const NEGATION = /\b(?:no|not|never|nobody|without|neither|cannot|forbids?)\b|n['’]t\b/i;

/** Whether a sentence says so; a question may name what its answer denies. */
function says(sentence: string, pattern: RegExp): boolean {
  const at = pattern.exec(sentence)?.index;
  return at !== undefined && !QUESTION.test(sentence) && !NEGATION.test(sentence.slice(0, at));
}

function checkWording({ place, sentence }: Sentence): Finding[] {
  return [
    ...when(says(sentence, SUPERIORITY), { kind: 'superiority', place, sentence }),
    ...when(says(sentence, INDUCEMENT), { kind: 'inducement', place, sentence }),
  ];
}

const FOUNDED =
  /\b(?:clinic|practice|we)\b.*\b(?:founded|established|opened|open) (?:in|since) ((?:19|20)\d\d)\b/i;
const COUNTED =
  /\b(\d[\d,]*) ?\+? (?:\w+ )?(patients|smiles|reviews|dentists|doctors|specialists|chairs|treatments)\b/i;
/** Sentences of the clinic itself, and of nobody else. */
const OURS = /\b(?:we|us|our|clinic|practice)\b/i;

function checkFigures({ clinic: { source, data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { claims, founded } = data;
  const numberOf = (digits: string) => Number(digits.replaceAll(',', ''));
  const nouns = Object.keys(claims).map((name) =>
    // 'happyPatients' is written "12,000+ happy patients".
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  // The figures of one person are not the clinic's.
  const general = sentences.filter(({ path }) => !/(doctors|team)\.yaml$/.test(path));
  const counted = general.flatMap(({ place, sentence }) => {
    const [, digits, noun] = (OURS.test(sentence) && COUNTED.exec(sentence)) || [];
    return digits && noun && !nouns.some((each) => each.endsWith(noun.toLowerCase()))
      ? [{ place, sentence, noun: noun.toLowerCase(), figure: numberOf(digits) }]
      : [];
  });
  return [
    ...Object.entries(claims).flatMap(([name, { figure, suffix }], at) => {
      const written = new RegExp(`(\\d[\\d,]*)\\s*\\+?\\s+${nouns[at]}\\b`, 'i');
      return [
        ...when(suffix === '%' && figure > 100, {
          kind: 'overHundred',
          place: `${source.path}:${source.lineOf(['claims', name])}`,
          name,
          figure,
        }),
        ...general.flatMap(({ place, sentence }) => {
          const said = written.exec(sentence)?.[1];
          const differs = said !== undefined && numberOf(said) !== figure;
          return when(differs, { kind: 'figureContradicts', place, sentence, name, figure });
        }),
      ];
    }),
    ...[...Map.groupBy(counted, ({ noun }) => noun).values()].flatMap(([first, ...rest]) => {
      const other = rest.find(({ figure }) => figure !== first!.figure);
      if (!other) return [];
      const { place, sentence } = other;
      return [{ kind: 'figuresDiffer', place, sentence, other: first!.place } satisfies Finding];
    }),
    ...sentences.flatMap(({ place, sentence }) => {
      const year = FOUNDED.exec(sentence)?.[1] ?? founded;
      return when(Number(year) !== founded, { kind: 'foundedContradicts', place, sentence, founded });
    }),
  ];
}

const ALWAYS = /\b24 ?[/x] ?7\b|\bround the clock\b|\b24 hours a day\b/i;
const EVERY_DAY = 'every day|daily|all week|seven days|7 days';
const ANSWERED =
  /\b(?:answer|reply|respond|write back|call (?:you )?back|get back)\b.*\bwithin (?:the |(\d+|an?|one|two|three) )?(minutes?|hours?)\b(?! of opening)/i;
const OPEN_AT = /\bopen\b.*\b(?:from|until|till|to)\b/i;
const CLOCK_TIMES = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b/gi;
/** Whom to call when the clinic can't help is open. */
const SOMEBODY_ELSE = /\bhospitals?\b|\bambulance\b|\b(?:108|112)\b/i;

function checkPromises({ clinic: { source, data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { hours, promises } = data;
  const closed = longestClosed(hours);
  const shutDays = WEEKDAYS.filter((day) => hours[day].length === 0);
  const turns = new Set(
    WEEKDAYS.flatMap((day) => hours[day].flatMap(({ opens, closes }) => [opens, closes])),
  );
  const promised = Object.entries(promises).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, hours: value }] : [],
  );
  const tooShort = promised
    .filter((promise) => promise.hours < closed)
    .map(({ name, hours }): Finding => {
      const place = `${source.path}:${source.lineOf(['promises', name])}`;
      return { kind: 'promiseTooShort', place, name, hours, closed };
    });
  const said = sentences.flatMap(({ place, sentence }): Finding[] => {
    if (SOMEBODY_ELSE.test(sentence)) return [];
    if (closed > 1 && says(sentence, ALWAYS)) return [{ kind: 'alwaysButClosed', place, sentence }];
    const within = says(sentence, ANSWERED) ? hoursOf(sentence) : closed;
    // What stands among the promises has been told.
    if (within < closed && promised.every((promise) => promise.hours !== within))
      return [{ kind: 'answerTooSoon', place, sentence, closed }];
    if (OURS.test(sentence) && says(sentence, OPEN_AT) && timesIn(sentence).some((time) => !turns.has(time)))
      return [{ kind: 'hoursContradict', place, sentence }];
    const day = shutDays.find((each) =>
      says(sentence, new RegExp(`\\b(?:open|here) (?:(?:on )?${each}s?|${EVERY_DAY})\\b`, 'i')),
    );
    return day ? [{ kind: 'dayButClosed', place, sentence, day }] : [];
  });
  return [...tooShort, ...said];
}

/** Within how many hours a sentence promises an answer: "an hour", "30 minutes". */
function hoursOf(sentence: string): number {
  const [, count = '1', unit = ''] = ANSWERED.exec(sentence)!;
  const number = Number(count) || Math.max(['one', 'two', 'three'].indexOf(count.toLowerCase()), 0) + 1;
  return unit.startsWith('minute') ? number / 60 : number;
}

function timesIn(sentence: string): TimeOfDay[] {
  return [...sentence.matchAll(CLOCK_TIMES)].map(([, hour, minutes = '00', half]) => {
    const hours = (Number(hour) % 12) + (half!.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}
