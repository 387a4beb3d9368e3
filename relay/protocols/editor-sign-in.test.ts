import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
// @ts-expect-error -- it comes without types
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { listening } from '../../tests/helpers/mail-servers.ts';
import { createTestRelay } from '../../tests/helpers/test-relay.ts';

const ORIGIN = 'https://edit.lighthouse.example';
const REDIRECT = 'https://lighthouse.example/editor/signed-in';

/** Code challenge of the last sign-in, as GitHub stores it with the code (RFC 7636). */
let challenge = '';

/** A fake of GitHub's token endpoint; it accepts one code and one application. */
async function startGitHub(): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, string>;
    const isRight =
      request.url === '/login/oauth/access_token' &&
      body.client_id === 'Iv1.abc' &&
      body.client_secret === 'secret' &&
      body.redirect_uri === REDIRECT &&
      body.code === 'right-code' &&
      createHash('sha256').update(body.code_verifier!).digest('base64url') === challenge;
    response.setHeader('Content-Type', 'application/json');
    // GitHub responds with status 200 in both cases.
    response.end(
      JSON.stringify(
        isRight
          ? { access_token: 'gho_"</script>', token_type: 'bearer' }
          : { error: 'bad_verification_code', error_description: 'The code is incorrect or expired.' },
      ),
    );
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

function relayWith(github: string) {
  const editorSignIn = {
    clientId: 'Iv1.abc',
    clientSecret: 'secret',
    origin: ORIGIN,
    github,
    siteUrl: 'https://lighthouse.example',
  };
  const { relay, log } = createTestRelay({ editorSignIn });
  let client = 0;
  const get = (path: string, cookie = '') =>
    relay.fetch(new Request(`https://lighthouse.example${path}`, { headers: { Cookie: cookie } }), {
      clientAddress: `192.0.2.${++client}`,
    });
  async function begin() {
    const answer = await get(
      '/editor/sign-in?provider=github&site_id=edit.lighthouse.example&scope=repo,user',
    );
    const cookie = answer.headers.get('Set-Cookie')!;
    const asked = new URL(answer.headers.get('Location')!).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    challenge = asked.get('code_challenge')!;
    return { answer, cookie, state: asked.get('state') };
  }
  return { get, begin, log };
}

/**
 * Opens the page like the editor's window and replies from an origin. Returns the posted messages with their
 * targets.
 */
async function opened(answer: Response, editorAt = ORIGIN) {
  const posted: { data: string; to: string }[] = [];
  const opener = { postMessage: (data: string, to: string) => posted.push({ data, to }) };
  const { window } = new JSDOM(await answer.clone().text(), {
    runScripts: 'dangerously',
    beforeParse: (page: object) => Object.assign(page, { opener }),
  });
  const { MessageEvent } = window;
  window.dispatchEvent(
    new MessageEvent('message', { data: 'authorizing:github', origin: editorAt, source: opener as never }),
  );
  return posted;
}

test('passes a token to the editor’s origin only, after GitHub returns a code', async () => {
  const { get, begin, log } = relayWith(await startGitHub());
  const { answer, cookie, state } = await begin();
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toContain(
    `/login/oauth/authorize?client_id=Iv1.abc&redirect_uri=${encodeURIComponent(REDIRECT)}&scope=repo&state=`,
  );
  expect(cookie).toMatch(
    /^__Host-editor-sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );

  const end = await get(`/editor/signed-in?code=right-code&state=${state}`, cookie.split(';')[0]);
  expect(end.status).toBe(200);
  expect(end.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  for (const each of [answer, end]) {
    expect(each.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
    expect(each.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(await opened(end)).toEqual([
    { data: 'authorizing:github', to: ORIGIN },
    {
      data: 'authorization:github:success:{"provider":"github","token":"gho_\\"</script>"}',
      to: ORIGIN,
    },
  ]);
  expect(await opened(end, 'https://evil.example')).toEqual([{ data: 'authorizing:github', to: ORIGIN }]);
  expect(JSON.stringify(log)).not.toMatch(/gho_|right-code/);
});

test.each([
  ['without the cookie of this browser', 'code=right-code', '', 403, 'Signing in took too long'],
  ['refused by its person', 'error_description=The+user+has+denied', 'cookie', 403, 'The user has denied'],
  ['with a code that is none', 'code=wrong', 'cookie', 502, 'The code is incorrect or expired.'],
])('%s, signing in fails with the reason', async (_, query, has, status, why) => {
  const { get, begin } = relayWith(await startGitHub());
  const { cookie, state } = await begin();
  const end = await get(`/editor/signed-in?${query}&state=${state}`, has && cookie.split(';')[0]);
  expect(end.status).toBe(status);
  const [, told] = await opened(end);
  expect(told!.data).toMatch(/^authorization:github:error:/);
  expect(told!.data).toContain(why);
  expect(await end.text()).toContain(`${why}`);
});

test('rejects another sign-in’s state, and fails if GitHub is unreachable', async () => {
  const { get, begin } = relayWith('http://127.0.0.1:9');
  const { cookie, state } = await begin();
  const other = await get('/editor/signed-in?code=right-code&state=another', cookie.split(';')[0]);
  expect(other.status).toBe(403);
  const away = await get(`/editor/signed-in?code=right-code&state=${state}`, cookie.split(';')[0]);
  expect(away.status).toBe(502);
  expect(await away.text()).toContain('GitHub could not be asked.');
});

test('accepts a return from GitHub once, and only in the browser that started', async () => {
  const { get, begin } = relayWith(await startGitHub());
  const { cookie, state } = await begin();
  const kept = cookie.split(';')[0];
  const statuses = async (path: string, by: string) => [
    (await get(path, by)).status,
    (await get(path, by)).status,
  ];
  const back = `/editor/signed-in?code=right-code&state=${state}`;
  expect(await statuses(back, kept!)).toEqual([200, 403]);
  const own = kept!.replace(state!, 'made-up');
  expect(await statuses('/editor/signed-in?code=right-code&state=made-up', own)).toEqual([403, 403]);
});

test('has no sign-in path without a configured application', async () => {
  const { relay } = createTestRelay();
  for (const path of ['/editor/sign-in', '/editor/signed-in?code=a&state=b'])
    expect((await relay.request(path, {}, { clientAddress: '192.0.2.1' })).status).toBe(404);
});
