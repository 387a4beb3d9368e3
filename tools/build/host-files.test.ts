import { expect, test } from 'vitest';
import { editorHeaders, securityHeaders } from '../../domain/security-headers.ts';
import { editorHeadersFile, headersFile, nginxEditorHeaders, nginxHeaders, nginxMaps } from './host-files.ts';

const API = 'https://api.github.com';

test('_headers has every security header for every path, and keeps what has its content in its name', () => {
  const [everywhere, assets, pictures] = headersFile(null).split('\n\n');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toMatch(/^\/\*$/m);
  expect(everywhere).toContain('Strict-Transport-Security: max-age=31536000');
  expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(pictures).toBe('/pictures/*\n  Cache-Control: public, max-age=31536000, immutable');
  // Cloudflare leaves out what is longer.
  for (const line of headersFile(API).split('\n')) expect(line.length).toBeLessThan(2000);
});

test("nginx's files have them too, HSTS over TLS alone", () => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(nginxHeaders(null)).toContain(`add_header ${name} "${value}" always;\n`);
    expect(value).not.toContain('"');
    expect(value).not.toContain('$');
  }
  expect(nginxHeaders(null)).toContain(
    'add_header Strict-Transport-Security "$site_transport_security" always;',
  );
  expect(nginxMaps(null)).toMatch(
    /map \$https \$site_transport_security \{\n {2}default "";\n {2}on "max-age=31536000";/,
  );
});

test("the editor's own headers stand in place of the site's, on its path alone", () => {
  const rules = headersFile(API).split('\n\n');
  for (const path of ['/admin', '/admin/*']) {
    const rule = rules.find((each) => each.startsWith(`${path}\n`));
    for (const [name, value] of Object.entries(editorHeaders(API)))
      expect(rule).toContain(`\n  ! ${name}\n  ${name}: ${value}`);
  }
  expect(rules.filter((each) => each.includes(API) || each.includes('unsafe-inline'))).toHaveLength(2);
  expect(headersFile(null)).not.toMatch(/admin|! /);

  const { 'Content-Security-Policy': usual } = securityHeaders;
  expect(nginxMaps(API)).toContain(
    `map $uri $site_content_security_policy {\n  default "${usual}";\n  "~^/admin(?:/|$)" "${editorHeaders(API)['Content-Security-Policy']}";\n}\n`,
  );
  expect(nginxHeaders(API)).toContain(
    'add_header Content-Security-Policy "$site_content_security_policy" always;\n',
  );
  expect(nginxHeaders(API)).toContain('add_header X-Robots-Tag "$site_x_robots_tag" always;\n');
  expect(nginxHeaders(API)).not.toContain(API);
  expect(nginxMaps(null) + nginxHeaders(null)).not.toMatch(/admin|robots/);
});

test('hosts are told the language below each prefix', () => {
  expect(headersFile(null, ['xa'])).toContain('/xa/*\n  Content-Language: xa\n');
  expect(nginxMaps(null, ['xa'])).toContain('"~^/xa(?:/|$)" "/xa/404.html";');
  expect(nginxMaps(null, ['xa'])).toContain('"~^/xa(?:/|$)" "xa";');
});

test('an editor on an origin of its own has the same headers behind nginx as on a static host', () => {
  const sent = [...nginxEditorHeaders(API).matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  const {
    'Strict-Transport-Security': _,
    'Cache-Control': caching,
    ...headers
  } = Object.fromEntries(sent.map(([, name, value]) => [name, value]));
  expect(caching).toBe('$site_caching');
  expect(headers).toEqual({ ...securityHeaders, ...editorHeaders(API) });
  for (const [name, value] of Object.entries(headers))
    expect(editorHeadersFile(API)).toContain(`\n  ${name}: ${value}\n`);
});
