import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaOf } from '../../compile/files.ts';
import { versionOf } from '../../compile/translations.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { planRenaming } from './renaming.ts';

const page = (fields: string, body = '') => `---\n${fields}\n---\n${body}`;
const SCALING = 'title: Scaling\nrelated:\n  - wires # first';

/** A treatment that another, a doctor and a text name, in two languages; one that had another name. */
function clinic(): string {
  const folder = testFolder({
    'doctors.yaml': 'doctors:\n  - { id: dr-ila-rege, name: Dr. Ila Rege, treats: [wires] }\n',
    'services/wires.md': page('title: Wires', 'See [wires](/services/wires).\n'),
    'services/scaling.md': page(SCALING, 'After [wires](/services/wires#cost), ask.\n'),
    'services/crowns.md': page('title: Crowns\nformerly: [caps]'),
    'hi/services/wires.md': page('title: तार'),
  });
  const version = versionOf(readSourceFile(join(folder, 'services/scaling.md')), schemaOf('services/x.md')!);
  const fields = `translation: { of: "${version}" }\ntitle: सफ़ाई`;
  writeFileSync(join(folder, 'hi/services/scaling.md'), page(fields, '[तार](/services/wires)\n'));
  return folder;
}

function rename(folder: string, id: string, to: string): void {
  planRenaming(folder, { kind: 'service', id }, to).carryOut();
}

test('all that names it names it anew, in every language, and translations stay up to date', () => {
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
  const version = versionOf(readSourceFile(join(folder, 'services/scaling.md')), schemaOf('services/x.md')!);
  expect(read('hi/services/scaling.md')).toContain(version);
  expect(read('hi/services/scaling.md')).toContain('[तार](/services/braces)');
});

test('every earlier name leads to the last one, and one that is taken up again is no earlier one', () => {
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
])('%s is not called %s', (id, to, message) => {
  const folder = clinic();
  expect(() => planRenaming(folder, { kind: 'service', id }, to)).toThrow(message);
});
