import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const { 'Content-Security-Policy': policy, ...others } = securityHeaders;

test('the Content-Security-Policy header has no unsafe keywords and lists each foreign origin', () => {
  expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
  expect([policy.includes("frame-ancestors 'none'"), others['X-Frame-Options']]).toEqual([true, 'DENY']);
  expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(
    new Set(['https://www.google.com', 'https://www.google.com/favicon.ico']),
  );
});
