import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { accessText } from './file-fault.ts';

// What the log says about a file of records that cannot be read or written. The tests run as any user.

const US = { uid: 1000, gid: 1001, name: 'clinic' };
const own = (path: string) => statSync(path).uid;

function fileIn(name: string) {
  const folder = join(testFolder(), name);
  mkdirSync(folder);
  const path = join(folder, 'appointments.sqlite');
  writeFileSync(path, '{}');
  return { folder, path };
}

test('a folder that belongs to another user: who owns what, and the command', () => {
  const { folder, path } = fileIn('data');
  chmodSync(folder, 0o755);
  chmodSync(path, 0o600);
  expect(accessText(path, 'EACCES', US)).toBe(
    `This program runs as user 1000 (clinic). ${folder} belongs to user ${own(folder)} (mode 755), ${path} to user ${own(path)} (mode 600). As root: chown 1000:1001 ${folder} ${path}`,
  );
});

test('the command names only what belongs to others, also the log and a new file left over', () => {
  const { folder, path } = fileIn("the clinic's data");
  writeFileSync(`${path}-wal`, '1');
  const us = { ...US, uid: own(folder) };
  if (us.uid === 0) chownSync(`${path}-wal`, 12, 12);
  else us.uid += 1;
  const text = accessText(path, 'EACCES', us);
  expect(text).toContain(`${path}-wal`);
  expect(text).toContain("the clinic'\\''s data/appointments.sqlite-wal'");
  expect(text.split('chown')[1]!.includes(`${path.replace("'", "'\\''")}'`)).toBe(us.uid !== 0);
});

test('a folder of its own without the right to write: chmod', () => {
  const { folder, path } = fileIn('data');
  chmodSync(folder, 0o555);
  expect(accessText(path, 'EACCES', { ...US, uid: own(folder) })).toMatch(
    new RegExp(`\\(mode 555\\).*: chmod u\\+rwX ${folder} ${path}$`),
  );
  chmodSync(folder, 0o755);
});

test('a folder that cannot be made: the command makes it', () => {
  const folder = testFolder();
  const path = join(folder, 'below', 'it', 'appointments.sqlite');
  expect(accessText(path, 'EACCES', { ...US, uid: own(folder) + 1 })).toContain(
    `${folder} belongs to user ${own(folder)}`,
  );
  expect(accessText(path, 'EACCES', { ...US, uid: own(folder) + 1 })).toMatch(
    /As root: mkdir -p (\S+below\/it) && chown \d+:1001 \1$/,
  );
});

test('a disk that is full or mounted for reading only', () => {
  const { folder, path } = fileIn('data');
  for (const code of ['ENOSPC', 'EDQUOT']) expect(accessText(path, code, US)).toContain(`df -h ${folder}`);
  expect(accessText(path, 'EROFS', US)).toContain(`mount -o remount,rw "$(stat -c %m ${folder})"`);
});
