import { expect, test } from 'vitest';
import { isCivilDate } from '../../domain/time/civil-date.ts';
import { countries, countryFacts, timeZonesOf } from './countries.ts';
import { readGeneral } from './general.ts';
import { holidaysIn } from './holidays.ts';

const general = readGeneral();

test('lists countries with what their addresses and telephones need', () => {
  const byCode = new Map(countries(general).map((each) => [each.code, each]));
  expect(byCode.get('IN')).toMatchObject({
    name: 'India',
    prefix: '+91',
    timeZones: ['Asia/Kolkata'],
    regions: expect.arrayContaining(['Maharashtra', 'Kerala']),
    postalCode: 'PIN code',
  });
  expect(byCode.get('AE')).toMatchObject({ prefix: '+971', timeZones: ['Asia/Dubai'], postalCode: null });
  expect(byCode.get('IS')).toMatchObject({ prefix: '+354', regions: [], postalCode: 'Postal code' });
  expect(timeZonesOf('US').length).toBeGreaterThan(5);
});

test('knows only countries and currencies that there are', () => {
  const codes = countries(general).map(({ code }) => code);
  const facts = Object.entries(countryFacts(general));
  expect(facts.map(([code]) => code).filter((code) => !codes.includes(code))).toEqual([]);
  const currencies = Intl.supportedValuesOf('currency');
  expect(facts.filter(([, each]) => each?.currency && !currencies.includes(each.currency))).toEqual([]);
});

test('has for each country holidays of a fixed date and others that move', () => {
  const holidays = holidaysIn(general);
  expect(holidays.filter(({ date }) => date && !isCivilDate(`2027-${date}`))).toEqual([]);
  const byCountry = Object.values(Object.groupBy(holidays, ({ country }) => country));
  expect(byCountry.length).toBe(16);
  for (const each of byCountry) expect(new Set(each!.map(({ date }) => date === undefined)).size).toBe(2);
});
