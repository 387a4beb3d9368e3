import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_CATEGORIES } from './service.ts';
import { readServices, relatedServices, servicesByCategory } from './services.server.ts';
import { copyOf, messageOf } from './test-folder.ts';

const services = readServices();

/** What the reader says of a copy in which one file was changed. */
function messageWith(file: string, from: string | RegExp, to: string): string {
  const folder = copyOf('clinic/services');
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`"${from}" is not in ${file}`);
  writeFileSync(`${folder}/${file}`, changed);
  return messageOf(() => readServices(folder)).replaceAll(`${folder}/`, '');
}

test('the sample has the 17 services of spec 3', () => {
  const ids =
    'general-dentistry dental-fillings teeth-cleaning root-canal crowns-bridges braces smile-design dental-veneers ' +
    'invisalign wisdom-tooth-extraction full-mouth-rehabilitation dental-implants clear-aligners jaw-correction ' +
    'cosmetic-dentistry pediatric-dentistry orthodontics';
  expect(services.map(({ id }) => id).toSorted()).toEqual(ids.split(' ').toSorted());
});

test('a service has its file’s name as id and slug, and its text as paragraphs', () => {
  const braces = services.find(({ id }) => id === 'braces')!;
  expect(braces.slug).toBe('braces');
  expect(braces.longDescription.length).toBeGreaterThan(2);
  expect(braces.longDescription.join('')).not.toContain('\n');
});

test('services come in their order, grouped in the order of the categories', () => {
  expect(services.map(({ order }) => order)).toEqual(services.map((_, index) => index + 1));
  const groups = servicesByCategory(services);
  expect(groups.map(({ category }) => category)).toEqual([...SERVICE_CATEGORIES]);
  expect(groups.flatMap((group) => group.services)).toHaveLength(17);
});

test('a category without services has no group', () => {
  const surgical = services.filter(({ category }) => category === 'Surgical');
  expect(servicesByCategory(surgical).map(({ category }) => category)).toEqual(['Surgical']);
});

test('three others are related, those of the same category first', () => {
  for (const { id, category } of services) {
    const related = relatedServices(services, id);
    expect(related).toHaveLength(3);
    expect(related.map((service) => service.id)).not.toContain(id);
    const same = related.map((service) => service.category === category);
    expect(same).toEqual(same.toSorted((a, b) => Number(b) - Number(a)));
  }
  expect(relatedServices(services, 'unknown')).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    'an unknown category',
    'category: Orthodontics',
    'category: Orthopaedics',
    'braces.md: category is "Orthopaedics"; it should be one of General,',
  ],
  ['a missing title', /title: .*\n/, '', "braces.md: title is missing; it should be the service's name."],
  ['a misspelt field', 'title:', 'titel:', 'braces.md: titel is "Braces"; it should be removed'],
  [
    'two questions',
    /  - question: Am I[\s\S]*?(?=  - question)/,
    '',
    'faq is a list of 2; it should be a list of 3',
  ],
  [
    'an order as a word',
    /order: \d+/,
    'order: six',
    'order is "six"; it should be its place among the services',
  ],
  ['a taken order', /order: \d+/, 'order: 1', 'order is 1; it should be one that no other file has; '],
  [
    'a taken title',
    'title: Braces',
    'title: Invisalign',
    'title is "Invisalign"; it should be one that no other file',
  ],
  [
    'a picture with a strange name',
    'services/braces.webp',
    'Braces.bmp',
    'image is "Braces.bmp"; it should be a picture file',
  ],
  [
    'no text',
    /\n---\n[\s\S]*/,
    '\n---\n',
    'longDescription is a list of 0; it should be one paragraph or more',
  ],
  ['a YAML mistake', 'title: Braces', 'title: "Braces', 'braces.md: line '],
])('%s is told', (_, from, to, expected) => {
  expect(messageWith('braces.md', from, to)).toContain(expected);
});

test('an unreadable file does not hide the mistakes of others', () => {
  const folder = copyOf('clinic/services');
  writeFileSync(`${folder}/braces.md`, '---\ntitle: Braces\n---\nText');
  writeFileSync(`${folder}/invisalign.md`, '---\ntitle: Invisalign\n---\nText');
  const message = messageOf(() => readServices(folder));
  expect(message).toContain('braces.md: category is missing');
  expect(message).toContain('invisalign.md: category is missing');
});
