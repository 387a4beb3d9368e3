import { expect, test } from 'vitest';
import { answersSchema } from '../new-clinic/answers.ts';
import { readGeneral } from '../new-clinic/general.ts';
import { checkDraft, stepsOf, withValue } from './draft.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const SCHEMA = answersSchema(readGeneral());
const check = (draft: object, kept: object = PLACEHOLDERS) =>
  checkDraft(SCHEMA, { ...PLACEHOLDERS, ...draft }, kept as never);

test.each([
  ['a field', {}, 'address.city', 'Pune', { address: { city: 'Pune' } }],
  [
    'an entry of a list',
    { doctors: [{ name: 'A' }] },
    'doctors.1.name',
    'B',
    { doctors: [{ name: 'A' }, { name: 'B' }] },
  ],
  [
    'no entry',
    { doctors: [{ name: 'A' }, { name: 'B' }] },
    'doctors.0',
    undefined,
    { doctors: [{ name: 'B' }] },
  ],
  [
    'no field, nor what is left empty',
    { name: 'A', access: { parking: { place: 'street' } } },
    'access.parking.place',
    undefined,
    { name: 'A' },
  ],
  [
    'an empty entry, which stays',
    { doctors: [{ name: 'A' }] },
    'doctors.0.name',
    undefined,
    { doctors: [{}] },
  ],
])('changes %s', (_, draft, path, value, expected) => {
  expect(withValue(draft, stepsOf(path), value)).toEqual(expected);
});

test('refuses a path that leads out of the answers', () => {
  expect(() => stepsOf('__proto__.name')).toThrow('is no field');
});

test('a wrong field has a message and keeps its last valid value', () => {
  const { answers, messages, missing } = check({ founded: 12, name: 'New Name' });
  expect(messages).toEqual([
    {
      path: 'founded',
      text: expect.stringMatching(/^A year from 1900, such as 2015\. Your site keeps \d{4} until then\.$/),
    },
  ]);
  expect(missing).toEqual([]);
  expect(answers).toMatchObject({ founded: PLACEHOLDERS.founded, name: 'New Name' });
});

test.each([
  ['IN', /such as 98220 12345/],
  ['AE', /all its digits behind \+971, and/],
])('a wrong telephone number in %s has an example of the country', (country, text) => {
  const { messages } = check({ phone: '12', address: { ...PLACEHOLDERS.address, country } });
  expect(messages).toContainEqual({ path: 'phone', text: expect.stringMatching(text) });
});

test('lists required fields that are empty, and holds back all answers without an earlier value', () => {
  const { answers, messages, missing } = checkDraft(SCHEMA, { name: 'Asha Dental' }, {});
  expect(answers).toBeUndefined();
  expect(messages).toEqual([]);
  expect(missing).toEqual(expect.arrayContaining(['siteUrl', 'address.city', 'phone', 'hours.monday']));
});

const asha = { name: 'Dr. Asha Rao', qualifications: 'BDS' };
const ravi = { name: 'Dr. Ravi Rao', qualifications: 'BDS, MDS' };

test('an entry keeps its own values when others have moved', () => {
  const { answers } = check(
    { doctors: [{ ...ravi, qualifications: 5 }] },
    { ...PLACEHOLDERS, doctors: [asha, ravi] },
  );
  expect(answers).toMatchObject({ doctors: [ravi] });
});

test('an entry that is not finished holds back itself alone', () => {
  const { answers, missing } = check({ doctors: [asha, { name: 'Dr. Ravi Rao' }] });
  expect(answers).toMatchObject({ doctors: [asha] });
  expect(missing).toEqual(['doctors.1.qualifications']);
});
