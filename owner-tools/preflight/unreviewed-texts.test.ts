import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { checkUnread, confirmRead, noteGeneralTexts } from './unreviewed-texts.ts';

/** A clinic of one service, which has been written for its owner. */
function written() {
  const service = (promise: string) =>
    `---\ntitle: Scaling\nshortDescription: ${promise}\n---\nWe look at every tooth first.\n`;
  const folder = testFolder({ 'services/scaling.md': service('We call on the next morning.') });
  const path = join(folder, 'services/scaling.md');
  noteGeneralTexts(folder);
  return {
    folder,
    path,
    write: (promise: string) => writeFileSync(path, service(promise)),
    unread: () => {
      const source = readSourceFile(path);
      return checkUnread({ files: [{ source, schema: schemaOf('services/scaling.md')!, data: {} }] }, folder);
    },
  };
}

test('texts that nobody has changed are named until they are confirmed', () => {
  const { folder, path, unread } = written();
  expect(unread()).toEqual([{ kind: 'unread', place: path, count: 2 }]);
  confirmRead(folder, [path]);
  expect(unread()).toEqual([]);
  expect(() => confirmRead(folder, [path])).toThrow('it has no general texts that are still to be read');
});

test('of what the owner was asked for nothing is named, of clinic.yaml what they were not', () => {
  const folder = testFolder({
    'clinic.yaml': 'name: A Long Name\nblurb: We take our time.\npromises: { keptFor: twelve months }\n',
    'doctors.yaml': 'doctors: [{ name: Dr. Asha Rao, title: Dentist of this clinic }]\n',
  });
  noteGeneralTexts(folder);
  const files = ['clinic.yaml', 'doctors.yaml'].map((file) => ({
    source: readSourceFile(join(folder, file)),
    schema: schemaOf(file)!,
    data: {},
  }));
  expect(checkUnread({ files }, folder)).toMatchObject([{ kind: 'unread', count: 2 }]);
});

test('what the owner has written is theirs', () => {
  const { path, write, unread } = written();
  write('Ring us on the next day.');
  appendFileSync(path, '\nAnd we ask how you are.\n');
  expect(unread()).toEqual([{ kind: 'unread', place: path, count: 1 }]);
});
