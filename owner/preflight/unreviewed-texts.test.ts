import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { readClinicFiles } from '../clinic-files.ts';
import { checkUnreviewedTexts, markAsRead, unreadNotes } from './unreviewed-texts.ts';

/** Writes a new clinic with one service. */
function written() {
  const service = (promise: string) =>
    `---\ntitle: Scaling\nshortDescription: ${promise}\n---\nWe look at every tooth first.\n`;
  const folder = testFolder({ 'services/scaling.md': service('We call on the next morning.') });
  const path = join(folder, 'services/scaling.md');
  writeFileSync(join(folder, 'general-texts.json'), unreadNotes(readClinicFiles(folder)));
  return {
    folder,
    path,
    write: (promise: string) => writeFileSync(path, service(promise)),
    unread: () => {
      const source = readSourceFile(path);
      return checkUnreviewedTexts(
        { files: [{ source, schema: schemaOf('services/scaling.md')!, data: {} }] },
        folder,
      );
    },
  };
}

test('reports unchanged general texts until they are confirmed', () => {
  const { folder, path, unread } = written();
  expect(unread()).toEqual([{ kind: 'unread', place: path, count: 2 }]);
  markAsRead(folder, [path]);
  expect(unread()).toEqual([]);
  expect(() => markAsRead(folder, [path])).toThrow('it has no general texts that are still to be read');
});

test('marks the files of a folder as read', () => {
  const { folder, unread } = written();
  expect(() => markAsRead(folder, [join(folder, 'articles')])).toThrow('no general texts');
  markAsRead(folder, [join(folder, 'services')]);
  expect(unread()).toEqual([]);
});

test('reports only texts that the owner was not asked for', () => {
  const folder = testFolder({
    'clinic.yaml': 'name: A Long Name\nblurb: We take our time.\npromises: { keptFor: twelve months }\n',
    'doctors.yaml': 'doctors: [{ name: Dr. Asha Rao, title: Dentist of this clinic }]\n',
  });
  writeFileSync(join(folder, 'general-texts.json'), unreadNotes(readClinicFiles(folder)));
  const files = ['clinic.yaml', 'doctors.yaml'].map((file) => ({
    source: readSourceFile(join(folder, file)),
    schema: schemaOf(file)!,
    data: {},
  }));
  expect(checkUnreviewedTexts({ files }, folder)).toMatchObject([{ kind: 'unread', count: 1 }]);
});

test('does not report texts that the owner has changed', () => {
  const { path, write, unread } = written();
  write('Ring us on the next day.');
  appendFileSync(path, '\nAnd we ask how you are.\n');
  expect(unread()).toEqual([{ kind: 'unread', place: path, count: 1 }]);
});
