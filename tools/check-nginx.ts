import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type * as Relay from '../relay/host/node.ts';
import { securityHeaders, strictTransportSecurity } from '../domain/security-headers.ts';
import { readSettings } from '../relay/host/settings.ts';
import { EMAIL_SEND_PATH } from '../domain/wire.ts';
import { anyFreePort } from './any-free-port.ts';

// Starts nginx with deploy/nginx/site.conf over the last build, and the local server over the same files, and compares
// their answers path by path. Everything listens on loopback and ends with the check.

const SITE = 'build/client';
const EDITOR = 'build/editor';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** A file as certbot leaves it. */
const PROOF = '.well-known/acme-challenge/a-token';
const NGINX_STARTS_MS = 10_000;

type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

type Ask = { path: string; method?: string; headers?: Record<string, string> };

const differences: string[] = [];
let compared = 0;

function expectSame(what: string, ofNginx: unknown, ofLocal: unknown): void {
  compared++;
  if (ofNginx !== ofLocal) differences.push(`${what}: nginx ${String(ofNginx)}, local ${String(ofLocal)}`);
}

function ask(origin: string, { path, method = 'GET', headers = {} }: Ask): Promise<Answer> {
  const send = origin.startsWith('https') ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    // The certificate is the check's own; the path goes out as it is written, not as a URL would have it.
    send(origin, { path, method, headers, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received, rawHeaders } = response;
        done({ status, headers: received, rawHeaders, body: Buffer.concat(chunks) });
      });
    })
      .on('error', failed)
      .end();
  });
}

/** The file an owner would install, with this machine's places in place of the owner's. */
function localConfiguration(folder: string, ports: { http: number; https: number; relay: number }): string {
  const changes = {
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen 443 ssl': `listen 127.0.0.1:${ports.https} ssl`,
    '127.0.0.1:4173': `127.0.0.1:${ports.relay}`,
    '/srv/clinic/current': resolve('.'),
    '/var/www/html': folder,
    '/etc/letsencrypt/live/clinic.example': folder,
  };
  let text = readFileSync('deploy/nginx/site.conf', 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`deploy/nginx/site.conf no longer says "${before}".`);
    text = text.replaceAll(before, after);
  }
  return text;
}

function startNginx(folder: string, ports: Parameters<typeof localConfiguration>[1]): ChildProcess {
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem`.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );
  writeFileSync(join(folder, 'site.conf'), localConfiguration(folder, ports));
  mkdirSync(join(folder, dirname(PROOF)), { recursive: true });
  writeFileSync(join(folder, PROOF), 'proof');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`,
  );
  return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
}

async function untilItAnswers(origin: string): Promise<void> {
  for (const end = Date.now() + NGINX_STARTS_MS; ; await delay(50)) {
    try {
      await ask(origin, { path: '/' });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Every page, one file of each kind in each folder, and addresses that lead elsewhere or, in each language, nowhere. */
function pathsToCompare(): string[] {
  const files = globSync('**/*.*', { cwd: SITE }).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const kinds = new Map(
    files
      .filter((file) => extname(file) !== '.html')
      .map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`]),
  );
  const prefixes = ['', ...globSync('*/404.html', { cwd: SITE }).map((file) => `/${dirname(file)}`)];
  return [
    ...pages,
    ...pages.filter((page) => page !== '/').flatMap((page) => [`${page}/`, `${page}/index.html`]),
    ...kinds.values(),
    '/index.html',
    '/about?search=tooth',
    '/about/?search=tooth',
    '/feed.xml',
    ...prefixes.flatMap((prefix) =>
      ['/no/such/page', '/no/such/page/', '/blog/no-such-article', '/404.html'].map((path) => prefix + path),
    ),
    '/assets/',
    '/assets',
    '/services/x.y',
    '//example.org/',
    '/about/index.html.br',
    '/_headers',
    '/_redirects',
  ];
}

const mediaType = (type: string | undefined) => type?.toLowerCase().replaceAll(' ', '');

async function compare(nginx: string, local: string, question: Ask): Promise<void> {
  const what = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.headers ?? {})}`;
  const [one, other] = await Promise.all([ask(nginx, question), ask(local, question)]);
  expectSame(`${what} status`, one.status, other.status);
  for (const name of ['cache-control', 'content-encoding', 'location', 'vary'] as const) {
    expectSame(`${what} ${name}`, one.headers[name], other.headers[name]);
  }
  if (other.status !== 307) {
    expectSame(`${what} language`, one.headers['content-language'], other.headers['content-language']);
    expectSame(
      `${what} type`,
      mediaType(one.headers['content-type']),
      mediaType(other.headers['content-type']),
    );
    const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 12);
    expectSame(`${what} content`, digest(one.body), digest(other.body));
    expectSame(`${what} length`, one.headers['content-length'], other.headers['content-length']);
  }
  compareSecurity(what, one, other);
}

function compareSecurity(what: string, ofNginx: Answer, ofLocal: Answer): void {
  for (const name of Object.keys(securityHeaders).map((key) => key.toLowerCase())) {
    expectSame(`${what} ${name}`, ofNginx.headers[name], ofLocal.headers[name]);
    const times = ofNginx.rawHeaders.filter((key, index) => index % 2 === 0 && key.toLowerCase() === name);
    expectSame(`${what} ${name}, times sent`, times.length, 1);
  }
  expectSame(
    `${what} strict-transport-security`,
    ofNginx.headers['strict-transport-security'],
    strictTransportSecurity['Strict-Transport-Security'],
  );
}

async function compareAll(nginx: string, local: string): Promise<void> {
  const page = { Accept: 'text/html' };
  for (const path of pathsToCompare()) {
    await compare(nginx, local, { path, headers: { ...page, 'Accept-Encoding': 'gzip, br' } });
    await compare(nginx, local, { path, method: 'HEAD', headers: { ...page, 'Accept-Encoding': 'gzip' } });
  }
  for (const path of ['/', '/about', '/favicon.svg', '/no/such/page']) {
    await compare(nginx, local, { path, headers: page });
  }
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/../../package.json']) {
    // nginx calls some of them no proper request, the local server calls all of them not found.
    const { status } = await ask(nginx, { path });
    expectSame(`GET ${path} is refused`, status === 400 || status === 404, true);
  }
  for (const path of ['/contact', '/favicon.svg']) {
    const { etag } = (await ask(nginx, { path })).headers;
    const again = await ask(nginx, { path, headers: { 'If-None-Match': etag! } });
    expectSame(`GET ${path} unchanged`, again.status, 304);
  }
}

async function checkRelay(nginx: string, local: string): Promise<void> {
  for (const path of ['/health', '/f/unknown', EMAIL_SEND_PATH]) {
    const [one, other] = await Promise.all([ask(nginx, { path }), ask(local, { path })]);
    expectSame(`GET ${path}`, `${one.status} ${String(one.body)}`, `${other.status} ${String(other.body)}`);
    compareSecurity(`GET ${path}`, one, other);
  }
  // The limit of twenty a minute: an address written by the visitor must not make another visitor of him.
  const statuses = [];
  for (let tried = 0; tried <= 20; tried++) {
    const headers = { 'X-Forwarded-For': `10.0.0.${tried}` };
    statuses.push((await ask(nginx, { path: '/f/unknown', method: 'POST', headers })).status);
  }
  expectSame('the twentieth form of a visitor', statuses[19], 404);
  expectSame('the next, with a forged address', statuses[20], 429);
}

async function checkOtherNames(plain: string, tls: string): Promise<void> {
  for (const [origin, host] of [
    [plain, 'clinic.example'],
    [plain, 'www.clinic.example'],
    [tls, 'www.clinic.example'],
  ] as const) {
    const answer = await ask(origin, { path: '/about?a=b', headers: { Host: host } });
    const where = `${answer.status} ${answer.headers.location}`;
    expectSame(`${origin} as ${host}`, where, '308 https://clinic.example/about?a=b');
    expectSame(`${origin} as ${host}: HSTS`, answer.headers['strict-transport-security'], undefined);
  }
  const proof = await ask(plain, { path: `/${PROOF}` });
  expectSame('what proves the name to a certificate authority', String(proof.body), 'proof');
}

/** An editor of the last build, where it is for an origin of its own. */
async function checkEditor(plain: string, tls: string): Promise<void> {
  const headers = { Host: 'edit.clinic.example' };
  const { status, headers: sent } = await ask(plain, { path: '/a?b', headers });
  expectSame('the editor without TLS', `${status} ${sent.location}`, '308 https://edit.clinic.example/a?b');
  const page = await ask(tls, { path: '/', headers });
  if (!existsSync(EDITOR)) return expectSame('an editor that there is not', page.status, 404);
  for (const path of ['/', ...globSync('**/*.*', { cwd: EDITOR }).map((file) => `/${file}`)]) {
    const answer = await ask(tls, { path, headers });
    expectSame(`the editor's ${path}`, answer.status, 200);
    const { 'Content-Security-Policy': policy } = securityHeaders;
    const own = answer.headers['content-security-policy'];
    expectSame(`the editor's ${path}, a policy of its own`, own !== undefined && own !== policy, true);
  }
  expectSame("the editor's headers", (await ask(tls, { path: '/_headers', headers })).status, 404);
}

async function check(): Promise<void> {
  if (!existsSync('build/nginx/headers.conf')) throw new Error('There is no whole build yet: npm run build');
  const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
  const local = await startServer({
    port: 0,
    siteFolder: SITE,
    // A port without a mail server: what the relay does with e-mails is tested elsewhere.
    settings: readSettings({ TRUSTED_PROXIES: '1', SMTP_URL: 'smtp://127.0.0.1:9' }),
    log: () => {},
  });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = { http: await anyFreePort(), https: await anyFreePort(), relay: local.port };
  const nginx = startNginx(folder, ports);
  const ended = new Promise((exited) => nginx.once('exit', exited));
  try {
    const origin = `https://127.0.0.1:${ports.https}`;
    await Promise.race([
      untilItAnswers(origin),
      ended.then(() => Promise.reject(new Error('nginx ended; what it says is above.'))),
    ]);
    await compareAll(origin, local.url);
    await checkRelay(origin, local.url);
    const plain = `http://127.0.0.1:${ports.http}`;
    await checkOtherNames(plain, origin);
    await checkEditor(plain, origin);
  } finally {
    nginx.kill('SIGTERM');
    await ended;
    await local.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`${compared} values compared, ${differences.length} differ.`);
  for (const difference of differences) console.log(`  ${difference}`);
  if (differences.length > 0) process.exitCode = 1;
}

await check();
