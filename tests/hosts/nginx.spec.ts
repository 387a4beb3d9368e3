import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../domain/web/security-headers.ts';
import { sendRaw } from '../helpers/raw-request.ts';
import { test } from '../helpers/host-test.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { HAS_IPV6, NGINX_LOG, ACME_CHALLENGE } from '../helpers/nginx.ts';
import { NGINX_PORTS } from '../helpers/ports.ts';

// Tests deploy/nginx/site.conf. host-parity.spec.ts tests how it serves the site.

const PLAIN = `http://127.0.0.1:${NGINX_PORTS.http}`;
const EDITOR = 'build/editor';

test.describe('nginx', { tag: '@nginx' }, () => {
  test('redirects all other names and ports to the canonical address', async ({ baseURL }) => {
    for (const [origin, host] of [
      [PLAIN, 'clinic.example'],
      [PLAIN, 'www.clinic.example'],
      [baseURL!, 'www.clinic.example'],
    ] as const) {
      const { status, headers } = await sendRaw(origin, { path: '/about?a=b', headers: { Host: host } });
      expect([status, headers.location, headers['strict-transport-security']]).toEqual([
        308,
        'https://clinic.example/about?a=b',
        undefined,
      ]);
    }
    expect((await sendRaw(PLAIN, { path: `/${ACME_CHALLENGE}` })).body.toString()).toBe('proof');
  });

  test('answers over IPv6 at every name and port', async ({ baseURL }) => {
    test.skip(!HAS_IPV6, 'needs IPv6');
    for (const origin of [PLAIN, baseURL!]) {
      for (const name of ['clinic.example', 'www.clinic.example', 'edit.clinic.example']) {
        const address = origin.replace('127.0.0.1', '[::1]');
        const { status } = await sendRaw(address, { path: '/about', headers: { Host: name } });
        expect([200, 308, 404], `${address} ${name}`).toContain(status);
      }
    }
  });

  test('logs no appointment link at any name and port', async ({ baseURL }) => {
    const names = ['clinic.example', 'www.clinic.example', 'edit.clinic.example'];
    for (const origin of [PLAIN, baseURL!]) {
      for (const name of names) {
        const headers = { Host: name };
        await sendRaw(origin, { path: '/appointment/1.en.abcdef.confirm.encrypted', headers });
      }
    }
    await sendRaw(baseURL!, { path: '/about?logged', headers: { Host: 'clinic.example' } });
    await expect.poll(() => readFileSync(NGINX_LOG, 'utf8')).toContain('/about?logged');
    expect(readFileSync(NGINX_LOG, 'utf8')).not.toContain('encrypted');
  });

  test('ignores a client address that the client itself sends', async ({ baseURL }) => {
    const localAddress = newAddress().replace(/^\d+/, '127');
    const statuses = [];
    for (let tried = 0; tried <= 20; tried++) {
      const headers = { 'X-Forwarded-For': `10.0.0.${tried}` };
      const request = { path: '/f/unknown', method: 'POST', headers, localAddress };
      statuses.push((await sendRaw(baseURL!, request)).status);
    }
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  test('serves the editor, if there is one, with its own policy', async ({ baseURL }) => {
    const headers = { Host: 'edit.clinic.example' };
    const response = await sendRaw(PLAIN, { path: '/a?b', headers });
    expect([response.status, response.headers.location]).toEqual([308, 'https://edit.clinic.example/a?b']);
    const files = existsSync(EDITOR)
      ? ['/', ...globSync('**/*.*', { cwd: EDITOR }).map((file) => `/${file}`)]
      : [];
    for (const path of files.filter((file) => file !== '/_headers')) {
      const answer = await sendRaw(baseURL!, { path, headers });
      expect(answer.status, path).toBe(200);
      const { 'content-security-policy': policy } = answer.headers;
      expect([undefined, securityHeaders['Content-Security-Policy']]).not.toContain(policy);
    }
    const none = files.length > 0 ? '/_headers' : '/';
    expect((await sendRaw(baseURL!, { path: none, headers })).status).toBe(404);
  });
});
