import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as f from '../../domain/clinic/field-schemas.ts';
import type { AnySchema } from '../../compile/schema-walk.ts';
import { mergeChanges } from './merge-changes.ts';

const period = v.strictObject({ opens: v.string(), closes: v.string() });
const schema = v.strictObject({
  name: v.string(),
  phone: v.optional(v.string()),
  address: v.optional(v.strictObject({ street: v.string(), city: v.string() })),
  monday: v.array(period),
  closures: v.array(v.strictObject({ name: v.string(), from: v.string() })),
  doctors: v.array(
    v.strictObject({ id: f.id('the entry'), title: v.string(), days: v.optional(v.string()) }),
  ),
  bring: v.array(v.string()),
  claims: v.record(v.string(), v.strictObject({ figure: v.number() })),
}) as unknown as AnySchema;

const BASE = {
  name: 'Asha',
  address: { street: '1 Lane', city: 'Pune' },
  monday: [
    { opens: '09:00', closes: '13:00' },
    { opens: '16:00', closes: '19:00' },
  ],
  closures: [{ name: 'Diwali', from: '2027-10-29' }],
  doctors: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
    { id: 'c', title: 'C' },
  ],
  bring: ['reports', 'a list'],
  claims: { visits: { figure: 1 }, years: { figure: 2 } },
};
type Base = Omit<typeof BASE, 'name' | 'address'> & {
  name?: string;
  phone?: string;
  address?: Partial<typeof BASE.address>;
};

function merge(theirs: Partial<Base>, mine: Partial<Base>) {
  return mergeChanges(schema, { base: BASE, theirs: { ...BASE, ...theirs }, mine: { ...BASE, ...mine } });
}

const merged = (change: Partial<Base>) => ({ merged: { ...BASE, ...change }, conflicts: [] });

test.each<[string, Partial<Base>, Partial<Base>, Partial<Base>]>([
  ['two fields', { name: 'Asha Rao' }, { phone: '1' }, { name: 'Asha Rao', phone: '1' }],
  ['the same change', { name: 'Rao' }, { name: 'Rao' }, { name: 'Rao' }],
  [
    'two fields of an object',
    { address: { street: '2 Lane', city: 'Pune' } },
    { address: { street: '1 Lane', city: 'Mumbai' } },
    { address: { street: '2 Lane', city: 'Mumbai' } },
  ],
  [
    'a removed field and another one',
    { address: undefined },
    { name: 'Rao' },
    { address: undefined, name: 'Rao' },
  ],
  [
    'two entries without names',
    { monday: [{ opens: '09:00', closes: '12:00' }, BASE.monday[1]!] },
    { monday: [BASE.monday[0]!, { opens: '16:00', closes: '20:00' }] },
    {
      monday: [
        { opens: '09:00', closes: '12:00' },
        { opens: '16:00', closes: '20:00' },
      ],
    },
  ],
  [
    'an added entry of each',
    { closures: [...BASE.closures, { name: 'Holi', from: '2027-03-22' }] },
    { closures: [...BASE.closures, { name: 'Leave', from: '2027-05-01' }] },
    {
      closures: [
        ...BASE.closures,
        { name: 'Leave', from: '2027-05-01' },
        { name: 'Holi', from: '2027-03-22' },
      ],
    },
  ],
  [
    'an added entry and a changed one',
    { doctors: [BASE.doctors[0]!, { id: 'b', title: 'Bee' }, BASE.doctors[2]!] },
    { doctors: [{ id: 'd', title: 'D' }, ...BASE.doctors] },
    { doctors: [{ id: 'd', title: 'D' }, BASE.doctors[0]!, { id: 'b', title: 'Bee' }, BASE.doctors[2]!] },
  ],
  [
    'a removed entry and a changed one',
    { doctors: BASE.doctors.slice(1) },
    { doctors: [BASE.doctors[0]!, BASE.doctors[1]!, { id: 'c', title: 'Cee' }] },
    { doctors: [BASE.doctors[1]!, { id: 'c', title: 'Cee' }] },
  ],
  [
    'another order and a changed entry',
    { doctors: [{ id: 'a', title: 'Aa' }, BASE.doctors[1]!, BASE.doctors[2]!] },
    { doctors: BASE.doctors.toReversed() },
    { doctors: [BASE.doctors[2]!, BASE.doctors[1]!, { id: 'a', title: 'Aa' }] },
  ],
  [
    'another order of a record and a changed entry',
    { claims: { visits: { figure: 9 }, years: { figure: 2 } } },
    { claims: { years: { figure: 2 }, visits: { figure: 1 } } },
    { claims: { years: { figure: 2 }, visits: { figure: 9 } } },
  ],
])('merges %s', (_, theirs, mine, expected) => {
  const result = merge(theirs, mine);
  expect(result).toEqual(merged(expected));
  const order = (data: unknown) => Object.keys((data as Base).claims);
  expect(order(result.merged)).toEqual(order({ ...BASE, ...expected }));
});

test.each<[string, Partial<Base>, Partial<Base>, (string | number)[]]>([
  ['a field', { name: 'Rao' }, { name: 'Iyer' }, ['name']],
  ['an added field', { phone: '1' }, { phone: '2' }, ['phone']],
  [
    'a changed field that the other removed',
    { address: { city: 'Goa' } },
    { address: undefined },
    ['address'],
  ],
  [
    'a field of a named entry',
    { doctors: [{ id: 'a', title: 'Aa' }, ...BASE.doctors.slice(1)] },
    { doctors: [{ id: 'a', title: 'Ah' }, ...BASE.doctors.slice(1)] },
    ['doctors', 'a', 'title'],
  ],
  [
    'an entry that the other removed',
    { doctors: BASE.doctors.slice(1) },
    { doctors: [{ id: 'a', title: 'Ah' }, ...BASE.doctors.slice(1)] },
    ['doctors', 'a'],
  ],
  [
    'an entry without a name that the other moved',
    { monday: [BASE.monday[0]!, { opens: '16:00', closes: '20:00' }] },
    { monday: BASE.monday.toReversed() },
    ['monday', 1],
  ],
  [
    'an entry without a name of a list that became shorter',
    { bring: ['reports', 'the list'] },
    { bring: ['reports'] },
    ['bring'],
  ],
  [
    'the order',
    { doctors: BASE.doctors.toReversed() },
    { doctors: [BASE.doctors[1]!, BASE.doctors[0]!, BASE.doctors[2]!] },
    ['doctors'],
  ],
])('asks about %s that both have changed', (_, theirs, mine, steps) => {
  const { conflicts } = merge(theirs, mine);
  expect(conflicts.map((each) => each.steps)).toEqual([steps]);
});
