import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { finishReplacing, replaceFiles } from './whole-files.ts';

/** Saves versions of ten files without end; prints a line after each. */
const SAVES = `
  import { replaceFiles } from ${JSON.stringify(resolve('owner/desk/whole-files.ts'))};
  for (let version = 1; ; version++) {
    const files = Array.from({ length: 10 }, (_, at) => ['part/' + at + '.txt', String(version).repeat(20_000)]);
    replaceFiles('clinic', 'next', new Map([...files, [version % 2 ? 'odd.txt' : 'even.txt', ''], [version % 2 ? 'even.txt' : 'odd.txt', null]]));
    console.log(version);
  }`;

test('files are of one version after the program was killed while saving', async () => {
  const folder = testFolder();
  for (let times = 0; times < 12; times++) {
    const program = spawn(process.execPath, ['--input-type=module-typescript', '-e', SAVES], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(program, 'close');
    let lines = 0;
    for await (const _ of createInterface({ input: program.stdout })) {
      lines += 1;
      // At another moment of saving each time.
      if (lines === 2) setTimeout(() => program.kill('SIGKILL'), times * 3);
    }
    await ended;
    finishReplacing(join(folder, 'clinic'), join(folder, 'next'));
    const parts = Array.from({ length: 10 }, (_, at) =>
      readFileSync(join(folder, `clinic/part/${at}.txt`), 'utf8'),
    );
    expect(new Set(parts).size).toBe(1);
    const isOdd = Number(parts[0]!.slice(0, parts[0]!.length / 20_000)) % 2 === 1;
    expect(readdirSync(join(folder, 'clinic'))).toEqual([isOdd ? 'odd.txt' : 'even.txt', 'part']);
    expect(existsSync(join(folder, 'next'))).toBe(false);
  }
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a full disk leaves the files as they were',
  () => {
    const disk = join(testFolder(), 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', [disk]));
    const save = (text: string) =>
      replaceFiles(
        join(disk, 'clinic'),
        join(disk, 'next'),
        new Map([
          ['a.txt', text],
          ['b.txt', text],
        ]),
      );
    save('first');
    expect(() => save('x'.repeat(60_000))).toThrow('ENOSPC');
    expect(readFileSync(join(disk, 'clinic/a.txt'), 'utf8')).toBe('first');
    expect(readFileSync(join(disk, 'clinic/b.txt'), 'utf8')).toBe('first');
    expect(readdirSync(disk)).toEqual(['clinic']);
    save('second');
    expect(readFileSync(join(disk, 'clinic/b.txt'), 'utf8')).toBe('second');
    rmSync(join(disk, 'clinic'), { recursive: true });
  },
);
