import { join } from 'node:path';
import sharp from 'sharp';
import { addMonths, isYearly, minutesOf, type CivilDate } from '../../domain/time/civil-date.ts';
import { closureOn, longestClosedHours, type Closure } from '../../domain/clinic/opening-hours.ts';
import { WEEKDAYS, type OpeningPeriod } from '../../domain/time/weekly-hours.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import type { Doctor, HomeDoctor } from '../../domain/clinic/doctors.ts';
import { access, visit } from '../../domain/clinic/access-and-visit.ts';
import type { WrittenHomePage } from '../../domain/clinic/pages/home.ts';
import { ARCH_PHOTO_SIZE } from '../../domain/clinic/view.ts';
import { isPhotograph, picturesIn } from '../../compile/pictures.ts';
import { nameOf } from '../../compile/read-clinic.ts';
import { hardTexts } from '../../compile/readability.ts';
import type { CheckedFile, Data } from '../../compile/schema-walk.ts';
import { ungroupedServices } from '../home-groups.ts';
import { readGeneral } from '../new-clinic/general.ts';
import { holidaysIn } from '../new-clinic/holidays.ts';
import { placeAt, type Clinic } from './collect-mistakes.ts';
import { checkSample, type Sample } from './sample-leftovers.ts';
import { findingIf, type Finding } from './findings.ts';
import { areAligned, domainOf } from './mail.ts';
import { checkUnreviewedTexts } from './unreviewed-texts.ts';
import { checkWording } from './wording.ts';

/**
 * Checks the content that the owner has written.
 *
 * @param today - in the clinic's time zone
 */
export async function checkContent(
  clinic: Clinic,
  folder: string,
  today: CivilDate,
  sample: Sample,
): Promise<Finding[]> {
  return [
    ...checkSample(clinic, folder, sample),
    ...checkUnreviewedTexts(clinic, folder),
    ...checkPictures(clinic),
    ...(await checkArchPhoto(clinic, folder)),
    ...checkPeople(clinic, folder),
    ...checkFees(clinic, folder),
    ...checkVisit(clinic),
    ...checkHomeGroups(clinic),
    ...checkClosures(clinic, today),
    ...(await checkWording(clinic, folder, today, clinic.clinic.data.siteUrl === sample.clinic.siteUrl)),
    ...checkFacts(clinic, folder, today),
    ...hardTexts(clinic.files).map(({ path, line, grade, sentence }): Finding => ({
      kind: 'hardText',
      place: `${path}:${line}`,
      grade: grade.toFixed(1),
      sentence,
    })),
  ];
}

/** Descriptions that are only a file name. */
const FILE_NAME =
  /^(IMG|DSC|PXL|photo|image|screenshot)?[\W\d_]*(\.\w{3,4})?$|\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i;

function checkPictures({ files }: Clinic): Finding[] {
  return files.flatMap((file) =>
    picturesIn(file)
      .filter(({ description }) => description && FILE_NAME.test(description.text))
      .map(({ steps, name }) => ({
        kind: 'pictureWithoutText',
        place: placeAt(file.source, ...steps),
        name,
      })),
  );
}

/** Checks the photograph that a clinic chose for the first screen of its home page. */
async function checkArchPhoto({ clinic, pageFiles }: Clinic, folder: string): Promise<Finding[]> {
  const { source, data } = pageFiles.find((file) => nameOf(file.source) === 'home')!;
  const { image } = data as WrittenHomePage;
  if (clinic.data.view !== 'photo') return [];
  const { width, height } = ARCH_PHOTO_SIZE;
  if (!isPhotograph(image))
    return [
      { kind: 'photoMissing', place: placeAt(clinic.source, 'view'), file: source.path, width, height },
    ];
  // A file that cannot be read is among the mistakes that stop the build.
  const metadata = await sharp(join(folder, 'images', image))
    .metadata()
    .catch(() => null);
  const size = metadata?.autoOrient ?? ARCH_PHOTO_SIZE;
  return findingIf(size.width < width || size.height < height, {
    kind: 'photoTooSmall',
    place: placeAt(source, 'image'),
    name: image,
    size: `${size.width} × ${size.height}`,
    width,
    height,
  });
}

function checkPeople({ clinic, content, files }: Clinic, folder: string): Finding[] {
  const { source, data } = clinic;
  const { email } = data;
  const place = `${folder}/doctors.yaml`;
  const host = new URL(data.siteUrl).hostname.replace(/^www\./, '');
  const isElsewhere = !areAligned(domainOf(email), host);
  const doctors = [...content.doctors.doctors, ...content.doctors.homeDoctors];
  const days = doctors.some(({ days }) => days.length === 0) ? [] : daysWithoutDoctor(doctors, data);
  return [
    ...findingIf(content.doctors.doctors.length === 0, { kind: 'noDoctors', place }),
    ...findingIf(doctors.length > 0 && days.length > 0, {
      kind: 'dayWithoutDoctor',
      place,
      days: days.join(', '),
    }),
    ...files.filter(({ source }) => source.path === place).flatMap((file) => checkDoctors(file, data)),
    ...findingIf(isElsewhere, { kind: 'emailElsewhere', place: placeAt(source, 'email'), email, host }),
  ];
}

/** Returns the weekdays on which the clinic is open by its weekly hours and no doctor is there. */
function daysWithoutDoctor(doctors: readonly Pick<Doctor, 'days'>[], { hours }: Pick<ClinicFacts, 'hours'>) {
  return WEEKDAYS.filter((day) => hours[day].length > 0 && !doctors.some(({ days }) => days.includes(day)));
}

/** Checks each doctor once, even if they are in both lists. */
function checkDoctors({ source, data }: CheckedFile, { hours }: Pick<ClinicFacts, 'hours'>): Finding[] {
  const lists = Object.entries(data as Record<string, (Doctor | HomeDoctor)[]>);
  const people = lists.flatMap(([list, each]) =>
    each.map((person, at) => ({ ...person, steps: [list, at] })),
  );
  return [...Map.groupBy(people, ({ id }) => id).values()].flatMap((entries) => {
    const { name, registration, steps } = entries[0]!;
    const place = placeAt(source, ...steps);
    const unknown = (['treats', 'days', 'languages'] as const).filter((field) =>
      entries.every((each) => each[field].length === 0),
    );
    const own = entries.find((each) => each.hours)?.hours;
    const outside = WEEKDAYS.filter((day) =>
      own?.[day].some((sitting) =>
        hours[day].every(({ opens, closes }) => sitting.opens < opens || closes < sitting.closes),
      ),
    );
    const shut = WEEKDAYS.filter(
      (day) => hours[day].length === 0 && entries.some(({ days }) => days.includes(day)),
    );
    return [
      ...findingIf(!registration, { kind: 'registrationMissing', place, name }),
      ...outside.map((day): Finding => ({ kind: 'doctorHoursOutside', place, name, day })),
      ...shut.map((day): Finding => ({ kind: 'doctorDayClosed', place, name, day })),
      ...unknown.map((field): Finding => ({ kind: 'doctorUnsaid', place, field, name })),
    ];
  });
}

/** Finds missing information about fees and payment, and services without a fee. */
function checkFees({ content: { fees }, services }: Clinic, folder: string): Finding[] {
  const without = services.filter(({ data }) => !data.fees).map(({ data }) => data.title);
  return [
    ...missingFacts(
      `${folder}/fees.yaml`,
      emptyFields(fees, ['consultation', 'payment', 'insurance', 'estimate']),
    ),
    ...findingIf(without.length > 0, {
      kind: 'feesUnsaid',
      place: `${folder}/services/`,
      services: without.join(', '),
    }),
  ];
}

/** Finds missing information about access, visits and reviews. */
function checkVisit({ clinic: { source, data } }: Clinic): Finding[] {
  const fields = Object.entries({ access, visit }).flatMap(([part, { entries }]) =>
    emptyFields(data[part as 'access' | 'visit'] ?? {}, Object.keys(entries)).map(
      (field) => `${part}.${field}`,
    ),
  );
  return missingFacts(placeAt(source), [...fields, ...emptyFields(data, ['reviews'])]);
}

/** Fields without a value, or with an empty list. */
function emptyFields(data: object, fields: string[]): string[] {
  return fields.filter((field) => [(data as Data)[field]].flat()[0] === undefined);
}

function missingFacts(place: string, fields: string[]): Finding[] {
  return findingIf(fields.length > 0, { kind: 'unsaid', place, what: fields.join(', ') });
}

/** Finds services that the home page does not show. */
function checkHomeGroups({ content: { categories }, files, services }: Clinic): Finding[] {
  const source = files.find((file) => nameOf(file.source) === 'categories')?.source;
  if (!source) return [];
  const byId = new Map(services.map((file) => [nameOf(file.source), file]));
  const categoryOf = new Map([...byId].map(([id, { data }]) => [id, data.category]));
  return ungroupedServices(categories.groups, categoryOf).map(({ id, groupAt }): Finding => {
    const { source: ofService, data } = byId.get(id)!;
    return {
      kind: 'serviceNotOnHome',
      place: ofService.path,
      id,
      title: data.title,
      file: source.path,
      group: categories.groups[groupAt]!.title,
      line: source.lineOf(['groups', groupAt, 'services']),
    };
  });
}

function checkClosures({ clinic: { data, source } }: Clinic, today: CivilDate): Finding[] {
  const { closures, specialHours, address } = data;
  const isDated = ({ from }: Closure) => from.length > 'MM-DD'.length;
  const pastHours = specialHours.flatMap(({ date }, nth) => {
    const place = placeAt(source, 'specialHours', nth);
    return findingIf(!isYearly(date) && date < today, { kind: 'specialHoursPast', place, date });
  });
  const past = closures.flatMap((closure, nth) => {
    const { name, from, to: last = from } = closure;
    const place = placeAt(source, 'closures', nth);
    return findingIf(isDated(closure) && last < today, { kind: 'closurePast', place, name, last });
  });
  const holidays = holidaysIn(readGeneral()).filter(
    ({ country, region = address.region }) => country === address.country && region === address.region,
  );
  if (holidays.length === 0)
    return [...pastHours, ...past, { kind: 'holidaysUnknown', country: address.country }];
  const place = placeAt(source, 'closures');
  const movable = holidays.filter(({ date }) => !date).map(({ name }) => name);
  return [
    ...pastHours,
    ...past,
    ...holidays.flatMap(({ name, date, optional }) => {
      if (!date || optional) return [];
      const thisYear = `${Number(today.slice(0, 4))}-${date}` as const;
      const next = thisYear < today ? addMonths(thisYear, 12) : thisYear;
      return findingIf(!closureOn(data, next), { kind: 'holidayMissing', place, name, from: date });
    }),
    // Past closures say nothing about future ones.
    ...findingIf(past.length === closures.filter(isDated).length && movable.length > 0, {
      kind: 'noDatedHoliday',
      place,
      names: movable.join(', '),
    }),
  ];
}

/**
 * Checks clinic.yaml for impossible facts and promises that contradict the hours, and whether there is
 * emergency help.
 */
function checkFacts(
  { clinic: { source, data }, content }: Clinic,
  folder: string,
  today: CivilDate,
): Finding[] {
  const closed = longestClosedHours(data.hours);
  const { until: last = today } = data.banner ?? {};
  return [
    ...findingIf(!content.urgent.urgent, { kind: 'urgentMissing', place: `${folder}/urgent.yaml` }),
    ...findingIf(!content['tell-us-first'].tellUsFirst, {
      kind: 'tellUsFirstMissing',
      place: `${folder}/tell-us-first.yaml`,
    }),
    ...checkVisitMinutes(data, placeAt(source, 'booking', 'visitMinutes')),
    ...findingIf(last < today, { kind: 'bannerOver', place: placeAt(source, 'banner', 'until'), last }),
    ...Object.entries(data.claims).flatMap(([name, { figure, suffix }]) => {
      const place = placeAt(source, 'claims', name);
      return findingIf(suffix === '%' && figure > 100, { kind: 'overHundred', place, name, figure });
    }),
    ...Object.entries(data.promises).flatMap(([name, hours]) => {
      if (typeof hours !== 'number' || hours >= closed) return [];
      if (name === 'answerHours' && data.promises.openHoursOnly) return [];
      return [
        { kind: 'promiseTooShort', place: placeAt(source, 'promises', name), name, hours, closed } as const,
      ];
    }),
  ];
}

/** Compares the length of visits with the opening periods and with the length of a first visit. */
function checkVisitMinutes({ booking, hours, visit }: Clinic['clinic']['data'], place: string): Finding[] {
  const { visitMinutes: minutes, closingTimeBookable } = booking;
  if (minutes === undefined) return [];
  const isTooShort = ({ opens, closes }: OpeningPeriod) => minutesOf(closes) - minutesOf(opens) < minutes;
  const days = closingTimeBookable
    ? []
    : WEEKDAYS.filter((day) => hours[day].length > 0 && hours[day].every(isTooShort));
  const first = visit?.firstMinutes ?? 0;
  return [
    ...findingIf(days.length > 0, { kind: 'visitTooLong', place, minutes, days: days.join(', ') }),
    ...findingIf(first > minutes, { kind: 'firstVisitLonger', place, first, minutes }),
  ];
}
