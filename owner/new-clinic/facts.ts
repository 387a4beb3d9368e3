import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { OwnColors } from '../../domain/clinic/colors.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { WeekHours } from '../../domain/time/weekly-hours.ts';
import { longestClosedHours } from '../../domain/clinic/opening-hours.ts';
import { mixed } from '../../compile/mix-colors.ts';
import { readTheme } from '../../compile/theme.ts';
import { GENERAL_FOLDER } from '../clinic-files.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import type { Answers } from './answers.ts';
import { treatmentsOf, type General } from './general.ts';

/** Writes clinic.yaml: the general one with the facts of a clinic. */
export function clinicFile(general: General, answers: Answers): string {
  const document = parseDocument(general.get('clinic.yaml')!);
  const { name, siteUrl, founded, phone, whatsapp, email, map, access, view } = answers;
  const { also, languages, badge, colors, hours, address, slotMinutes, noticeHours } = answers;
  const facts: Record<string, unknown> = {
    name,
    siteUrl,
    founded,
    address,
    phone,
    whatsapp,
    email,
    map,
    view,
    foreignPhones: also.includes('abroad') || undefined,
    access,
    languages: languages.length > 0 ? document.createNode(['en', ...languages], { flow: true }) : undefined,
    badge: badge && { title: titleOf(general, badge), text: 'at our clinic', service: badge },
    colors: colors && sixColors(colors),
  };
  for (const [field, value] of Object.entries(facts)) {
    if (value === undefined) document.delete(field);
    else document.set(field, value);
  }
  if (slotMinutes !== undefined) document.setIn(['booking', 'slotMinutes'], slotMinutes);
  if (noticeHours !== undefined) document.setIn(['booking', 'noticeHours'], noticeHours);
  for (const [day, periods] of Object.entries(hours))
    document.setIn(['hours', day], document.createNode(periods, { flow: true }));
  document.setIn(['promises', 'answerHours'], answers.answerHours ?? defaultAnswerHours(hours));
  if (answers.openHoursOnly) document.setIn(['promises', 'openHoursOnly'], true);
  return document.toString(WIDTH);
}

/**
 * Returns the hours within which a clinic can promise an answer if its owner names none. A message sent at
 * closing time is answered at the next opening, so they cover the longest closed period, rounded up to half
 * days; at least 24.
 */
export function defaultAnswerHours(week: WeekHours): number {
  return Math.max(Math.ceil(longestClosedHours(week) / 12) * 12, 24);
}

function titleOf(general: General, treatment: string): string {
  return treatmentsOf(general).find(({ id }) => id === treatment)!.title;
}

/**
 * Derives six colours from two.
 *
 * @throws {ConfigurationError} if one of the two is too pale to read
 */
function sixColors({ main, accent }: NonNullable<Answers['colors']>): OwnColors {
  const colors = {
    ground: mixed(accent, 0.03, '#fffdfb'),
    ink: mixed(main, 0.2, '#121212'),
    main,
    dark: mixed(main, 0.4, '#0a0a0a'),
    accent,
    soft: mixed(main, 0.14, '#ffffff'),
  };
  try {
    readTheme(join(GENERAL_FOLDER, 'theme.css'), colors);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(
      `colors is ${main} and ${accent}; it should be two colours that can be read on white, so darker ones.`,
    );
  }
  return colors;
}

/**
 * Writes doctors.yaml: each doctor with the title and place of the general file; undefined if there are none.
 */
export function doctorsFile(general: General, answers: Answers['doctors']): string | undefined {
  if (answers.length === 0) return undefined;
  const document = parseDocument(general.get('doctors.yaml')!);
  const { title, location } = (document.toJS() as { doctors: [{ title: string; location: string }] })
    .doctors[0];
  const doctors = answers.map(({ name, qualifications }) => ({
    id: doctorIdOf(name),
    name,
    title,
    qualifications,
    location,
  }));
  document.set('doctors', document.createNode(doctors));
  return document.toString(WIDTH);
}

/** The id of a doctor: 'Dr. Asha Rao' is dr-asha-rao. */
function doctorIdOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (letters.match(/[a-z]+/g) ?? []).filter((word) => word !== 'dr');
  if (words.length > 0) return ['dr', ...words].join('-');
  throw new ConfigurationError(
    `doctors: "${name}" has no Latin letters; it should be the name as English pages write it.`,
  );
}
