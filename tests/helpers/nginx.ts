import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NGINX_PORTS, PORTS } from './ports.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const STARTS_MS = 10_000;

/** Whether Debian's nginx is there: `node tools/setup.mjs --nginx`. */
export const HAS_NGINX = existsSync(BROTLI_MODULE);

/** Where nginx logs requests: as it does unless a server says otherwise. */
export const NGINX_LOG = resolve('test-results/nginx-access.log');

/** What stands at port 80 for a certificate authority, as certbot leaves it. */
export const PROOF = '.well-known/acme-challenge/a-token';

/**
 * Starts nginx with deploy/nginx/site.conf over the last build, before the relay of the site under test.
 *
 * @returns its address, and what ends it
 * @throws {Error} when it ends at once, or answers nothing for ten seconds
 */
export async function startNginx(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const made =
    '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem';
  execFileSync('openssl', ['req', ...made.split(' ')], { cwd: folder, stdio: 'ignore' });
  for (const path of [join(folder, PROOF), NGINX_LOG]) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(join(folder, PROOF), 'proof');
  writeFileSync(join(folder, 'site.conf'), localConfiguration(folder));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log ${NGINX_LOG};
  include /etc/nginx/mime.types;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  async function close() {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
  const isUp = () => fetch(`http://127.0.0.1:${NGINX_PORTS.http}`, { redirect: 'manual' }).catch(() => null);
  for (const end = Date.now() + STARTS_MS; !(await isUp()); await delay(50)) {
    if (nginx.exitCode === null && Date.now() < end) continue;
    await close();
    throw new Error('nginx did not start; what it says is above.');
  }
  return { url: `https://127.0.0.1:${NGINX_PORTS.https}`, close };
}

/** The file that an owner would install, with this machine's places in place of the owner's. */
function localConfiguration(folder: string): string {
  const changes = {
    'listen 80;': `listen 127.0.0.1:${NGINX_PORTS.http};`,
    'listen 443 ssl': `listen 127.0.0.1:${NGINX_PORTS.https} ssl`,
    '127.0.0.1:4173': `127.0.0.1:${PORTS.site}`,
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
