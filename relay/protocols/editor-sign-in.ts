import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { words } from '../../words/editor-sign-in.ts';
import { fingerprint } from '../recent-deliveries.ts';
import type { EditorSignIn, RelayContext } from '../relay-types.ts';
import { EDITOR_SIGNED_IN_PATH } from '../../domain/web/relay-paths.ts';
import { NO_DETECTION } from '../../domain/web/format-detection.ts';
import { inlineHash, policyText } from '../../domain/web/security-headers.ts';

// GitHub sign-in for the published editor, instead of a token that the owner creates. It runs on the relay,
// because the application's secret must not be in a page. The editor opens a window at EDITOR_SIGN_IN_PATH,
// which redirects to GitHub and returns with a code. The code is exchanged for a token, which the window
// passes to its opener if that is the editor (the protocol of Netlify's and Decap's authenticators, which
// Sveltia CMS follows).

/** Binds GitHub's response to the browser that started the sign-in. */
const STATE_COOKIE = 'editor-sign-in';
const STATE_SECONDS = 600;
const ANSWER_MS = 10_000;

/** Redirects the window to GitHub. */
export async function beginEditorSignIn(c: RelayContext): Promise<Response> {
  const { clientId, github, siteUrl } = c.var.relay.editorSignIn!;
  c.set('note', { event: 'editor-sign-in', outcome: 'begun' });
  const state = crypto.randomUUID();
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  await c.var.relay.deliveries.deliverOnce(await printOf('begun', state), async () => {});
  setCookie(c, STATE_COOKIE, `${state}_${verifier}`, {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: STATE_SECONDS,
  });
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: siteUrl + EDITOR_SIGNED_IN_PATH,
    // For OAuth apps; a GitHub App has its own permissions and ignores this.
    scope: 'repo',
    state,
    // PKCE (RFC 7636): only the browser that started the sign-in can use the code.
    code_challenge: base64Url(
      new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
    ),
    code_challenge_method: 'S256',
  });
  keepOpener(c);
  return c.redirect(`${github}/login/oauth/authorize?${asked}`);
}

/** Exchanges GitHub's code for a token, and passes it to the editor. */
export async function endEditorSignIn(c: RelayContext): Promise<Response> {
  const { state, code, error_description: refused } = c.req.query();
  const cookie = getCookie(c, STATE_COOKIE, 'host') ?? '';
  deleteCookie(c, STATE_COOKIE, { prefix: 'host', path: '/', secure: true });
  const verifier = state && cookie.startsWith(`${state}_`) && cookie.slice(state.length + 1);
  if (!verifier || !(await isFirstReturn(c, state))) return tellEditor(c, 403, { error: words.late });
  if (!code) return tellEditor(c, 403, { error: refused ?? words.refused });
  const answer = await exchange(code, verifier, c.var.relay.editorSignIn!);
  return tellEditor(c, 'token' in answer ? 200 : 502, answer);
}

/** Fingerprint of a stage of a sign-in. It is remembered for half an hour, longer than the cookie. */
const printOf = (stage: 'begun' | 'ended', state: string) => fingerprint(['editor-sign-in', stage, state]);

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Whether a sign-in that was started here returns for the first time. A second return is refused, so that a
 * kept cookie is useless.
 */
async function isFirstReturn(c: RelayContext, state: string): Promise<boolean> {
  const { deliveries } = c.var.relay;
  if (!(await deliveries.has(await printOf('begun', state)))) return false;
  return (await deliveries.deliverOnce(await printOf('ended', state), async () => {})) === 'delivered';
}

type Answer = { token: string } | { error: string };

/** @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
async function exchange(
  code: string,
  verifier: string,
  { clientId, clientSecret, github, siteUrl }: EditorSignIn,
): Promise<Answer> {
  try {
    const response = await fetch(`${github}/login/oauth/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: siteUrl + EDITOR_SIGNED_IN_PATH,
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { access_token: token, error_description: refused } = (await response.json()) as Record<
      string,
      unknown
    >;
    if (typeof token === 'string') return { token };
    return { error: typeof refused === 'string' ? refused : words.answered(response.status) };
  } catch {
    return { error: words.unreachable };
  }
}

// The window announces itself, the editor echoes the message, and then receives the result.
const SCRIPT = `const { origin, message } = document.body.dataset;
addEventListener('message', (event) => {
  if (event.source === opener && event.origin === origin) opener.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', origin);`;

async function tellEditor(c: RelayContext, status: 200 | 403 | 502, answer: Answer): Promise<Response> {
  const { origin } = c.var.relay.editorSignIn!;
  const isIn = 'token' in answer;
  c.set('note', { event: 'editor-sign-in', outcome: isIn ? 'signed-in' : 'refused' });
  const message = `authorization:github:${isIn ? 'success' : 'error'}:${JSON.stringify({ provider: 'github', ...answer })}`;
  const said = isIn ? words.signedIn : words.again(answer.error);
  keepOpener(c);
  c.header(
    'Content-Security-Policy',
    policyText({
      'default-src': ["'none'"],
      'script-src': [await inlineHash(SCRIPT)],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
  );
  return c.html(
    html`<!doctype html>
      <html lang="${words.language}">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="format-detection" content="${NO_DETECTION}" />
        <title>${words.title}</title>
        <body data-origin="${origin}" data-message="${message}">
          <p>${said}</p>
          ${raw(`<script>${SCRIPT}</script>`)}
        </body>
      </html>`,
    status,
  );
}

/** Keeps `window.opener`, which the default opener policy would remove. */
function keepOpener(c: RelayContext): void {
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
}
