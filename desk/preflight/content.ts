import { addMonths, type CivilDate } from '../../domain/civil-date.ts';
import { closureOn, type Closure } from '../../domain/opening-hours.ts';
import { picturesIn } from '../../compile/pictures.ts';
import { hardTexts } from '../../compile/plain-words.ts';
import type { CheckedFile } from '../../compile/references.ts';
import { NATIONAL_HOLIDAYS } from '../national-holidays.ts';
import type { Clinic } from './clinic.ts';
import { checkFigures, checkPromises } from './contradictions.ts';
import { checkSample, type Sample } from './sample-left.ts';
import { says, sentencesIn, type Sentence } from './sentences.ts';
import { when, type Finding } from './words.ts';

/**
 * Looks through what the owner has written.
 *
 * @param today - at the clinic
 */
export function checkContent(clinic: Clinic, folder: string, today: CivilDate, sample: Sample): Finding[] {
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

/** What a camera or a program calls a file says nothing of it. */
const FILE_NAME =
  /^(IMG|DSC|PXL|photo|image|screenshot)?[\W\d_]*(\.\w{3,4})?$|\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i;

function checkPictures({ files }: Clinic): Finding[] {
  return files.flatMap((file) =>
    picturesIn(file)
      .filter(({ description }) => FILE_NAME.test(description))
      .map(({ steps, name }): Finding => {
        const { path, lineOf } = file.source;
        return { kind: 'pictureWithoutText', place: `${path}:${lineOf(steps)}`, name };
      }),
  );
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

function checkWording({ place, sentence }: Sentence): Finding[] {
  return [
    ...when(says(sentence, SUPERIORITY), { kind: 'superiority', place, sentence }),
    ...when(says(sentence, INDUCEMENT), { kind: 'inducement', place, sentence }),
  ];
}
