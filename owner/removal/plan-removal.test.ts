import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { planRemoval } from './plan-removal.ts';
import { planRenaming } from './plan-renaming.ts';

const page = (fields: string, body = '') => `---\n${fields}\n---\n${body}`;

const CATEGORIES = `services:
  - { id: straight, name: Straight teeth, icon: smile }
  - { id: daily, name: Daily care, icon: tooth }
groups:
  - title: Straighter # our pride
    category: straight
    reason: straighter teeth
    description: Wires.
    services: [wires, scaling]
  - title: Wires alone
    description: Wires.
    services: [wires]
`;

const TRANSLATED = 'groups:\n  - { title: सीधे, reason: सीधे दाँत }\n  - { title: तार }\n';

const SCALING = '# Ours.\ntitle: Scaling\ncategory: daily\nrelated:\n  - wires # first';

/**
 * Services, one alone in a category that others refer to, one with a previous name, and an up-to-date second
 * language.
 */
function clinic(): string {
  const folder = testFolder({
    'categories.yaml': CATEGORIES,
    'doctors.yaml': 'doctors:\n  - { id: dr-ila-rege, name: Dr. Ila Rege, treats: [wires] }\n',
    'services/wires.md': page('title: Wires\ncategory: straight', 'See [wires](/services/wires).\n'),
    'services/scaling.md': page(SCALING, 'After [wires](/services/wires#cost), ask.\n'),
    'services/crowns.md': page('title: Crowns\nformerly: [caps]\ncategory: daily'),
    'articles/gums.md': page('title: Gums\nauthor: dr-ila-rege', 'Read on.\n'),
    'hi/services/wires.md': page('title: तार'),
  });
  const of = (file: string) => `translation: { of: "${versionIn(folder, file)}" }\n`;
  writeFileSync(join(folder, 'hi/categories.yaml'), of('categories.yaml') + TRANSLATED);
  const scaling = page(`${of('services/scaling.md')}title: सफ़ाई`, '[तार](/services/wires)\n');
  writeFileSync(join(folder, 'hi/services/scaling.md'), scaling);
  return folder;
}

const versionIn = (folder: string, file: string) =>
  versionOf(readSourceFile(join(folder, file)), schemaOf(file)!);

const WIRES = { kind: 'service', id: 'wires' } as const;

test('removes a service with all references, and leaves the rest unchanged', () => {
  const folder = clinic();
  const plan = planRemoval(folder, [WIRES]);
  expect(plan.inTheWay).toEqual([]);
  plan.carryOut();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(existsSync(join(folder, 'services/wires.md'))).toBe(false);
  expect(existsSync(join(folder, 'hi/services/wires.md'))).toBe(false);
  expect(read('services/scaling.md')).toBe(
    page('# Ours.\ntitle: Scaling\ncategory: daily', 'After wires, ask.\n'),
  );
  expect(readSourceFile(join(folder, 'categories.yaml')).data).toEqual({
    services: [{ id: 'daily', name: 'Daily care', icon: 'tooth' }],
    groups: [{ title: 'Straighter', description: 'Wires.', services: ['scaling'] }],
  });
  expect(read('categories.yaml')).toContain('# our pride');
  expect(readSourceFile(join(folder, 'doctors.yaml')).data).toEqual({
    doctors: [{ id: 'dr-ila-rege', name: 'Dr. Ila Rege' }],
  });
});

test('updates translations, which stay up to date', () => {
  const folder = clinic();
  planRemoval(folder, [WIRES]).carryOut();
  expect(readSourceFile(join(folder, 'hi/categories.yaml')).data).toEqual({
    translation: { of: versionIn(folder, 'categories.yaml') },
    groups: [{ title: 'सीधे' }],
  });
});

test('lists remaining texts that mention it', () => {
  const folder = clinic();
  expect(planRemoval(folder, [WIRES]).mentions).toEqual([
    `${folder}/categories.yaml:8: it says “Wires”`,
    `${folder}/services/scaling.md:8: it says “wires”`,
  ]);
});

test('finds references and translations of a service whose file was deleted by hand', () => {
  const folder = clinic();
  rmSync(join(folder, 'services/wires.md'));
  const plan = planRemoval(folder, [WIRES]);
  expect(plan.links).toHaveLength(1);
  plan.carryOut();
  expect(existsSync(join(folder, 'hi/services/wires.md'))).toBe(false);
  expect(readSourceFile(join(folder, 'services/scaling.md')).data).not.toHaveProperty('related');
});

test('lists required fields that refer to it', () => {
  const folder = clinic();
  const plan = planRemoval(folder, [{ kind: 'doctor', id: 'dr-ila-rege' }]);
  expect(plan.inTheWay).toEqual([`${folder}/articles/gums.md:3: author`]);
  expect(() => planRemoval(folder, [{ kind: 'service', id: 'magic' }])).toThrow(
    'There is no service called "magic"',
  );
});

function rename(folder: string, id: string, to: string): void {
  planRenaming(folder, { kind: 'service', id }, to).carryOut();
}

test('renames all references in every language, and translations stay up to date', () => {
  const folder = clinic();
  rename(folder, 'wires', 'braces');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(existsSync(join(folder, 'services/wires.md'))).toBe(false);
  expect(read('services/braces.md')).toContain('See [wires](/services/braces).');
  expect(read('hi/services/braces.md')).toBe(page('title: तार'));
  expect(read('services/scaling.md')).toBe(
    page(SCALING.replace('wires', 'braces'), 'After [wires](/services/braces#cost), ask.\n'),
  );
  expect(readSourceFile(join(folder, 'doctors.yaml')).data).toMatchObject({
    doctors: [{ treats: ['braces'] }],
  });
  expect(read('hi/services/scaling.md')).toContain(versionIn(folder, 'services/scaling.md'));
  expect(read('hi/services/scaling.md')).toContain('[तार](/services/braces)');
});

test('keeps all previous names, except one that is used again', () => {
  const folder = clinic();
  const formerly = (file: string) => readSourceFile(join(folder, file)).data;
  rename(folder, 'wires', 'fixed');
  rename(folder, 'fixed', 'braces');
  expect(formerly('services/braces.md')).toMatchObject({ formerly: ['wires', 'fixed'] });
  rename(folder, 'braces', 'wires');
  expect(formerly('services/wires.md')).toMatchObject({ formerly: ['fixed', 'braces'] });
});

test.each([
  ['magic', 'wands', /^There is no service called "magic"/],
  ['wires', 'scaling', /services\/scaling\.md is there already/],
  ['wires', 'Fixed Wires', /small letters/],
  ['wires', 'caps', /services\/crowns\.md:3: .* was called "caps", and that address leads there/],
])('does not rename %s to %s', (id, to, message) => {
  const folder = clinic();
  expect(() => planRenaming(folder, { kind: 'service', id }, to)).toThrow(message);
});
