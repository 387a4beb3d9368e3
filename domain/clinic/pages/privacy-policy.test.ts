import { expect, test } from 'vitest';
import { policyFor, type WrittenPrivacyPolicy } from './privacy-policy.ts';

const section = { title: 'A heading', paragraphs: [], points: [] };
const POLICY: WrittenPrivacyPolicy = {
  description: 'What we learn.',
  updated: '2026-11-22',
  sections: [
    { ...section, id: 'always' },
    { ...section, id: 'changing-the-language', languages: 'several' },
    { ...section, id: 'reminders', forms: 'relay', keeps: 'reminders' },
  ],
};

test.each([
  ['several languages', true, ['always', 'changing-the-language']],
  ['one language', false, ['always']],
] as const)('a site in %s gets the sections that apply to it', (_, several, ids) => {
  expect(policyFor('relay', several, POLICY).sections.map(({ id }) => id)).toEqual(ids);
});

test('sections about longer storage are shown only if the feature is on and the relay delivers', () => {
  const idsOf = (delivery: 'relay' | 'services', features: object) =>
    policyFor(delivery, false, POLICY, features).sections.map(({ id }) => id);
  expect(idsOf('relay', { reminders: true })).toEqual(['always', 'reminders']);
  expect(idsOf('relay', { nudge: true })).toEqual(['always']);
  expect(idsOf('services', { reminders: true })).toEqual(['always']);
});
