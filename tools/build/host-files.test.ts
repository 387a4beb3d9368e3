import { expect, test } from 'vitest';
import { editorHeaders, securityHeaders } from '../../domain/web/security-headers.ts';
import { hostFiles } from './host-files.ts';

const API = 'https://api.github.com';
const NO_EDITOR = { adminApi: null, editorApi: null };

/** The files of a site that serves the editor itself. */
const withEditor = hostFiles({ adminApi: API, editorApi: null });
const withoutEditor = hostFiles(NO_EDITOR);

test("replaces the site's headers with the editor's on the editor's path only", () => {
  const rules = withEditor['build/client/_headers']!.split('\n\n');
  for (const path of ['/admin', '/admin/*']) {
    const rule = rules.find((each) => each.startsWith(`${path}\n`));
    for (const [name, value] of Object.entries(editorHeaders(API)))
      expect(rule).toContain(`\n  ! ${name}\n  ${name}: ${value}`);
  }
  expect(rules.filter((each) => each.includes(API) || each.includes('unsafe-inline'))).toHaveLength(2);
  expect(withoutEditor['build/client/_headers']).not.toMatch(/admin|! /);

  const { 'Content-Security-Policy': usual } = securityHeaders;
  expect(withEditor['build/nginx/maps.conf']).toContain(
    `map $uri $site_content_security_policy {\n  default "${usual}";\n  "~^/admin(?:/|$)" "${editorHeaders(API)['Content-Security-Policy']}";\n}\n`,
  );
  const added = withEditor['build/nginx/headers.conf'];
  expect(added).toContain('add_header Content-Security-Policy "$site_content_security_policy" always;\n');
  expect(added).toContain('add_header X-Robots-Tag "$site_x_robots_tag" always;\n');
  expect(added).not.toContain(API);
  expect(withoutEditor['build/nginx/maps.conf']! + withoutEditor['build/nginx/headers.conf']!).not.toMatch(
    /admin|robots/,
  );
});

test('redirects previous addresses on every host', () => {
  const moved = [{ from: '/xa/services/caps', to: '/xa/services/crowns' }];
  const files = hostFiles(NO_EDITOR, [], moved);
  expect(files['build/client/_redirects']).toContain('\n/xa/services/caps /xa/services/crowns 301\n');
  const rule = /map \$uri \$site_moved \{\n  default "";\n  "~(\S+)" "(\S+)";/.exec(
    files['build/nginx/maps.conf']!,
  )!;
  expect(rule[2]).toBe('/xa/services/crowns');
  const leads = ['', '/', '/index.html', 'x', '/x'].map((end) =>
    new RegExp(rule[1]!).test(moved[0]!.from + end),
  );
  expect(leads).toEqual([true, true, true, false, false]);
});

test('sends the same headers for an editor on its own origin with nginx and static hosts', () => {
  const files = hostFiles({ adminApi: null, editorApi: API });
  const added = files['build/nginx/editor-headers.conf']!;
  const headerLines = [...added.matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  const {
    'Strict-Transport-Security': _,
    'Cache-Control': caching,
    ...headers
  } = Object.fromEntries(headerLines.map(([, name, value]) => [name, value]));
  expect(caching).toBe('$site_caching');
  expect(headers).toEqual({ ...securityHeaders, ...editorHeaders(API) });
  for (const [name, value] of Object.entries(headers))
    expect(files['build/editor/_headers']).toContain(`\n  ${name}: ${value}\n`);
});
