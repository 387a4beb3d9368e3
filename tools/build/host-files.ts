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

const MADE = '# Written by the build (tools/build/host-files.ts); changes are lost with the next one.';

/** An address that a page had before, and the one that it has now. */
export type Moved = { from: string; to: string };

type Headers = Record<string, string>;

type Rule = {
  path: string;
  headers: Headers;
  /** whether they take the place of the same headers of a rule above, which Cloudflare would join with them */
  instead?: boolean;
};

const EVERYWHERE = { ...securityHeaders, ...strictTransportSecurity };

/**
 * What hosts read beside the site's files, by where it is built. `_headers` and `_redirects` are read by Cloudflare and
 * Netlify from the site's own folder, the others are included from `deploy/nginx/site.conf`.
 *
 * @param admin - what an editor reaches: one that the site serves itself, and one on an origin of its own
 * @param codes - the other languages of the site
 * @param moved - addresses that pages had before
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
    // Copies of what Cloudflare compresses itself are not uploaded.
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
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, `${MADE}\n${text}`]));
}

/** Both hosts serve over TLS, and let browsers ask again for whatever has no rule here. */
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
 * Both hosts lead a page's other spellings to its one address by themselves, each with rules of its own that a rule here
 * would fight with; what is left is the home page's file name, and the addresses that pages had before. The local server
 * reads those here.
 */
function redirects(moved: readonly Moved[]): string {
  const lines = moved.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  return `/index.html / 307\n${lines.join('')}`;
}

/** For nginx's `http` block: values that depend on the request, among them the editor's headers where the site serves it. */
function nginxMaps(admin: Headers, codes: readonly string[], moved: readonly Moved[]): string {
  const usual: Headers = securityHeaders;
  const byLanguage = (value: (code: string) => string): string[][] =>
    codes.map((code) => [`/${code}(?:/|$)`, value(code)]);
  /** each with its usual value, and those by the beginning of an address */
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

/** For nginx's `server` block. A header whose value is empty is not sent. */
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
