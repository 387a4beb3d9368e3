import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { copyBuild } from './copy-build.ts';

test('keeps a copy while its process runs, and removes the copies of other processes', () => {
  // No process has the id in this name.
  const abandoned = 'kept/99999999-1/client/index.html';
  const build = testFolder({
    whole: '',
    'client/index.html': 'one',
    'relay/node.js': '',
    [abandoned]: 'none',
  });
  const first = copyBuild(build)!;
  rmSync(join(build, 'client'), { recursive: true });
  expect(readFileSync(join(first, 'client/index.html'), 'utf8')).toBe('one');
  expect(existsSync(join(build, abandoned))).toBe(false);
  rmSync(join(build, 'whole'));
  expect(copyBuild(build)).toBeUndefined();
  expect(existsSync(join(first, 'relay/node.js'))).toBe(true);
});
