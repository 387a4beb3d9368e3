import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { schemaOf } from '../../compile/files.ts';
import { versionOf } from '../../compile/translations.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { planRemoval } from './removal.ts';

const service = (fields: string, body = '') => `---\n${fields}\n---\n${body}`;

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

/** Two treatments, the one in a category of its own; a second language that is up to date. */
function clinic(): string {
  const folder = testFolder({
    'categories.yaml': CATEGORIES,
    'doctors.yaml': 'doctors:\n  - { id: dr-ila-rege, name: Dr. Ila Rege, treats: [wires] }\n',
    'services/wires.md': service('title: Wires\ncategory: straight'),
    'services/scaling.md': service(
      '# Ours.\ntitle: Scaling\ncategory: daily\nrelated:\n  - wires',
      'After [wires](/services/wires#cost), ask.\n',
    ),
    'articles/gums.md': service('title: Gums\nauthor: dr-ila-rege', 'Read on.\n'),
    'hi/services/wires.md': service('title: तार'),
  });
  const version = versionOf(readSourceFile(join(folder, 'categories.yaml')), schemaOf('categories.yaml')!);
  writeFileSync(join(folder, 'hi/categories.yaml'), `translation: { of: "${version}" }\n${TRANSLATED}`);
  return folder;
}

const WIRES = { kind: 'service', id: 'wires' } as const;

test('with a service all goes that names it, and what is left is written as it was', () => {
  const folder = clinic();
  const plan = planRemoval(folder, [WIRES]);
  expect(plan.inTheWay).toEqual([]);
  plan.carryOut();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(existsSync(join(folder, 'services/wires.md'))).toBe(false);
  expect(existsSync(join(folder, 'hi/services/wires.md'))).toBe(false);
  expect(read('services/scaling.md')).toBe(
    service('# Ours.\ntitle: Scaling\ncategory: daily', 'After wires, ask.\n'),
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

test('a translation follows, and stays up to date', () => {
  const folder = clinic();
  planRemoval(folder, [WIRES]).carryOut();
  const version = versionOf(readSourceFile(join(folder, 'categories.yaml')), schemaOf('categories.yaml')!);
  expect(readSourceFile(join(folder, 'hi/categories.yaml')).data).toEqual({
    translation: { of: version },
    groups: [{ title: 'सीधे' }],
  });
});

test('what stays and speaks of it is told', () => {
  const folder = clinic();
  expect(planRemoval(folder, [WIRES]).mentions).toEqual([
    `${folder}/categories.yaml:8: it says “Wires”`,
    `${folder}/services/scaling.md:8: it says “wires”`,
  ]);
});

test('what names a service whose file was taken away by hand is found, and its translations go', () => {
  const folder = clinic();
  rmSync(join(folder, 'services/wires.md'));
  const plan = planRemoval(folder, [WIRES]);
  expect(plan.links).toHaveLength(1);
  plan.carryOut();
  expect(existsSync(join(folder, 'hi/services/wires.md'))).toBe(false);
  expect(readSourceFile(join(folder, 'services/scaling.md')).data).not.toHaveProperty('related');
});

test('what can not do without it is in the way', () => {
  const folder = clinic();
  const plan = planRemoval(folder, [{ kind: 'doctor', id: 'dr-ila-rege' }]);
  expect(plan.inTheWay).toEqual([`${folder}/articles/gums.md:3: author`]);
  expect(() => planRemoval(folder, [{ kind: 'service', id: 'magic' }])).toThrow(
    'There is no service called "magic"',
  );
});
