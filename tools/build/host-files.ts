import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  ADMIN_PATH,
  editorHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '../../domain/security-headers.ts';
import { ASKED_FOR_AGAIN, KEPT, KEPT_FOLDERS, OWN_MEDIA_TYPES } from '../../domain/serving-rules.ts';
import type { CompiledModules } from '../../domain/compiled.ts';
import type { Moved } from './moved-pages.ts';

const MADE = '# Written by the build (tools/build/host-files.ts); changes are lost with the next one.';

type Rule = {
  path: string;
  headers: Record<string, string>;
  /** whether they take the place of the same headers of a rule above, which Cloudflare would join with them */
  instead?: boolean;
};

const EVERYWHERE = { ...securityHeaders, ...strictTransportSecurity };

/**
 * `_headers`, as Cloudflare and Netlify read it from the site's own folder. Both serve over TLS, and let browsers ask
 * again for whatever has no rule here.
 *
 * @param adminApi - where the site serves the editor itself: what that reaches
 * @param codes - the other languages of the site
 */
export function headersFile(adminApi: string | null, codes: readonly string[] = []): string {
  return rulesText([
    { path: '/*', headers: EVERYWHERE },
    ...(adminApi
      ? [ADMIN_PATH, `${ADMIN_PATH}/*`].map((path) => ({
          path,
          headers: editorHeaders(adminApi),
          instead: true,
        }))
      : []),
    ...KEPT_FOLDERS.map((folder) => ({ path: `${folder}*`, headers: { 'Cache-Control': KEPT } })),
    ...Object.entries(OWN_MEDIA_TYPES).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
    ...codes.flatMap((code): Rule[] => [
      { path: `/${code}`, headers: { 'Content-Language': code } },
      { path: `/${code}/*`, headers: { 'Content-Language': code } },
      { path: `/${code}/feed.xml`, headers: { 'Content-Type': OWN_MEDIA_TYPES['/feed.xml'] } },
    ]),
  ]);
}

/** `_headers` of an editor on an origin of its own. */
export function editorHeadersFile(api: string): string {
  return rulesText([{ path: '/*', headers: { ...EVERYWHERE, ...editorHeaders(api) } }]);
}

function rulesText(rules: Rule[]): string {
  const text = rules.map(({ path, headers, instead }) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => `${instead ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
    );
    return `${path}\n${lines.join('')}`;
  });
  return `${MADE}\n${text.join('\n')}`;
}

/**
 * `_redirects`, for the same hosts. They lead a page's other spellings to its one address by themselves, each with rules
 * of its own that a rule here would fight with; what is left is the home page's file name, and the addresses that pages had
 * before. The local server reads those here.
 */
export function redirectsFile(moved: readonly Moved[]): string {
  const lines = moved.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  return `${MADE}\n/index.html / 307\n${lines.join('')}`;
}

/** For nginx's `http` block: values that depend on the request, among them the editor's headers where the site serves it. */
export function nginxMaps(
  adminApi: string | null,
  codes: readonly string[] = [],
  moved: readonly Moved[] = [],
): string {
  const usual: Record<string, string> = securityHeaders;
  const byLanguage = (value: (code: string) => string): string[][] =>
    codes.map((code) => [`/${code}(?:/|$)`, value(code)]);
  /** each with its usual value, and those by the beginning of an address */
  const maps: [variable: string, usual: string, others: string[][]][] = [
    ...Object.entries(adminApi ? editorHeaders(adminApi) : {}).map(([name, value]): (typeof maps)[number] => [
      variableOf(name),
      usual[name] ?? '',
      [[`${ADMIN_PATH}(?:/|$)`, value]],
    ]),
    ['$site_caching', ASKED_FOR_AGAIN, KEPT_FOLDERS.map((folder) => [folder, KEPT])],
    ['$site_language', '', byLanguage((code) => code)],
    ['$site_not_found', '/404.html', byLanguage((code) => `/${code}/404.html`)],
    ['$site_moved', '', moved.map(({ from, to }) => [`${from}(?:/(?:index\\.html)?)?$`, to])],
  ];
  const texts = maps.map(([variable, usual, others]) => {
    const lines = others.map(([begins, value]) => `  "~^${begins}" "${value}";\n`);
    return `map $uri ${variable} {\n  default "${usual}";\n${lines.join('')}}\n`;
  });
  return `${MADE}
${texts.join('')}map $https $site_transport_security {
  default "";
  on "${strictTransportSecurity['Strict-Transport-Security']}";
}
`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** For nginx's `server` block. A header whose value is empty is not sent. */
export function nginxHeaders(adminApi: string | null): string {
  const others = adminApi ? Object.keys(editorHeaders(adminApi)) : [];
  const varying = Object.fromEntries(others.map((name) => [name, variableOf(name)]));
  return addedHeaders({ ...varying, 'Content-Language': '$site_language' });
}

/** The same for an editor on an origin of its own. */
export function nginxEditorHeaders(api: string): string {
  return addedHeaders(editorHeaders(api));
}

function addedHeaders(others: Record<string, string>): string {
  const headers = {
    ...securityHeaders,
    ...others,
    'Strict-Transport-Security': '$site_transport_security',
    'Cache-Control': '$site_caching',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return `${MADE}\n${lines.join('')}`;
}

/** What is not uploaded to Cloudflare: copies of what it compresses itself. */
const ASSETS_IGNORED = `${MADE}\n*.br\n*.gz\n`;

/**
 * Writes what hosts read beside the site's files.
 *
 * @param site - the built site's folder
 * @param nginx - the folder that `deploy/nginx/site.conf` includes from
 * @param adminApi - where the site serves the editor itself: what that reaches
 * @param codes - the other languages of the site
 * @param editorApi - what an editor on an origin of its own reaches, where there is one
 * @param moved - addresses that pages had before
 */
export function writeHostFiles(
  site: string,
  nginx: string,
  { adminApi, editorApi }: CompiledModules['admin'],
  codes: readonly string[],
  moved: readonly Moved[],
): void {
  // Of a build before, which had one.
  rmSync(`${nginx}/editor-headers.conf`, { force: true });
  const files = {
    [`${site}/_headers`]: headersFile(adminApi, codes),
    [`${site}/.assetsignore`]: ASSETS_IGNORED,
    [`${site}/_redirects`]: redirectsFile(moved),
    [`${nginx}/maps.conf`]: nginxMaps(adminApi, codes, moved),
    [`${nginx}/headers.conf`]: nginxHeaders(adminApi),
    ...(editorApi && {
      'build/editor/_headers': editorHeadersFile(editorApi),
      [`${nginx}/editor-headers.conf`]: nginxEditorHeaders(editorApi),
    }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
