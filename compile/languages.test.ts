import { expect, test } from 'vitest';
import { facts } from '#clinic/facts.ts';
import type { TellUsFirst } from '../domain/clinic/tell-us-first.ts';
import { ENGLISH, readLanguage, relayLanguagesModule, tagIn } from './languages.ts';

const LIST = {
  medicines: 'Stop none alone.',
  conditions: [{ id: 'fog', title: 'A fear of fog', tell: 'Since when?' }],
};

/** Counts the lists in the relay's module of two languages. `second` is the list of the second language. */
function listsInModule(second: TellUsFirst): number {
  const editionIn = (language: typeof ENGLISH, tellUsFirst: TellUsFirst) => ({
    language,
    englishOnlyPaths: [],
    clinic: { data: { ...facts, languages: ['en', 'hi'] } },
    facts: {},
    tellUsFirst,
  });
  const hindi = { ...ENGLISH, code: 'hi' };
  const module = relayLanguagesModule([editionIn(ENGLISH, LIST), editionIn(hindi, second)]);
  return module.split('A fear of fog').length - 1;
}

test('the relay has the list of what to tell first only in languages that have it', () => {
  expect(listsInModule({ ...LIST, translation: 'unreviewed' })).toBe(2);
  expect(listsInModule({ ...LIST, translation: 'missing' })).toBe(1);
  expect(listsInModule(undefined)).toBe(1);
});

test.each([
  ['en', 'IN', 'en-IN'],
  ['en', 'AE', 'en-AE'],
  ['hi', 'AE', 'hi-IN'],
])('pages in %s of a clinic in %s have the language tag %s', async (code, country, tag) => {
  expect(tagIn(await readLanguage(code, 'languages'), country)).toBe(tag);
});
