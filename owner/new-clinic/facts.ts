import * as v from 'valibot';
import { parse, parseDocument, stringify } from 'yaml';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import type { WeekHours } from '../../domain/time/weekly-hours.ts';
import { doctor } from '../../domain/clinic/doctors.ts';
import { member } from '../../domain/clinic/team.ts';
import { longestClosedHours } from '../../domain/clinic/opening-hours.ts';
import type { ClinicFile } from '../../compile/read-clinic.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import type { Answers } from './answer-fields.ts';
import { countryFacts, timeZonesOf } from './countries.ts';
import { treatmentsOf, type General } from './general.ts';
import { doctorIdOf, memberIdOf, offeredServices, serviceIdOf } from './ids.ts';
import { sixColors } from './six-colors.ts';

/** Answers that clinic.yaml has by the same names. */
export const SAME = [
  'name',
  'siteUrl',
  'founded',
  'address',
  'access',
  'phone',
  'whatsapp',
  'email',
  'closures',
  'specialHours',
  'reminders',
  'visit',
  'view',
  'picturesAreIllustrations',
  'map',
  'social',
  'reviews',
  'terms',
] as const satisfies (keyof Answers)[];

/** Answers that stand below `promises` in clinic.yaml. */
export const PROMISES = Object.keys(ClinicSchema.entries.promises.entries) as (keyof Answers)[];

/** Writes clinic.yaml: the general one with the facts of a clinic. */
export function clinicFile(general: General, answers: Answers): string {
  const document = parseDocument(general.get('clinic.yaml')!);
  const { address, also, badge, colors, hours, doctors } = answers;
  const founder = doctors.find((each) => each.founder);
  const languages = siteLanguages(answers);
  const facts: Record<string, unknown> = {
    ...Object.fromEntries(SAME.map((field) => [field, answers[field]])),
    currency: answers.currency ?? countryFacts(general)[address.country]?.currency,
    timeZone: answers.timeZone ?? onlyTimeZone(answers.address.country),
    founder: founder && doctorIdOf(founder),
    foreignPhones:
      answers.foreignPhones ?? (also.includes('abroad') || address.country !== 'IN' || undefined),
    languages: languages.length > 1 ? document.createNode(languages, { flow: true }) : undefined,
    badge: badge && { title: titleOf(general, answers, badge), text: 'at our clinic', service: badge },
    colors: colors && sixColors(colors),
  };
  for (const [field, value] of Object.entries(facts)) if (value !== undefined) document.set(field, value);
  for (const field of ['whatsapp', 'social']) if (!hasValue(facts[field])) document.delete(field);
  for (const [field, value] of Object.entries(answers.booking))
    if (value !== undefined) document.setIn(['booking', field], value);
  for (const [day, periods] of Object.entries(hours))
    document.setIn(['hours', day], document.createNode(periods, { flow: true }));
  document.setIn(['promises', 'answerHours'], defaultAnswerHours(hours));
  for (const field of PROMISES)
    if (answers[field] !== undefined) document.setIn(['promises', field], answers[field]);
  return document.toString(WIDTH);
}

/** The time zone of a country that has one only. */
function onlyTimeZone(country: string): string | undefined {
  const [zone, ...others] = timeZonesOf(country);
  return others.length === 0 ? zone : undefined;
}

const hasValue = (value: unknown) => value !== undefined && Object.keys(value as object).length > 0;

/** The fields of clinic.yaml. */
export function clinicData(general: General, answers: Answers): ClinicFile {
  return v.parse(ClinicSchema, parse(clinicFile(general, answers)));
}

/** The languages of the site, first that of the e-mails to the clinic. */
export function siteLanguages({ languages }: Pick<Answers, 'languages'>): string[] {
  return languages.includes('en') ? languages : ['en', ...languages];
}

/**
 * Returns the hours within which a clinic can promise an answer if its owner names none. A message sent at
 * closing time is answered at the next opening, so they cover the longest closed period, rounded up to half
 * days; at least 24.
 */
export function defaultAnswerHours(week: WeekHours): number {
  return Math.max(Math.ceil(longestClosedHours(week) / 12) * 12, 24);
}

function titleOf(general: General, { ownServices }: Answers, id: string): string {
  const own = ownServices.find((each) => serviceIdOf(each) === id);
  return (own ?? treatmentsOf(general).find((each) => each.id === id)!).title;
}

/**
 * Writes doctors.yaml: each doctor with the title and place of the general file unless given; undefined if
 * there are none.
 */
export function doctorsFile(general: General, answers: Answers): string | undefined {
  const { doctors } = answers;
  const offered = offeredServices(answers);
  if (doctors.length === 0) return undefined;
  const document = parseDocument(general.get('doctors.yaml')!);
  const {
    doctors: [neutral],
  } = document.toJS() as { doctors: [object] };
  const entries = doctors.map((each) =>
    written(doctor.entries, {
      ...neutral,
      ...withoutEmpty(each),
      treats: each.treats.filter((id) => offered.includes(id)),
      id: doctorIdOf(each),
    }),
  );
  document.set('doctors', document.createNode(entries));
  return document.toString(WIDTH);
}

/** Writes team.yaml; undefined if nobody is in the team. */
export function teamFile({ team }: Answers): string | undefined {
  if (team.length === 0) return undefined;
  const entries = team.map((each) => written(member.entries, { ...each, id: memberIdOf(each) }));
  return stringify({ team: entries }, WIDTH);
}

/** Writes fees.yaml; undefined if nothing of it is known. */
export function feesFile({ consultation, payment, insurance, estimate }: Answers): string | undefined {
  const facts = withoutEmpty({ consultation, payment, insurance, estimate });
  return Object.keys(facts).length > 0 ? stringify(facts, WIDTH) : undefined;
}

/** Those of a schema's fields that have a value, in its order. */
function written(entries: object, values: Record<string, unknown>) {
  return withoutEmpty(Object.fromEntries(Object.keys(entries).map((field) => [field, values[field]])));
}

/** The fields with a value. */
function withoutEmpty(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && [value].flat().length > 0,
    ),
  );
}
