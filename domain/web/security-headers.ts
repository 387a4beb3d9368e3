import { MAP_PROBE_HREF } from './contact-links.ts';

// Security headers and content security policies, for the relay's hosts and for the files that the build
// writes for static hosts and nginx (docs/decisions/0014-content-security-policy.md).

type Directives = Record<string, readonly string[]>;

const NONE = ["'none'"] as const;
const SELF = ["'self'"] as const;

/**
 * The directives that are the same on every page. The sources of scripts and styles differ, because each page
 * allows its own inline scripts and styles (`pagePolicy`).
 */
const SHARED_DIRECTIVES = {
  'base-uri': NONE,
  'object-src': NONE,
  'script-src-attr': NONE,
  'worker-src': NONE,
  'media-src': NONE,
  'font-src': SELF,
  'img-src': [...SELF, MAP_PROBE_HREF],
  'manifest-src': SELF,
  'frame-src': [new URL(MAP_PROBE_HREF).origin],
} as const satisfies Directives;

/** Browser features that neither the site nor the map's frame may use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response, whatever its status and type. HSTS is separate, because only responses over TLS
 * may have it. A response with its own policy, such as the relay's error page, replaces
 * `Content-Security-Policy`.
 */
export const securityHeaders = {
  'Content-Security-Policy': policyText({
    ...SHARED_DIRECTIVES,
    // form-action is in each page's own policy.
    'frame-ancestors': NONE,
  }),
  // This header is for browsers that do not support frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // The form service requires the origin of a request. No service needs the full address of the page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} satisfies Record<string, string>;

/**
 * Requires TLS for this host for a year (RFC 6797). Only responses over TLS may have this header. It has no
 * `includeSubDomains`, because the owner's other hosts may not support TLS.
 */
export const strictTransportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * Returns the policy in a page's `<head>`. It applies in addition to the policy of the headers.
 *
 * @param inline - the sources (`inlineHash`) of the page's inline scripts and styles
 * @param formOrigins - the other origins to which forms are sent; empty if the relay answers on the same
 *   origin
 */
export function pagePolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  formOrigins: readonly string[],
): string {
  return policyText({
    'default-src': NONE,
    'script-src': [...SELF, ...inline.scripts],
    'style-src': [...SELF, ...inline.styles],
    ...SHARED_DIRECTIVES,
    ...formDirectives(formOrigins),
  });
}

/** The path of the owner's editor, if the site serves it. No page links to it. */
export const ADMIN_PATH = '/admin';

/** Whether a path belongs to the editor. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`);
}

/**
 * Returns the policy of the editor's page. Its components add inline styles, and it converts pictures with
 * WebAssembly. It connects only to the repository's host.
 *
 * @param api - the origin of the repository's API, such as 'https://api.github.com'; absent for a local
 *   folder
 */
export function editorPolicy(api?: string): string {
  return policyText({
    'default-src': NONE,
    'script-src': [...SELF, "'wasm-unsafe-eval'"],
    'style-src': [...SELF, "'unsafe-inline'", 'blob:'],
    'img-src': [...SELF, 'blob:', 'data:'],
    'font-src': SELF,
    'connect-src': [...SELF, 'blob:', 'data:', ...(api ? [api] : [])],
    'worker-src': [...SELF, 'blob:'],
    'frame-src': ['blob:'],
    'base-uri': NONE,
    'form-action': NONE,
  });
}

/** Headers that differ for the editor's files. The editor's sign-in window needs access to its opener. */
export function editorHeaders(api: string) {
  return {
    'Content-Security-Policy': `${editorPolicy(api)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  } satisfies Record<string, string>;
}

/**
 * Returns the CSP source that allows an inline script or style, such as "'sha256-…'".
 *
 * @param content - the exact text between the tags
 */
export async function inlineHash(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function formDirectives(origins: readonly string[]): Directives {
  const sources = [...SELF, ...origins];
  return { 'connect-src': sources, 'form-action': sources };
}

/** Formats a policy for the header or the `<meta>` element. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
