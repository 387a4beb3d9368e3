import { generateKeyPairSync } from 'node:crypto';
import type { promises as dns } from 'node:dns';
import { createServer } from 'node:http';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { certificateFor } from '../../tools/certificate.ts';
import { checkMail } from './mail.ts';
import { listening, startMailServer, trust } from '../../tests/helpers/mail-servers.ts';
import { report, type Finding } from './findings.ts';

const EMAIL = 'desk@lighthouse.example';
const DOMAIN = 'lighthouse.example';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');

/** DNS records by name; null fails. */
type Zone = Record<string, { MX?: string[]; TXT?: string[]; A?: string[]; NS?: string[] } | null>;

const ZONE: Zone = {
  localhost: { A: ['127.0.0.1'] },
  [DOMAIN]: { MX: ['mx.lighthouse.example'], TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
  [`site._domainkey.${DOMAIN}`]: { TXT: [`v=DKIM1; k=ed25519; p=${KEY}`] },
  [`_dmarc.${DOMAIN}`]: { TXT: ['v=DMARC1; p=quarantine'] },
};

const certificate = certificateFor(['localhost']);
afterAll(trust(certificate));

/** A resolver that answers from a zone, with Node's error codes. */
function resolverOf(zone: Zone) {
  async function resolve(name: string, type: string) {
    const records = zone[name.toLowerCase()];
    const list = records?.[type as keyof typeof records];
    const code = records === null ? 'ESERVFAIL' : records ? 'ENODATA' : 'ENOTFOUND';
    if (!list) throw Object.assign(new Error(name), { code });
    if (type === 'MX') return list.map((exchange) => ({ exchange, priority: 10 }));
    return type === 'TXT' ? list.map((text) => [text]) : list;
  }
  const of = (type: string) => (name: string) => resolve(name, type);
  return {
    resolve,
    resolve4: of('A'),
    resolve6: of('AAAA'),
    resolveMx: of('MX'),
    resolveTxt: of('TXT'),
  } as unknown as dns.Resolver;
}

type Changes = {
  server?: SMTPServerOptions;
  env?: (port: number) => Record<string, string>;
  zone?: Zone;
  selector?: string | null;
  received?: Buffer;
};

const SMTP = (port: number) => ({ SMTP_URL: `smtps://desk:a%23b%40c@localhost:${port}` });

async function found({ server, env, zone, selector = 'site', received }: Changes): Promise<Finding[]> {
  const port = await startMailServer({ ...certificate, secure: true, ...server });
  return checkMail({
    email: EMAIL,
    origin: `https://${DOMAIN}`,
    env: (env ?? SMTP)(port),
    resolver: resolverOf({ ...ZONE, ...zone }),
    selector: selector ?? undefined,
    received,
  });
}

const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind);

async function message(change = ''): Promise<Buffer> {
  const text = `From: ${EMAIL}\r\nTo: ${EMAIL}\r\nSubject: Appointment request\r\n\r\nTuesday.\r\n`;
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const key = { signingDomain: DOMAIN, selector: 'site', privateKey: pem };
  const { signatures } = await dkimSign(text, { ...key, signatureData: [key] });
  return Buffer.from(signatures + text + change);
}

// The base of the tests below: correct set-ups have no findings.
test.each<[string, Changes]>([
  ['a server with TLS from the start', {}],
  [
    'a server that turns to TLS',
    { server: { secure: false }, env: (port) => ({ SMTP_URL: `smtp://desk:a%23b%40c@localhost:${port}` }) },
  ],
  [
    'a server on the machine itself',
    {
      server: { secure: false, disabledCommands: ['STARTTLS', 'AUTH'] },
      env: (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    },
  ],
])('finds nothing with %s', async (_, changes) => {
  expect(await found(changes)).toEqual([]);
});

test.each<[Finding['kind'], Changes]>([
  ['passwordNotEncoded', { env: () => ({ SMTP_URL: 'smtps://desk:a#b@localhost' }) }],
  ['passwordNotEncoded', { env: () => ({ SMTP_URL: 'smtps://desk:a@b@localhost' }) }],
  ['passwordNotEncoded', { env: () => ({ SMTP_URL: 'smtps://desk:5%b@localhost' }) }],
  ['mistake', { env: () => ({ SMTP_URL: 'localhost' }) }],
  ['mistake', { env: () => ({ FORMSPREE_FORM_ID: 'xclinicd' }) }],
  ['noMailServer', { env: () => ({}) }],
  ['mailServerSilent', { env: () => ({ SMTP_URL: 'smtps://desk:a@localhost:1' }) }],
  [
    'mailWithoutTls',
    {
      server: { secure: false, disabledCommands: ['STARTTLS'] },
      env: (port) => ({ SMTP_URL: `smtp://desk:a@localhost:${port}` }),
    },
  ],
  ['loginRefused', { env: (port) => ({ SMTP_URL: `smtps://desk:wrong@localhost:${port}` }) }],
])('%s', async (kind, changes) => {
  expect(kinds(await found(changes))).toContain(kind);
});

test.each<[string, Finding['kind'][], Changes]>([
  [
    'nothing',
    ['mxMissing', 'spfMissing', 'dkimMissing', 'dmarcMissing'],
    { zone: { [DOMAIN]: {}, [`_dmarc.${DOMAIN}`]: {} }, selector: 'other' },
  ],
  [
    'what is of no use',
    ['mxMissing', 'spfBroken', 'dkimMissing', 'dmarcNone'],
    {
      zone: {
        [DOMAIN]: { MX: [''], TXT: ['v=spf1 -all', 'v=spf1 ~all'] },
        [`site._domainkey.${DOMAIN}`]: { TXT: ['v=DKIM1; p='] },
        [`_dmarc.${DOMAIN}`]: { TXT: ['v=DMARC1; p=none'] },
      },
    },
  ],
  [
    'another server',
    ['spfOtherServer', 'dkimWithoutSelector'],
    {
      zone: { [DOMAIN]: { MX: ['mx.lighthouse.example'], TXT: ['v=spf1 ip4:192.0.2.7 -all'] } },
      selector: null,
    },
  ],
  [
    "nothing of the sender's own domain",
    ['mxMissing', 'spfMissing', 'dkimMissing', 'dmarcMissing'],
    { env: (port) => ({ ...SMTP(port), MAIL_FROM: 'site@other.example' }) },
  ],
])('with %s in DNS: %j', async (_, expected, changes) => {
  expect(kinds(await found(changes))).toEqual(expected);
});

test('reports a certificate for another name', async () => {
  expect(kinds(await found({ server: certificateFor(['elsewhere.example']) }))).toEqual(['mailCertificate']);
});

test('reports a certificate that expires soon', async () => {
  const ending = certificateFor(['localhost'], 5);
  onTestFinished(trust(ending));
  expect(kinds(await found({ server: ending }))).toEqual(['certificateEnds']);
});

test('reports DNS questions without an answer as not checked', async () => {
  expect(kinds(await found({ zone: { [DOMAIN]: null } }))).toEqual(['dns', 'dns']);
});

test('without a network, makes no requests and reports nothing as missing', async () => {
  const options = { email: EMAIL, origin: `https://${DOMAIN}`, resolver: resolverOf({}) };
  for (const env of [SMTP(1), SERVICES])
    expect(await checkMail({ ...options, env })).toEqual([{ kind: 'offline' }]);
  expect(kinds(await checkMail({ ...options, env: {} }))).toEqual(['offline', 'noMailServer']);
});

test('distinguishes an unknown domain from a missing network', async () => {
  const resolver = resolverOf({ '.': { NS: ['a.root.example'] } });
  const options = { email: EMAIL, origin: `https://${DOMAIN}`, env: {}, resolver };
  expect(kinds(await checkMail(options))).toEqual(['mxMissing', 'noMailServer']);
});

test('checks DKIM with a received message instead of a selector', async () => {
  expect(await found({ selector: null, received: await message() })).toEqual([]);
  expect(kinds(await found({ selector: null, received: await message('And one more line.\r\n') }))).toEqual([
    'dkimFails',
  ]);
});

const JUNK = Buffer.from('X-Forefront-Antispam-Report: SFV:SPM;SCL:5;\r\n');

test('reads what the receiver says of a message, whatever else can be checked', async () => {
  const received = Buffer.concat([JUNK, await message()]);
  const junk = ['receivedAsSpam', 'receivedAsSpam'];
  expect(kinds(await found({ selector: null, received }))).toEqual(junk);
  expect(kinds(await found({ received, env: () => ({}) }))).toEqual(['noMailServer', ...junk]);
  const SMTP_URL = 'smtps://desk:a#b@localhost';
  expect(kinds(await found({ received, env: () => ({ SMTP_URL }) }))).toEqual([
    'passwordNotEncoded',
    ...junk,
  ]);
  const ofServices = await checkMail({
    email: EMAIL,
    origin: `https://${DOMAIN}`,
    env: SERVICES,
    resolver: resolverOf(ZONE),
    via: () => ({ host: '127.0.0.1', port: 1 }),
    received,
  });
  expect(kinds(ofServices)).toEqual(['serviceAnswer', 'serviceAnswer', 'emailJsSettings', ...junk]);
});

test('without a network, reads the verdicts of a message, and says that its signature was not checked', async () => {
  const options = { email: EMAIL, origin: `https://${DOMAIN}`, resolver: resolverOf({}), env: SMTP(1) };
  const good = await checkMail({ ...options, received: await message() });
  expect(kinds(good)).toEqual(['offline', 'signatureNotRead']);
  const { text, status } = report(good);
  expect(status).toBe(1);
  expect(text).not.toContain('Nothing is left to mend');
  const junk = await checkMail({ ...options, received: Buffer.concat([JUNK, await message()]) });
  expect(kinds(junk)).toEqual(['offline', 'signatureNotRead', 'receivedAsSpam', 'receivedAsSpam']);
});

test('checks the key of a mail service, and not whether SPF allows its servers', async () => {
  const port = await listening(
    createServer(
      (request, response) =>
        void response.writeHead(request.headers.authorization === 'Bearer good' ? 422 : 401).end('{}'),
    ),
  );
  const env = (key: string) => () => ({ MAIL_API_KEY: key, MAIL_API_URL: `http://127.0.0.1:${port}` });
  expect(kinds(await found({ env: env('good') }))).toEqual(['spfOfService']);
  expect(kinds(await found({ env: env('bad') }))).toContain('mailApiFails');
});

test('with EmailJS and Formspree, checks them and no mail server', async () => {
  const resolver = resolverOf(ZONE);
  const nobody = () => ({ host: '127.0.0.1', port: 1 });
  const options = { email: EMAIL, origin: `https://${DOMAIN}`, env: SERVICES, resolver, via: nobody };
  expect(kinds(await checkMail(options))).toEqual(['serviceAnswer', 'serviceAnswer', 'emailJsSettings']);
});
