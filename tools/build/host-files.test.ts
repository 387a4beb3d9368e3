import { expect, test } from 'vitest';
import { editorHeaders, securityHeaders } from '../../domain/security-headers.ts';
import {
  editorHeadersFile,
  headersFile,
  nginxEditorHeaders,
  nginxHeaders,
  nginxMaps,
  redirectsFile,
} from './host-files.ts';

const API = 'https://api.github.com';

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

test('every host leads from the addresses that pages had to those they have', () => {
  const moved = [{ from: '/xa/services/caps', to: '/xa/services/crowns' }];
  expect(redirectsFile(moved)).toContain('\n/xa/services/caps /xa/services/crowns 301\n');
  const rule = /map \$uri \$site_moved \{\n  default "";\n  "~(\S+)" "(\S+)";/.exec(
    nginxMaps(null, [], moved),
  )!;
  expect(rule[2]).toBe('/xa/services/crowns');
  const leads = ['', '/', '/index.html', 'x', '/x'].map((end) =>
    new RegExp(rule[1]!).test(moved[0]!.from + end),
  );
  expect(leads).toEqual([true, true, true, false, false]);
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
