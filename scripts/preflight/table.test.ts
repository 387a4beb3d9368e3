import { expect, test } from 'vitest';
import { report } from './table.ts';

test('what is to be mended comes first and decides; lines are no wider than the terminal', () => {
  const { text, status } = report([{ kind: 'slow', ms: 900 }, { kind: 'noMailServer' }], 80);
  expect(status).toBe(1);
  expect(text).toMatch(
    /To mend .*no mail server[^]*To look at .*first byte[^]*900 ms[^]*One thing is left to mend\.$/,
  );
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('what is to be looked at, or could not be asked, is no obstacle', () => {
  expect(report([{ kind: 'slow', ms: 900 }, { kind: 'notBuilt' }], 80).status).toBe(0);
  expect(report([], 80)).toEqual({ text: 'Nothing is left to mend.', status: 0 });
});
