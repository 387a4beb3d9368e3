import { parse } from 'yaml';
import { CALLING_CODES } from '../../domain/clinic/telephone.ts';
import type { General } from './general.ts';

/** What `general/countries.yaml` says of a country. */
type CountryFacts = {
  /** ISO 4217 */
  currency?: string;
  /** the numbers that call an ambulance */
  ambulance?: string[];
  /** what the postal code is called; null where addresses have none */
  postalCode?: string | null;
  /** states or emirates */
  regions?: string[];
};

/** Present names of time zones for which Intl lists an earlier one. */
const ZONE_NAMES: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** What is known of countries, by their codes (ISO 3166-1). */
export function countryFacts(general: General): Partial<Record<string, CountryFacts>> {
  return parse(general.get('countries.yaml')!) as Partial<Record<string, CountryFacts>>;
}

/** Lists all countries by their English names, with the prefix of their telephone numbers, such as '+91'. */
export function countries(general: General) {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const facts = countryFacts(general);
  return Array.from(CALLING_CODES, ([code, prefix]) => {
    const { regions = [], postalCode = 'Postal code' } = facts[code] ?? {};
    const timeZones = timeZonesOf(code);
    return { code, name: names.of(code)!, prefix: `+${prefix}`, timeZones, regions, postalCode };
  }).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The numbers that call an ambulance in a country; 112 does so from every mobile telephone (3GPP TS 22.101).
 */
export function ambulanceNumbers(general: General, country: string): string[] {
  return countryFacts(general)[country]?.ambulance ?? ['112'];
}

/**
 * Returns the general texts with the country's name, the numbers of its ambulance, and what is true of it
 * only.
 */
export function textsOfCountry(general: General, country: string): General {
  const numbers = ambulanceNumbers(general, country);
  const filled = Array.from(general, ([file, text]): [string, string] => {
    const [, language = 'en'] = /^([a-z]{2,3})\//.exec(file) ?? [];
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(country)!;
    const either = new Intl.ListFormat(language, { type: 'disjunction' });
    const call = ` (${name}: ${either.format(numbers)})`;
    const withCalls = text.replaceAll(/\s+\(\{country\}:\s+\{ambulance\}\)/g, call);
    const onlyInIndia = country === 'IN' ? '$1' : '';
    return [file, withCalls.replaceAll('{country}', name).replaceAll(/\{india\|([^}]+)\}/g, onlyInIndia)];
  });
  return new Map(filled);
}

/** The time zones of a country, by IANA names. */
export function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return (locale.getTimeZones() ?? []).map((zone) => ZONE_NAMES[zone] ?? zone);
}
