import { expect, test } from 'vitest';
import type { Service } from '../../domain/clinic/service.ts';
import { relatedServices, servicesByCategory } from './services.server.ts';

const categories = ['surgery', 'care', 'empty'].map((id) => ({ id, name: id, icon: 'tooth' }));

const services = (
  [
    ['cleaning', 'care'],
    ['implants', 'surgery'],
    ['check-up', 'care'],
    ['fillings', 'care'],
    ['whitening', 'other'],
  ] as const
).map(([id, category]) => ({ id, title: id, category, related: [] as string[] }) as unknown as Service);

function relatedTo(id: string, among = services): string[] {
  const service = among.find((each) => each.id === id)!;
  return relatedServices(among, service).map((each) => each.id);
}

test('groups services in the order of the categories, without empty categories', () => {
  const groups = servicesByCategory(services, categories).map((group) => ({
    [group.category.id]: group.services.map(({ id }) => id),
  }));
  expect(groups).toEqual([{ surgery: ['implants'] }, { care: ['cleaning', 'check-up', 'fillings'] }]);
});

test.each([
  { id: 'cleaning', related: ['check-up', 'fillings', 'implants'], rule: 'the same category first' },
  { id: 'fillings', related: ['cleaning', 'check-up', 'whitening'], rule: 'then the next services' },
  { id: 'implants', related: ['check-up', 'fillings', 'whitening'], rule: 'alone in its category' },
])('relates services to $id: $rule', ({ id, related }) => {
  expect(relatedTo(id)).toEqual(related);
});

test('lists the related services that a service names first, in its order', () => {
  const [cleaning, ...others] = services;
  expect(relatedTo('cleaning', [{ ...cleaning!, related: ['whitening', 'implants'] }, ...others])).toEqual([
    'whitening',
    'implants',
    'check-up',
  ]);
});
