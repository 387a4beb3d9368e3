import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { createTestRelay, MESSAGE } from '../tests/helpers/relay.ts';

const { 'Content-Security-Policy': policy, ...others } = securityHeaders;

test('the policy of the headers allows nothing by "unsafe" words, and names its other origins one by one', () => {
  expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
  expect([policy.includes("frame-ancestors 'none'"), others['X-Frame-Options']]).toEqual([true, 'DENY']);
  expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(
    new Set(['https://www.google.com', 'https://www.google.com/favicon.ico']),
  );
});

describe("the relay's answers", () => {
  test('a page that says what is wrong with a form allows its own style and nothing else', async () => {
    const { sendForm } = createTestRelay();
    const response = await sendForm({ ...MESSAGE, email: 'none' }, { headers: { Accept: 'text/html' } });
    const html = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    for (const [name, value] of Object.entries(others)) expect(response.headers.get(name), name).toBe(value);
    expect(html).not.toMatch(/<script| style=/);
  });
});
