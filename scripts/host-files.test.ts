import { expect, test } from 'vitest';
import { securityHeaders } from '../relay/security-headers.ts';
import { headersFile, nginxHeaders, nginxMaps } from './host-files.ts';

test('_headers has every security header for every path, and keeps what has its content in its name', () => {
  const [everywhere, assets, pictures, ...types] = headersFile().split('\n\n');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toMatch(/^\/\*$/m);
  expect(everywhere).toContain('Strict-Transport-Security: max-age=31536000');
  expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(pictures).toBe('/pictures/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(types).toContain('/*.data\n  Content-Type: text/x-script\n');
  // Cloudflare leaves out what is longer.
  for (const line of headersFile().split('\n')) expect(line.length).toBeLessThan(2000);
});

test("nginx's files have them too, HSTS over TLS alone", () => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(nginxHeaders()).toContain(`add_header ${name} "${value}" always;\n`);
    expect(value).not.toContain('"');
    expect(value).not.toContain('$');
  }
  expect(nginxHeaders()).toContain('add_header Strict-Transport-Security "$site_transport_security" always;');
  expect(nginxMaps()).toMatch(
    /map \$https \$site_transport_security \{\n {2}default "";\n {2}on "max-age=31536000";/,
  );
});

test('hosts are told the language below each prefix', () => {
  expect(headersFile(['xa'])).toContain('/xa/*\n  Content-Language: xa\n');
  expect(nginxMaps(['xa'])).toContain('"~^/xa(?:/|$)" "/xa/404.html";');
  expect(nginxMaps(['xa'])).toContain('"~^/xa(?:/|$)" "xa";');
});
