import type { ClinicFacts } from '../domain/clinic.ts';
import { addressText, areaText } from '../domain/contact-links.ts';
import { weeklyHours } from '../domain/week.ts';
import type { LanguageWords } from './languages.ts';
import type { PlaceholderValues } from './placeholders.ts';

type Named = Pick<
  ClinicFacts,
  'name' | 'founded' | 'address' | 'phone' | 'email' | 'siteUrl' | 'hours' | 'claims' | 'promises' | 'founder'
>;

/** What texts may name of the clinic, in the form a sentence shows it. */
export function clinicPlaceholders(
  clinic: Named,
  { language, hours, counts }: LanguageWords,
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
  for (const [field, value] of Object.entries(address)) values.set(`clinic.address.${field}`, value);
  const setCounts = (name: string, count: number) => {
    for (const [unit, counted] of Object.entries(counts)) values.set(`${name}|${unit}`, counted(count));
  };
  for (const [claim, { figure }] of Object.entries(claims)) {
    values.set(
      `claims.${claim}`,
      figure.toLocaleString(language.tag, { useGrouping: 'min2', numberingSystem: 'latn' }),
    );
    setCounts(`claims.${claim}`, figure);
  }
  for (const [promise, value] of Object.entries(promises)) {
    values.set(`promises.${promise}`, String(value));
    if (typeof value === 'number') setCounts(`promises.${promise}`, value);
  }
  if (founder) values.set('founder.name', founder.name);
  return values;
}
