import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CLOSE_GRACE_MS } from '../relay/host/node.ts';
import { testFolder } from '../tests/helpers/files.ts';

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> };

function commandsOf(file: string): string[] {
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

test.each(globSync('deploy/**/*.yml'))('%s runs existing scripts and files', (file) => {
  const commands = commandsOf(file).join('\n');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of commands.matchAll(/npm run (?:--silent )?(\S+)/g))
    expect(scripts).toHaveProperty([name!]);
  const ours: string[] = commands.match(/(owner|tools|deploy)\/[\w./-]+\w/g) ?? [];
  expect(ours.filter((path) => !existsSync(path))).toEqual([]);
});

test('the Dockerfile runs existing scripts and files, and serves the port that Caddy asks', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const ours: string[] = dockerfile.match(/\btools\/[\w./-]+\w/g) ?? [];
  expect(ours.length).toBeGreaterThan(2);
  expect(ours.filter((path) => !existsSync(path))).toEqual([]);
  const [, port] = /PORT=(\d+)/.exec(dockerfile)!;
  const { configs } = parse(readFileSync('compose.yaml', 'utf8')) as {
    configs: { caddy: { content: string } };
  };
  expect(configs.caddy.content).toContain(`reverse_proxy site:${port}`);
});

test('each server of nginx listens for IPv6 wherever it listens for IPv4', () => {
  const servers = readFileSync('deploy/nginx/site.conf', 'utf8')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.length).toBeGreaterThan(3);
  for (const server of servers) {
    const listening = Array.from(server.matchAll(/^ {2}listen (.+);$/gm), ([, at]) => at!);
    const overIpv4 = listening.filter((at) => !at.startsWith('['));
    expect(overIpv4.length).toBeGreaterThan(0);
    expect(listening.filter((at) => at.startsWith('['))).toEqual(overIpv4.map((at) => `[::]:${at}`));
  }
});

type Service = {
  logging?: { options: Record<string, string> };
  stop_grace_period?: string;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
};

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<'site' | 'https', Service>;
  networks?: { default: { enable_ipv6: boolean } };
};

test('Docker gives the relay the time that it needs to end, and visitors by IPv6 their own address', () => {
  const seconds = /^(\d+)s$/.exec(compose.services.site.stop_grace_period ?? '')?.[1];
  expect(Number(seconds) * 1000).toBeGreaterThan(CLOSE_GRACE_MS);
  expect(compose.networks?.default.enable_ipv6).toBe(true);
});

test.each(['site', 'https'] as const)('Docker limits what %s may do', (service) => {
  expect(compose.services[service]).toMatchObject({
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
  });
});

test.each(['site', 'https'] as const)('Docker limits what the log of %s keeps', (service) => {
  const { options } = compose.services[service].logging ?? {};
  expect(options).toEqual({
    'max-size': expect.stringMatching(/^\d+m$/),
    'max-file': expect.stringMatching(/^\d$/),
  });
});

/** Runs the last step of the weekly check with a fake GitHub client. */
test.each([
  ['success', '', []],
  ['success', '7', ['issue close 7 --comment All is well again.']],
  ['failure', '', ['issue create --title Mend --body ```\nthe map is gone\n```']],
  ['failure', '7', ['issue edit 7 --body ```\nthe map is gone\n```']],
])('after a weekly check with the result %s and the open issue "%s", runs %j', (LOOK, issue, done) => {
  const folder = testFolder({ 'found.txt': 'the map is gone\n' });
  const gh = `gh() { if [ "$2" = list ]; then echo '${issue}'; else printf '%s\\0' "$*" >> done; fi; }\n`;
  const { status } = spawnSync('bash', ['-e', '-c', gh + commandsOf('deploy/weekly.yml').at(-1)], {
    cwd: folder,
    env: { ...process.env, LOOK, TITLE: 'Mend' },
  });
  expect(status).toBe(0);
  const log = join(folder, 'done');
  expect(existsSync(log) ? readFileSync(log, 'utf8').split('\0').slice(0, -1) : []).toEqual(done);
});
