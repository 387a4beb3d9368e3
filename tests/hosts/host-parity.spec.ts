import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { securityHeaders, strictTransportSecurity } from '../../domain/web/security-headers.ts';
import { sendRaw, type RawResponse } from '../helpers/raw-request.ts';
import { asClient, test } from '../helpers/host-test.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { PORTS } from '../helpers/ports.ts';
import {
  sendConditional,
  NAVIGATION,
  INVALID_PATHS,
  seenAndExpected,
  siteAnswers,
} from '../helpers/site-answers.ts';

// All hosts must give the same answers with the same build.

const SITE = 'build/client';
const LOCAL = `http://127.0.0.1:${PORTS.site}`;

/**
 * Makes the local server send HSTS, as it does behind a TLS proxy. nginx and Cloudflare always send it
 * (docs/decisions/0014-content-security-policy.md).
 */
const OVER_TLS = { 'X-Forwarded-Proto': 'https' };

test.describe('the host', { tag: ['@edge', '@nginx'] }, () => {
  test('answers for files and missing paths like all hosts', async ({ baseURL, host }) => {
    const rows = siteAnswers(SITE).filter(({ hosts }) => !hosts || hosts.includes(host));
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) {
      const [seen, expected] = seenAndExpected(host, SITE, await sendRaw(baseURL!, row), row);
      expect(seen, `${row.method ?? 'GET'} ${row.path} ${JSON.stringify(row.headers ?? {})}`).toEqual(
        expected,
      );
    }
    for (const path of INVALID_PATHS)
      expect([400, 404]).toContain((await sendRaw(baseURL!, { path })).status);
  });

  test('answers conditional requests', async ({ baseURL, host }) => {
    const [script] = globSync('assets/*.js', { cwd: SITE });
    for (const path of ['/about', '/favicon.svg', `/${script}`]) {
      const { unchanged, changed } = await sendConditional(
        host,
        (request) => sendRaw(baseURL!, request),
        path,
      );
      for (const answer of unchanged) expect(answer, path).toEqual([304, 0]);
      expect(changed, path).toBe(200);
    }
  });

  test("answers for the relay's paths like the local server", async ({ baseURL, host }) => {
    const security = [...Object.keys(securityHeaders), ...Object.keys(strictTransportSecurity)];
    const summary = ({ status, headers, body }: RawResponse) => ({
      status,
      type: headers['content-type']?.toLowerCase().replaceAll(' ', ''),
      caching: headers['cache-control'],
      allow: headers.allow,
      // If a header is sent twice, its values are joined by a comma.
      security: security.map((name) => headers[name.toLowerCase()]),
      body: body.toString(),
    });
    const expectSame = async (path: string, method: string, headers: Record<string, string> = NAVIGATION) => {
      const request = { path, method };
      const [local, remote] = await Promise.all([
        sendRaw(LOCAL, { ...request, headers: { ...headers, ...OVER_TLS } }),
        sendRaw(baseURL!, { ...request, headers: { ...headers, ...asClient(host, newAddress()) } }),
      ]);
      expect(summary(remote), `${method} ${path}`).toEqual(summary(local));
      return remote;
    };
    const paths = [
      '/health',
      '/f/contact',
      '/f/other',
      '/f/',
      '/f/a/b',
      '/api/v1.0/email/send',
      '/api/v1.0/email/send-form',
      '/appointment/',
    ];
    for (const path of [...paths, '/appointment/1.en.abcdef.confirm.cut-short']) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) await expectSame(path, method);
    }
    // A browser without JavaScript gets a page with its own policy if its form is rejected.
    const form = { ...NAVIGATION, 'Content-Type': 'application/x-www-form-urlencoded' };
    const refused = await expectSame('/f/contact', 'POST', form);
    expect([refused.status, refused.headers['content-type']]).toEqual([422, 'text/html; charset=UTF-8']);
  });
});

test.describe('workerd', { tag: '@edge' }, () => {
  test('redirects its own variants of addresses to the canonical one', async ({ baseURL }) => {
    // Only Cloudflare redirects these. The local server serves the last one, and answers 404 for the others.
    for (const [path, location] of [
      ['/about.html', '/about'],
      ['/about/index', '/about'],
      ['/index', '/'],
      ['/%61bout', '/about'],
    ] as const) {
      const response = await sendRaw(baseURL!, { path, headers: NAVIGATION });
      expect([response.status, response.headers.location], path).toEqual([307, location]);
    }
  });
});
