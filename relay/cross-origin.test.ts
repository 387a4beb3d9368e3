import { describe, expect, test } from 'vitest';
import { clinic } from '../clinic/clinic.ts';
import { createTestRelay, MESSAGE, PARAMS } from './test-relay.ts';
import { EMAIL_SEND_PATH, RELAY_IDS } from './wire.ts';

const SITE = 'https://site.example';
const PATHS = [EMAIL_SEND_PATH, `/f/${RELAY_IDS.formId}`];

const ALLOWED = 'Access-Control-Allow-Origin';

/** What a browser asks before it sends JSON to another origin. */
async function preflight(path: string, origin: string) {
  const { relay, log, delivered } = createTestRelay({ siteOrigin: SITE });
  const response = await relay.request(`https://relay.example${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  return { response, log, delivered };
}

describe.each(PATHS)('before it sends to %s', (path) => {
  test.each([SITE, clinic.siteUrl])('a page of %s is told that it may', async (origin) => {
    const { response, log, delivered } = await preflight(path, origin);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get(ALLOWED)).toBe(origin);
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(response.headers.get('Vary')).toContain('Origin');
    expect([log, delivered]).toEqual([[], []]);
  });

  test.each(['https://evil.example', 'http://site.example', `${SITE}.evil.example`, 'null', '*', ''])(
    'a page of %j is not',
    async (origin) => {
      const { response } = await preflight(path, origin);
      expect(response.headers.has(ALLOWED)).toBe(false);
    },
  );
});

describe('every answer can be read by a page of the site, and by no other', () => {
  type Relay = ReturnType<typeof createTestRelay>;
  const post = (relay: Relay, path: string, body: BodyInit, headers: Record<string, string>) =>
    relay.post(path, { headers, body }, '198.51.100.1');
  const email = JSON.stringify({
    user_id: 'relay',
    service_id: 'relay',
    template_id: 'clinic',
    template_params: PARAMS,
  });
  const form = () => new URLSearchParams(MESSAGE);

  test.each<[string, number, (origin: string) => Promise<Response>]>([
    ['an accepted e-mail', 200, (origin) => sendTo(EMAIL_SEND_PATH, email, origin)],
    ['a refused one', 400, (origin) => sendTo(EMAIL_SEND_PATH, '{}', origin)],
    ['one too large', 413, (origin) => sendTo(EMAIL_SEND_PATH, 'x'.repeat(40_000), origin)],
    ['an accepted form', 200, (origin) => sendTo('/f/contact', form(), origin)],
    ['a refused one', 422, (origin) => sendTo('/f/contact', new URLSearchParams({ name: 'A' }), origin)],
    ['an unknown form', 404, (origin) => sendTo('/f/other', form(), origin)],
    [
      'a fault of the relay',
      500,
      (origin) => sendTo(EMAIL_SEND_PATH, email, origin, { deliver: () => Promise.reject(new Error('!')) }),
    ],
    [
      'one too many',
      429,
      async (origin) => {
        const relay = createTestRelay({ siteOrigin: SITE });
        const headers = { 'Content-Type': 'application/json', Origin: origin };
        await post(relay, EMAIL_SEND_PATH, email, headers);
        return post(relay, EMAIL_SEND_PATH, email, headers);
      },
    ],
  ])('%s', async (_, status, answerTo) => {
    const response = await answerTo(SITE);
    expect(response.status).toBe(status);
    expect(response.headers.get(ALLOWED)).toBe(SITE);
    expect(response.headers.get('Vary')).toContain('Origin');
    if (status === 429) {
      expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(response.headers.get('Retry-After')).toBe('1');
    }
    const foreign = await answerTo('https://evil.example');
    expect(foreign.status).toBe(403);
    expect(foreign.headers.has(ALLOWED)).toBe(false);
  });

  function sendTo(
    path: string,
    body: BodyInit,
    origin: string,
    changes: Parameters<typeof createTestRelay>[0] = {},
  ): Promise<Response> {
    const json: Record<string, string> =
      path === EMAIL_SEND_PATH ? { 'Content-Type': 'application/json' } : { Accept: 'application/json' };
    return post(createTestRelay({ siteOrigin: SITE, ...changes }), path, body, { ...json, Origin: origin });
  }
});
