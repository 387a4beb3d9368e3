import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NGINX_PORTS, PORTS } from './ports.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_TIMEOUT_MS = 10_000;

/** Whether Debian's nginx is installed. `node tools/setup.mjs --nginx` installs it. */
export const HAS_NGINX = existsSync(BROTLI_MODULE);

/** Whether this machine has IPv6. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

/** The log of requests, in nginx's default format. */
export const NGINX_LOG = resolve('test-results/nginx-access.log');

/** A file that a certificate authority reads at port 80. certbot creates such files. */
export const ACME_CHALLENGE = '.well-known/acme-challenge/a-token';

/**
 * Starts nginx with deploy/nginx/site.conf, the last build, and the relay of the site under test.
 *
 * @throws {Error} if it exits, or does not answer within ten seconds
 */
export async function startNginx(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem';
  execFileSync('openssl', ['req', ...options.split(' ')], { cwd: folder, stdio: 'ignore' });
  for (const path of [join(folder, ACME_CHALLENGE), NGINX_LOG]) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(join(folder, ACME_CHALLENGE), 'proof');
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
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isUp()); await delay(50)) {
    if (nginx.exitCode === null && Date.now() < end) continue;
    await close();
    throw new Error('nginx did not start; see its output above.');
  }
  return { url: `https://127.0.0.1:${NGINX_PORTS.https}`, close };
}

/** Returns the owner's configuration file with the paths and ports of this machine. */
function localConfiguration(folder: string): string {
  const changes = {
    // A machine without IPv6 cannot listen on IPv6 addresses.
    ...(HAS_IPV6
      ? { '[::]:80;': `[::1]:${NGINX_PORTS.http};`, '[::]:443 ssl': `[::1]:${NGINX_PORTS.https} ssl` }
      : { '  listen [::]:80;\n': '', '  listen [::]:443 ssl http2;\n': '' }),
    'listen 80;': `listen 127.0.0.1:${NGINX_PORTS.http};`,
    'listen 443 ssl': `listen 127.0.0.1:${NGINX_PORTS.https} ssl`,
    '127.0.0.1:4173': `127.0.0.1:${PORTS.site}`,
    '/srv/clinic/current': resolve('.'),
    '/var/www/html': folder,
    '/etc/letsencrypt/live/clinic.example': folder,
  };
  let text = readFileSync('deploy/nginx/site.conf', 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`deploy/nginx/site.conf no longer contains "${before}".`);
    text = text.replaceAll(before, after);
  }
  return text;
}
