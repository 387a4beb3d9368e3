import { MAP_PROBE_HREF } from './contact-links.ts';

/**
 * What browsers are told about the site's safety, written once for every host: the local server, the edge
 * worker, and the files the build writes for static hosts and nginx
 * (docs/decisions/0014-content-security-policy.md). Free of any platform.
 */

type Directives = Record<string, readonly string[]>;

const NONE = ["'none'"] as const;
const SELF = ["'self'"] as const;

/**
 * The parts of the policy that are the same for every page, build and configuration. Where scripts and styles
 * may come from is not among them: each page's own inline ones differ, so each page says that itself (see
 * `pagePolicy`).
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

/** None of them is the site's; the map frame gets none either. */
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
 * Sent with every answer, whatever its status and type. HSTS is apart, since only an answer over TLS may
 * carry it. An answer with a policy of its own (the relay's error page) replaces `Content-Security-Policy`.
 */
export const securityHeaders = {
  'Content-Security-Policy': policyText({
    ...SHARED_DIRECTIVES,
    // Where forms go is a matter of the build: each page's own policy says it.
    'frame-ancestors': NONE,
  }),
  // For browsers that don't know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // The form service refuses a post that doesn't say which site it comes from; nobody needs to know which
  // page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} satisfies Record<string, string>;

/**
 * A year of nothing but TLS for this host (RFC 6797); for answers over TLS alone. Without
 * `includeSubDomains`: the owner's other names are not this site's to decide about.
 */
export const strictTransportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * The policy a page carries in its own head, the narrower of the two it lives under.
 *
 * @param inline - the contents of the page's own scripts that browsers run, and of its styles, as
 *   `inlineHash` gives them
 * @param formOrigins - the other origins this build's forms send to; none where the relay answers
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

/** Where a site that serves the owner's editor itself has it; nothing links there. */
export const ADMIN_PATH = '/admin';

/** Whether an address is the editor's, where there is one. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`);
}

/**
 * What the editor's page may do: its components bring styles of their own, and pictures of the owner's are
 * turned into another format by WebAssembly. Of the world it reaches the repository's host alone.
 *
 * @param api - the origin of the repository's host, such as 'https://api.github.com'; none for a folder of
 *   this machine
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

/**
 * What is different in the headers of the editor's files: its window for signing in has to know who opened
 * it.
 */
export function editorHeaders(api: string) {
  return {
    'Content-Security-Policy': `${editorPolicy(api)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  } satisfies Record<string, string>;
}

/**
 * @param content - what stands between the tags of an inline script or style, to the letter
 * @returns the CSP source that allows it: "'sha256-…'"
 */
export async function inlineHash(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function formDirectives(origins: readonly string[]): Directives {
  const sources = [...SELF, ...origins];
  return { 'connect-src': sources, 'form-action': sources };
}

/** A policy as the header and the meta element carry it. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
