import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const { 'Content-Security-Policy': policy, ...others } = securityHeaders;

test('the policy of the headers allows nothing by "unsafe" words, and names its other origins one by one', () => {
  expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
  expect([policy.includes("frame-ancestors 'none'"), others['X-Frame-Options']]).toEqual([true, 'DENY']);
  expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(
    new Set(['https://www.google.com', 'https://www.google.com/favicon.ico']),
  );
});
