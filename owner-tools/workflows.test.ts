import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
  const ours: string[] = commands.match(/(owner-tools|tools|deploy)\/[\w./-]+\w/g) ?? [];
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

test.each(['site', 'https'])('Docker limits what the log of %s keeps', (service) => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Record<string, { logging?: { driver: string; options: Record<string, string> } }>;
  };
  const { options } = services[service]!.logging ?? {};
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
