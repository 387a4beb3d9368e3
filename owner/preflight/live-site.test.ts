import { getRequestListener } from '@hono/node-server';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { MailServices } from '../../domain/clinic/mail-services.ts';
import { securityHeaders, strictTransportSecurity } from '../../domain/web/security-headers.ts';
import { CLINIC, createTestRelay } from '../../tests/helpers/test-relay.ts';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { checkLive } from './live-site.ts';
import { certificateFor } from '../../tools/certificate.ts';
import { listening, trust } from '../../tests/helpers/mail-servers.ts';
import type { Finding } from './findings.ts';

const ORIGIN = CLINIC.siteUrl;
const HOST = new URL(ORIGIN).host;
const MAP = 'www.google.com';

const certificate = certificateFor([HOST, `www.${HOST}`, MAP]);
afterAll(trust(certificate));

const EDITOR = { host: 'github', repository: 'asha/website', sameOrigin: true } as const;
const RELAY = mailServicesFrom({});
const HOME = `<head><link rel="canonical" href="${ORIGIN}/"/><meta property="og:image" content="${ORIGIN}/card.jpg"/></head>`;

type Answer = {
  status?: number;
  type?: string;
  location?: string;
  body?: string;
  headers?: Record<string, string>;
};

/** Answers of a correct site, by host and path. */
const ANSWERS: Record<string, Answer> = {
  [`${HOST}/`]: { body: HOME, headers: { ...securityHeaders, ...strictTransportSecurity } },
  [`${HOST}/sitemap.xml`]: { body: `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/about</loc>` },
  [`${HOST}/card.jpg`]: { type: 'image/jpeg' },
  [`${HOST}:80/`]: { status: 301, location: `${ORIGIN}/` },
  [`www.${HOST}/`]: { status: 308, location: `${ORIGIN}/` },
  [`${MAP}/maps`]: {},
};

type Changes = {
  answers?: Record<string, Answer>;
  services?: MailServices;
  days?: number;
  relay?: Parameters<typeof createTestRelay>[0] | null;
  editorWanted?: boolean;
  languages?: string[];
  slowestMs?: number;
};

async function found({
  answers,
  services = RELAY,
  relay,
  days,
  editorWanted = false,
  languages = ['en', 'hi'],
  slowestMs = 60_000,
}: Changes): Promise<Finding[]> {
  const { relay: app } = createTestRelay(relay ?? {});
  const answerRelay = getRequestListener((request) => app.fetch(request, { clientAddress: '192.0.2.1' }));
  const answer =
    (port: string): RequestListener =>
    (request, response) => {
      const path = request.url!.split('?', 1)[0]!;
      const given = { ...ANSWERS, ...answers }[`${request.headers.host}${port}${path}`];
      if (!given && relay !== null && /^\/(health|f\/contact|api\/)/.test(path))
        return void answerRelay(request, response);
      const nowhere: Answer = {
        status: 404,
        ...(path.startsWith('/hi/') && { body: '<!DOCTYPE html><html lang="hi-IN">' }),
      };
      const { status = 200, type = 'text/html', location, body, headers } = given ?? nowhere;
      response.writeHead(status, {
        'Content-Type': type,
        ...(location && { Location: location }),
        ...headers,
      });
      response.end(body);
    };
  const secure = days === undefined ? certificate : certificateFor([HOST], days);
  if (days !== undefined) onTestFinished(trust(secure));
  const ports = {
    80: await listening(createPlainServer(answer(':80'))),
    443: await listening(createServer(secure, answer(''))),
  };
  return checkLive({
    origin: ORIGIN,
    clinic: { ...CLINIC, languages, ...(editorWanted && { editor: EDITOR }) },
    services,
    slowestMs,
    via: (_, port) => ({ host: '127.0.0.1', port: ports[port as keyof typeof ports] }),
  });
}

const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind);

// The base of the tests below: correct sites have no other findings.
test.each<[string, Changes]>([
  ['with the relay', {}],
  ['with EmailJS and Formspree', { services: mailServicesFrom(SERVICES), relay: null }],
  ['with an editor that is wanted', { editorWanted: true, answers: { [`${HOST}/admin`]: {} } }],
])('reports only the measured values of a correct site %s', async (_, changes) => {
  expect(await found(changes)).toEqual([
    { kind: 'certificateGood', host: HOST, days: 89 },
    { kind: 'firstByte', ms: expect.any(Number) },
  ]);
});

const site = (answers: Record<string, Answer>): Record<string, Answer> =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [HOST + path, answer]));

test('reports each mistake of a site and nothing else', async () => {
  const answers = {
    ...site({
      '/': {
        body: HOME.replace(`href="${ORIGIN}`, 'href="https://other.example'),
        headers: securityHeaders,
      },
      ':80/': {},
      '/sitemap.xml': { body: '<loc>https://other.example/</loc>' },
      '/card.jpg': { status: 404 },
      '/admin': {},
    }),
    [`www.${HOST}/`]: { status: 200 },
    [`${MAP}/maps`]: { status: 503 },
  };
  expect(kinds(await found({ answers, relay: null, days: 5, slowestMs: 0 }))).toEqual([
    'certificateEnds',
    'headersDiffer',
    'httpStays',
    'wwwLost',
    // the sitemap, and the home page's canonical address
    'addressesElsewhere',
    'addressesElsewhere',
    'partMissing',
    // bookings and messages
    'formsFail',
    'formsFail',
    'map',
    'adminThere',
    'slow',
  ]);
});

test.each<[Finding['kind'][], Changes]>([
  [['siteSilent'], { answers: site({ '/': { status: 502 } }) }],
  [['certificateGood', 'partMissing', 'firstByte'], { answers: site({ '/sitemap.xml': { status: 404 } }) }],
  [['certificateGood', 'notFoundLanguage', 'firstByte'], { languages: ['en', 'mr'] }],
  [['certificateGood', 'healthFails', 'firstByte'], { relay: { checkMail: async () => false } }],
])('%j', async (expected, changes) => {
  expect(kinds(await found(changes))).toEqual(expected);
});

test('reports an untrusted certificate and continues with the other checks', async () => {
  const untrusted = certificateFor(['other.example']);
  const port = await listening(createServer(untrusted, (_, response) => response.writeHead(200).end(HOME)));
  const findings = await checkLive({
    origin: ORIGIN,
    clinic: { ...CLINIC, languages: ['en'] },
    services: RELAY,
    via: () => ({ host: '127.0.0.1', port }),
  });
  expect(kinds(findings)).toEqual(
    expect.arrayContaining(['certificate', 'headersDiffer', 'notFoundStatus', 'adminThere']),
  );
});
