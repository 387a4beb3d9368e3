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
    { ...section, id: 'company', host: 'company' },
    { ...section, id: 'machine', host: 'own' },
  ],
};

const idsFor = (site: Partial<Parameters<typeof policyFor>[1]>) =>
  policyFor(POLICY, { forms: 'relay', isInSeveralLanguages: false, ...site }).sections.map(({ id }) => id);

test.each([
  ['several languages', true, ['always', 'changing-the-language', 'company']],
  ['one language', false, ['always', 'company']],
] as const)('a site in %s gets the sections that apply to it', (_, isInSeveralLanguages, ids) => {
  expect(idsFor({ isInSeveralLanguages })).toEqual(ids);
});

test('sections about longer storage are shown only if the feature is on and the relay delivers', () => {
  expect(idsFor({ features: { reminders: true } })).toContain('reminders');
  expect(idsFor({ features: { nudge: true } })).not.toContain('reminders');
  expect(idsFor({ forms: 'services', features: { reminders: true } })).not.toContain('reminders');
});

test.each([
  [undefined, 'company'],
  ['static', 'company'],
  ['cloudflare', 'company'],
  ['machine', 'machine'],
  ['nginx', 'machine'],
] as const)('a site at %s says that its pages are hosted by: %s', (host, expected) => {
  expect(idsFor({ host })).toEqual(['always', expected]);
});
