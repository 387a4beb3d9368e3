import autocannon from 'autocannon';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { anyFreePort } from './any-free-port.ts';
import { readCount, readOptions } from './options.ts';
import { describeMachine, load, writeResult } from './results.ts';
import { median } from './statistics.ts';
import { markdownTable } from './table.ts';

const HELP = `Measures the local server beside Debian's nginx, which serves the same files with the same headers.

  npm run bench:server                        builds; three rounds of two seconds for every server and kind of answer
  npm run bench:server -- --built             measures the last build
  npm run bench:server -- --rounds 1          fewer rounds (at most 9)
  npm run bench:server -- --seconds 5         longer ones (at most 10)
  npm run bench:server -- --connections 64    more at once than 16

Prints requests per second and the time within which 99 of 100 are answered, and writes bench-results/server.json.
The client runs on the same machine and takes its share of it.`;

const SITE = 'build/client';
const WORKERS = [1, 2];
/** A server that needs longer doesn't start at all. */
const START_MS = 15_000;

const options = readOptions(HELP, {
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '2' },
  connections: { type: 'string', default: '16' },
  built: { type: 'boolean', default: false },
});
const rounds = readCount('rounds', options.rounds, 9);
const seconds = readCount('seconds', options.seconds, 10);
const connections = readCount('connections', options.connections, 1000);

type Server = { name: string; url: string; process: ChildProcess };
type Answer = { name: string; path: string; status: number; headers: Record<string, string> };
type Run = { perSecond: number; p99Ms: number };

if (!options.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
const servers: Server[] = [];
try {
  servers.push(await startLocalServer());
  for (const workers of WORKERS) servers.push(await startNginx(workers));
  const answers = kindsOfAnswer();
  const runs = new Map<string, Run[]>();
  const before = load();
  for (let round = 0; round < rounds; round += 1) {
    for (const answer of answers) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        const key = `${answer.name}/${server.name}`;
        runs.set(key, [...(runs.get(key) ?? []), await fire(server, answer)]);
      }
    }
    console.log(`Round ${round + 1} of ${rounds} measured; load ${load()}.`);
  }
  report(answers, runs, { before, after: load() });
} finally {
  await Promise.all(servers.map(end));
  rmSync(folder, { recursive: true });
}

/** The site's own server, as `npm start` starts it, with a mail server that it is never asked for. */
async function startLocalServer(): Promise<Server> {
  const port = await anyFreePort();
  const started = spawn(process.execPath, ['scripts/start.ts', '--built'], {
    env: { ...process.env, PORT: String(port), HOST: '', SMTP_URL: 'smtp://127.0.0.1:9' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return untilAnswering({ name: 'local server', url: `http://127.0.0.1:${port}`, process: started });
}

async function startNginx(workers: number): Promise<Server> {
  const port = await anyFreePort();
  const own = join(folder, `nginx-${workers}`);
  const site = resolve(SITE);
  const written = resolve('build/nginx');
  writeFileSync(
    `${own}.conf`,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes ${workers};
pid ${own}.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  include ${written}/maps.conf;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  client_body_temp_path ${own}-body;
  proxy_temp_path ${own}-proxy;
  fastcgi_temp_path ${own}-fastcgi;
  uwsgi_temp_path ${own}-uwsgi;
  scgi_temp_path ${own}-scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${written}/headers.conf;
    brotli_static on;
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  const started = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-c', `${own}.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const name = `nginx, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  return untilAnswering({ name, url: `http://127.0.0.1:${port}`, process: started });
}

async function untilAnswering(server: Server): Promise<Server> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    const answered = await fetch(server.url).then(
      () => true,
      () => false,
    );
    if (answered) return server;
    if (server.process.exitCode !== null) break;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  server.process.kill();
  throw new Error(`The ${server.name} did not start.`);
}

async function end({ process: started }: Server): Promise<void> {
  if (started.exitCode !== null) return;
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await ended;
}

function kindsOfAnswer(): Answer[] {
  const compressed = { 'accept-encoding': 'br' };
  const script = largest(`${SITE}/assets/*.js`);
  const picture = largest(`${SITE}/pictures/**/*-640.avif`);
  return [
    { name: `home, brotli`, path: '/', status: 200, headers: compressed },
    { name: `a script, brotli`, path: script, status: 200, headers: compressed },
    { name: `a picture`, path: picture, status: 200, headers: {} },
    { name: `home, unchanged (304)`, path: '/', status: 304, headers: compressed },
  ];
}

function largest(pattern: string): string {
  const [file] = globSync(pattern).toSorted((a, b) => statSync(b).size - statSync(a).size);
  if (!file) throw new Error(`The built site has no file ${pattern}.`);
  return file.slice(SITE.length);
}

async function fire(server: Server, answer: Answer): Promise<Run> {
  const first = await fetch(server.url + answer.path, { headers: answer.headers });
  const etag = first.headers.get('etag');
  await first.arrayBuffer();
  if (first.status !== 200 || !etag) throw new Error(`${server.name}: ${answer.path} is ${first.status}.`);
  const result = await autocannon({
    url: server.url + answer.path,
    connections,
    duration: seconds,
    headers: { ...answer.headers, ...(answer.status === 304 && { 'if-none-match': etag }) },
  });
  const { statusCodeStats } = result as { statusCodeStats?: Record<string, { count: number }> };
  const others = Object.keys(statusCodeStats ?? {}).filter((status) => Number(status) !== answer.status);
  if (others.length > 0 || result.errors > 0) {
    throw new Error(
      `${server.name}: ${answer.name} was answered with ${others} and ${result.errors} errors.`,
    );
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

function report(answers: Answer[], runs: Map<string, Run[]>, busy: { before: number; after: number }): void {
  const medians = answers.map((answer) => ({
    answer,
    of: servers.map(({ name }) => {
      const own = runs.get(`${answer.name}/${name}`)!;
      return {
        server: name,
        perSecond: median(own.map(({ perSecond }) => perSecond)),
        p99Ms: median(own.map(({ p99Ms }) => p99Ms)),
      };
    }),
  }));
  console.log(`\nRequests per second and p99 in ms, median of ${rounds}, ${connections} connections\n`);
  console.log(
    markdownTable(
      ['Answer', ...servers.flatMap(({ name }) => [name, 'p99'])],
      medians.map(({ answer, of }) => [
        answer.name,
        ...of.flatMap(({ perSecond, p99Ms }) => [String(Math.round(perSecond)), String(p99Ms)]),
      ]),
    ),
  );
  const file = writeResult(
    'server.json',
    JSON.stringify(
      {
        at: new Date().toISOString(),
        rounds,
        seconds,
        connections,
        machine: describeMachine(),
        load: busy,
        medians,
        runs: Object.fromEntries(runs),
      },
      null,
      2,
    ),
  );
  console.log(`\nLoad of the machine before and after: ${busy.before}, ${busy.after}. Written: ${file}`);
}
