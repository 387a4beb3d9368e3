import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import type { ClinicFacts } from '../domain/clinic/clinic.ts';
import type { Fee } from '../domain/clinic/fees.ts';
import { addressText, areaText } from '../domain/web/contact-links.ts';
import { weeklyHours } from '../domain/time/weekly-hours.ts';
import { tagIn, type LanguageWords } from './languages.ts';

/**
 * Values of placeholders, by their names without braces: 'clinic.founded' → '2008',
 * 'promises.answerHours|hours' → '24 hours'.
 */
export type PlaceholderValues = Map<string, string>;

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z\d-]+)*)(?: *\| *([a-zA-Z]+))?\}/g;

/**
 * Replaces the placeholders of a text.
 *
 * @param where - the file and line, for messages
 * @throws {ConfigurationError} for an unknown placeholder, with similar ones that exist
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, where: string): string {
  return text.replace(PLACEHOLDER, (whole, name: string, unit?: string) => {
    const value = values.get(unit ? `${name}|${unit}` : name);
    if (value !== undefined) return value;
    const known = similarNames(name, [...values.keys()]).map((each) => `{${each}}`);
    throw new ConfigurationError(
      `${where}: ${whole} stands for nothing; it should be one of ${known.join(', ')}.`,
    );
  });
}

/**
 * Lists placeholders to suggest for an unknown one: the other units of the same value, else the names that
 * begin with the same word, else all names.
 */
function similarNames(name: string, known: string[]): string[] {
  const sameValue = known.filter((each) => each === name || each.startsWith(`${name}|`));
  if (sameValue.length > 0) return sameValue;
  const names = known.filter((each) => !each.includes('|'));
  const sameWord = names.filter((each) => each.startsWith(`${name.split('.')[0]}.`));
  return sameWord.length > 0 ? sameWord : names;
}

type Named = Pick<
  ClinicFacts,
  | 'name'
  | 'founded'
  | 'address'
  | 'phone'
  | 'email'
  | 'siteUrl'
  | 'hours'
  | 'claims'
  | 'promises'
  | 'founder'
  | 'booking'
  | 'visit'
> & { currency: string };

/**
 * Formats the facts of a clinic for use in sentences.
 *
 * @param prices - the fees of the consultation and of services, by their ids
 */
export function clinicPlaceholders(
  clinic: Named,
  { language, hours, counts, fees }: LanguageWords,
  prices: Readonly<Record<string, Fee>> = {},
): PlaceholderValues {
  const { name, founded, address, phone, email, siteUrl, claims = {}, promises, founder } = clinic;
  const values: PlaceholderValues = new Map([
    ['clinic.name', name],
    ['clinic.founded', String(founded)],
    ['clinic.phone', phone],
    ['clinic.email', email],
    ['clinic.emailDomain', email.slice(email.indexOf('@') + 1)],
    ['clinic.siteUrl', siteUrl],
    ['clinic.address', addressText(address)],
    ['clinic.area', areaText(address)],
    ['clinic.hours', hours.sentence(weeklyHours(clinic.hours))],
  ]);
  const named = { ...address, locality: address.locality ?? address.city };
  for (const [field, value] of Object.entries(named)) values.set(`clinic.address.${field}`, value);
  const setCounts = (name: string, count: number) => {
    for (const [unit, counted] of Object.entries(counts)) values.set(`${name}|${unit}`, counted(count));
  };
  for (const [claim, { figure }] of Object.entries(claims)) {
    values.set(
      `claims.${claim}`,
      figure.toLocaleString(tagIn({ language }, address.country), {
        useGrouping: 'min2',
        numberingSystem: 'latn',
      }),
    );
    setCounts(`claims.${claim}`, figure);
  }
  for (const [group, facts] of Object.entries({ promises, booking: clinic.booking, visit: clinic.visit })) {
    for (const [name, value] of Object.entries(facts ?? {})) {
      if (typeof value === 'object') continue;
      values.set(`${group}.${name}`, String(value));
      if (typeof value === 'number') setCounts(`${group}.${name}`, value);
    }
  }
  for (const [name, fee] of Object.entries(prices)) {
    const per = fee.per ? ` ${fees.per[fee.per]}` : '';
    values.set(`fees.${name}`, fees.range(fee, clinic.currency) + per);
  }
  if (promises.openHoursOnly) {
    values.set('promises.answerHours|hours', counts.openHours(promises.answerHours));
    values.set('promises.answerHours|withinHours', counts.withinOpenHours(promises.answerHours));
  }
  if (founder) values.set('founder.name', founder.name);
  return values;
}
