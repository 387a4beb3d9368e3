import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { minutesOf, type CivilDate } from '../../domain/civil-date.ts';
import { ConfigurationError } from '../../domain/configuration-error.ts';
import { closureOn } from '../../domain/opening-hours.ts';
import { WEEKDAYS, type WeekHours } from '../../domain/week.ts';
import { readClinic } from '../compile/compile.ts';
import { fillPlaceholders } from '../compile/placeholders.ts';
import { hardTexts, sentencesOf, textsOf } from '../compile/plain-words.ts';
import { checkNoSampleIsLeft } from '../compile/sample.ts';
import { mapTexts, visit } from '../compile/visit.ts';
import { readMarkdownFile, readYamlFile } from '../compile/yaml-file.ts';
import { when, type Finding } from './words.ts';

export type Clinic = ReturnType<typeof readClinic>;

/** What `action` throws of the owner's mistakes, a finding each. */
export function mistakesOf(action: () => void): Finding[] {
  try {
    action();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((line) => ({ kind: 'mistake', line }));
  }
}

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
    ...hardTexts([...clinic.services, ...clinic.articles, ...clinic.pageFiles]).map(
      ({ path, line, grade, sentence }): Finding => ({
        kind: 'hardText',
        place: `${path}:${line}`,
        grade,
        sentence,
      }),
    ),
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

/** The sample's people, and what is told of them and its patients: `npm run new-clinic` leaves none of it. */
const SAMPLES_FILES =
  '{articles/*.md,doctors.yaml,team.yaml,testimonials.yaml,transformations.yaml,timeline.yaml,pages/{about,international-patients}.yaml}';
/** Shorter ones are anybody's: "Braces". */
const OWN_TEXT_LENGTH = 40;

type Sample = { siteUrl: string; texts: Set<string>; names: Set<string>; pictures: Set<string> };

/**
 * What tells the sample's own people, texts and pictures.
 *
 * @param folder - where the sample is
 */
export function readSample(folder: string): Sample {
  const texts = new Set<string>();
  const names = new Set<string>();
  for (const file of globSync(SAMPLES_FILES, { cwd: folder })) {
    const path = `${folder}/${file}`;
    const { data, body } = file.endsWith('.md') ? readMarkdownFile(path) : readYamlFile(path);
    for (const paragraph of body.split('\n\n')) texts.add(paragraph.trim());
    mapTexts(data, (text, steps) => {
      if (steps.at(-1) === 'name' && /^(doctors|team)/.test(file)) names.add(text);
      // What names the clinic's own facts is made for any.
      if (!text.includes('{')) texts.add(text);
      return text;
    });
  }
  const { siteUrl } = readYamlFile(`${folder}/clinic.yaml`).data as { siteUrl: string };
  return { siteUrl, texts, names, pictures: new Set(globSync(`${folder}/images/**/*.*`).map(fingerprint)) };
}

function checkSample({ files, clinic }: Clinic, folder: string, sample: Sample | null): Finding[] {
  if (sample === null) return [{ kind: 'sampleGone' }];
  if (clinic.data.siteUrl === sample.siteUrl) return [{ kind: 'isSample' }];
  return [
    ...mistakesOf(() =>
      checkNoSampleIsLeft(
        files.map(({ source }) => source.path),
        clinic.data.siteUrl,
      ),
    ),
    ...files.flatMap((file) => {
      const texts = textsOf(file).map(({ path, line, text }) => ({
        place: `${path}:${line}`,
        text: text.trim(),
      }));
      const copied = texts.filter(({ text }) => text.length >= OWN_TEXT_LENGTH && sample.texts.has(text));
      const named = texts.flatMap(({ place, text }) => {
        const name = [...sample.names].find((each) => text.includes(each));
        return name === undefined ? [] : [{ kind: 'samplePerson', place, name } as const];
      });
      const [first] = copied;
      if (!first) return named;
      const sentence = sentencesOf(first.text)[0] ?? first.text;
      return [{ kind: 'sampleText', place: first.place, sentence, count: copied.length } as const, ...named];
    }),
    // Each where it is named first.
    ...[...Map.groupBy(pictures(files), ({ name }) => name)].flatMap(([name, [first]]) => {
      const file = `${folder}/images/${name}`;
      const isSamples = existsSync(file) && sample.pictures.has(fingerprint(file));
      return when(isSamples, { kind: 'samplePicture', place: first!.place, name });
    }),
  ];
}

const fingerprint = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

function pictures(files: Clinic['files']) {
  return files.flatMap(({ source, schema, data }) => {
    const values = new Map([...visit(schema, data)].map(({ steps, value }) => [steps.join(), value]));
    return [...visit(schema, data)]
      .filter(({ steps }) => steps.at(-1) === 'image')
      .map(({ steps, value }) => ({
        place: `${source.path}:${source.lineOf(steps)}`,
        name: String(value),
        description: String(values.get([...steps.slice(0, -1), 'imageAlt'].join()) ?? ''),
      }));
  });
}

/** What a camera or a program calls a file says nothing of it. */
const FILE_NAME =
  /^(IMG|DSC|PXL|photo|image|screenshot)?[\W\d_]*(\.\w{3,4})?$|\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i;

function checkPictures({ files }: Clinic): Finding[] {
  return pictures(files)
    .filter(({ description }) => FILE_NAME.test(description))
    .map(({ place, name }) => ({ kind: 'pictureWithoutText', place, name }));
}

function checkPeople({ clinic, content }: Clinic, folder: string): Finding[] {
  const { siteUrl, email } = clinic.data;
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase();
  const within = (one: string, other: string) => one === other || one.endsWith(`.${other}`);
  const { doctors, homeDoctors } = content.doctors;
  const others = homeDoctors.filter(({ id }) => doctors.every((doctor) => doctor.id !== id));
  return [
    ...[...doctors, ...others]
      .filter(({ registration }) => !registration)
      .map(({ name }): Finding => ({ kind: 'registrationMissing', place: `${folder}/doctors.yaml`, name })),
    ...when(!within(domain, host) && !within(host, domain), { kind: 'emailElsewhere', email, host }),
  ];
}

/** India's three national holidays; all others move, or are a state's. */
const NATIONAL = { 'Republic Day': '01-26', 'Independence Day': '08-15', 'Gandhi Jayanti': '10-02' };

function checkClosures({ clinic: { data, source } }: Clinic, today: CivilDate): Finding[] {
  const { closures, address } = data;
  const year = today.slice(0, 4);
  const past = closures.flatMap(({ name, from, to: last = from }, at) =>
    when(last.length > 'MM-DD'.length && last < today, {
      kind: 'closurePast',
      place: `${source.path}:${source.lineOf(['closures', at])}`,
      name,
      last,
    }),
  );
  if (address.country !== 'IN') return [...past, { kind: 'holidaysUnknown', country: address.country }];
  const isDated = closures.some(({ from, to = from }) =>
    [from, to].some((day) => day.startsWith(`${year}-`)),
  );
  return [
    ...past,
    ...Object.entries(NATIONAL).flatMap(([name, day]) => {
      const date = `${year}-${day}`;
      return when(!closureOn(data, date), { kind: 'holidayMissing', name, date });
    }),
    ...when(!isDated, { kind: 'noDatedHoliday', year: Number(year) }),
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

function checkFigures({ clinic: { data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { claims, founded } = data;
  return [
    ...Object.entries(claims).flatMap(([name, { figure, suffix }]) => {
      // 'happyPatients' is written "12,000+ happy patients".
      const noun = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      const written = new RegExp(`(\\d[\\d,]*)\\s*\\+?\\s+${noun}\\b`, 'i');
      const contradicting = sentences.flatMap(({ place, path, sentence }) => {
        // The years of one person are not the clinic's.
        const said = /(doctors|team)\.yaml$/.test(path) ? undefined : written.exec(sentence)?.[1];
        return when(said !== undefined && Number(said.replaceAll(',', '')) !== figure, {
          kind: 'figureContradicts',
          place,
          sentence,
          name,
          figure,
        });
      });
      return [
        ...when(suffix === '%' && figure > 100, { kind: 'overHundred', name, figure }),
        ...contradicting,
      ];
    }),
    ...sentences.flatMap(({ place, sentence }) => {
      const year = FOUNDED.exec(sentence)?.[1] ?? founded;
      return when(Number(year) !== founded, { kind: 'foundedContradicts', place, sentence, founded });
    }),
  ];
}

const DAY_MINUTES = 24 * 60;

/** The most hours from one closing to the next opening in an ordinary week. */
function longestClosed(hours: WeekHours): number {
  const sittings = WEEKDAYS.flatMap((day, at) =>
    hours[day].map(({ opens, closes }) => ({
      opens: at * DAY_MINUTES + minutesOf(opens),
      closes: at * DAY_MINUTES + minutesOf(closes),
    })),
  );
  const gaps = sittings.map(({ closes }, at) => {
    const next = sittings[at + 1]?.opens ?? sittings[0]!.opens + 7 * DAY_MINUTES;
    return next - closes;
  });
  return Math.ceil(Math.max(...gaps) / 60);
}

const ALWAYS = /\b24 ?[/x] ?7\b|\bround the clock\b|\b24 hours a day\b/i;
const EVERY_DAY = 'every day|daily|all week|seven days|7 days';
/** Whom to call when the clinic can't help is open. */
const SOMEBODY_ELSE = /\bhospitals?\b|\bambulance\b|\b(?:108|112)\b/i;

function checkPromises({ clinic: { data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { hours, promises } = data;
  const closed = longestClosed(hours);
  const shutDays = WEEKDAYS.filter((day) => hours[day].length === 0);
  const tooShort = (['answerHours', 'coordinatorHours', 'quoteHours'] as const).flatMap((name): Finding[] => {
    const promised = promises[name];
    return promised !== undefined && promised < closed
      ? [{ kind: 'promiseTooShort', name, hours: promised, closed }]
      : [];
  });
  const said = sentences.flatMap(({ place, sentence }): Finding[] => {
    if (SOMEBODY_ELSE.test(sentence)) return [];
    if (closed > 1 && says(sentence, ALWAYS)) return [{ kind: 'alwaysButClosed', place, sentence }];
    const day = shutDays.find((each) =>
      says(sentence, new RegExp(`\\b(?:open|here) (?:(?:on )?${each}s?|${EVERY_DAY})\\b`, 'i')),
    );
    return day ? [{ kind: 'dayButClosed', place, sentence, day }] : [];
  });
  return [...tooShort, ...said];
}
