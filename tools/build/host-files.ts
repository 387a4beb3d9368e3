import {
  ADMIN_PATH,
  editorHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '../../domain/web/security-headers.ts';
import {
  REVALIDATE,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  MEDIA_TYPES_BY_PATH,
} from '../../domain/web/static-file-rules.ts';
import type { CompiledModules } from '../../domain/clinic/compiled-modules.ts';

const GENERATED_NOTE =
  '# Written by the build (tools/build/host-files.ts); changes are lost with the next one.';

/** A page's previous and current address. */
export type Moved = { from: string; to: string };

type Headers = Record<string, string>;

type Rule = {
  path: string;
  headers: Headers;
  /** whether the headers replace those of earlier rules; otherwise Cloudflare combines both */
  instead?: boolean;
};

const EVERYWHERE = { ...securityHeaders, ...strictTransportSecurity };

/**
 * Creates the configuration for hosts, by file. Cloudflare and Netlify read `_headers` and `_redirects` in
 * the site's folder; `deploy/nginx/site.conf` includes the other files.
 *
 * @param admin - the API origins of an editor that the site serves, and of one on its own origin
 * @param codes - the site's languages except English
 * @param moved - previous addresses of pages
 */
export function hostFiles(
  { adminApi, editorApi }: CompiledModules['admin'],
  codes: readonly string[] = [],
  moved: readonly Moved[] = [],
): Record<string, string> {
  const admin: Headers = adminApi ? editorHeaders(adminApi) : {};
  const editor = editorApi && editorHeaders(editorApi);
  const files = {
    'build/client/_headers': rulesText([
      { path: '/*', headers: EVERYWHERE },
      ...(adminApi ? [ADMIN_PATH, `${ADMIN_PATH}/*`] : []).map((path) => ({
        path,
        headers: admin,
        instead: true,
      })),
      ...IMMUTABLE_FOLDERS.map((folder) => ({ path: `${folder}*`, headers: { 'Cache-Control': IMMUTABLE } })),
      ...Object.entries(MEDIA_TYPES_BY_PATH).map(([path, type]) => ({
        path,
        headers: { 'Content-Type': type },
      })),
      ...codes.flatMap((code): Rule[] => [
        { path: `/${code}`, headers: { 'Content-Language': code } },
        { path: `/${code}/*`, headers: { 'Content-Language': code } },
        { path: `/${code}/feed.xml`, headers: { 'Content-Type': MEDIA_TYPES_BY_PATH['/feed.xml'] } },
      ]),
    ]),
    // Compressed copies are not uploaded, because Cloudflare compresses files itself.
    'build/client/.assetsignore': '*.br\n*.gz\n',
    'build/client/_redirects': redirects(moved),
    'build/nginx/maps.conf': nginxMaps(admin, codes, moved),
    'build/nginx/headers.conf': addedHeaders({
      ...Object.fromEntries(Object.keys(admin).map((name) => [name, variableOf(name)])),
      'Content-Language': '$site_language',
    }),
    ...(editor && {
      'build/editor/_headers': rulesText([{ path: '/*', headers: { ...EVERYWHERE, ...editor } }]),
      'build/nginx/editor-headers.conf': addedHeaders(editor),
    }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, `${GENERATED_NOTE}\n${text}`]),
  );
}

/** Formats rules for `_headers`. Both hosts use TLS and revalidate files without a caching rule. */
function rulesText(rules: Rule[]): string {
  const text = rules.map(({ path, headers, instead }) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => `${instead ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
    );
    return `${path}\n${lines.join('')}`;
  });
  return text.join('\n');
}

/**
 * Formats `_redirects`, which the local server reads too. It has rules for the home page's file name and for
 * previous addresses only. Both hosts redirect other spellings of an address by themselves, and rules here
 * would contradict theirs.
 */
function redirects(moved: readonly Moved[]): string {
  const lines = moved.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  return `/index.html / 307\n${lines.join('')}`;
}

/**
 * Formats maps for nginx's `http` block. They have the values that depend on the request, such as the
 * editor's headers if the site serves the editor.
 */
function nginxMaps(admin: Headers, codes: readonly string[], moved: readonly Moved[]): string {
  const usual: Headers = securityHeaders;
  const byLanguage = (value: (code: string) => string): string[][] =>
    codes.map((code) => [`/${code}(?:/|$)`, value(code)]);
  /** the default value of each variable, and its other values by the start of the address */
  const maps: [variable: string, usual: string, others: string[][]][] = [
    ...Object.entries(admin).map(([name, value]): (typeof maps)[number] => [
      variableOf(name),
      usual[name] ?? '',
      [[`${ADMIN_PATH}(?:/|$)`, value]],
    ]),
    ['$site_caching', REVALIDATE, IMMUTABLE_FOLDERS.map((folder) => [folder, IMMUTABLE])],
    ['$site_language', '', byLanguage((code) => code)],
    ['$site_not_found', '/404.html', byLanguage((code) => `/${code}/404.html`)],
    ['$site_moved', '', moved.map(({ from, to }) => [`${from}(?:/(?:index\\.html)?)?$`, to])],
  ];
  const texts = maps.map(([variable, usual, others]) => {
    const lines = others.map(([begins, value]) => `  "~^${begins}" "${value}";\n`);
    return `map $uri ${variable} {\n  default "${usual}";\n${lines.join('')}}\n`;
  });
  return `${texts.join('')}map $https $site_transport_security {
  default "";
  on "${strictTransportSecurity['Strict-Transport-Security']}";
}
`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Formats headers for nginx's `server` block. nginx does not send a header with an empty value. */
function addedHeaders(others: Headers): string {
  const headers = {
    ...securityHeaders,
    ...others,
    'Strict-Transport-Security': '$site_transport_security',
    'Cache-Control': '$site_caching',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return lines.join('');
}
