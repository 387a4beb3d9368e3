import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { asAnnotations } from '../compile/mistakes.ts';
import { lookAndTell } from './weekly-look.ts';
import { reasonIn, withStatus } from './with-status.ts';
import type { Workflow } from './github.ts';

type Told = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
};
type Issue = { number: number; title: string; body: string; state: string };

// Stands in for the API of the repository's host, as far as the two commands ask it.
let told: Told[] = [];
let issues: Issue[] = [];
let refusing = false;
const api = createServer(async (request, response) => {
  const text = (await request.toArray()).join('');
  const body = text ? JSON.parse(text) : {};
  const { method = '', url = '', headers } = request;
  const path = url.replace('/repos/asha/website', '');
  if (method !== 'GET') told.push({ method, path, authorization: headers.authorization, body });
  const answer = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
  if (refusing) return answer(403, { message: 'Resource not accessible' });
  const issue = issues.find(({ number }) => path === `/issues/${number}`);
  if (method === 'GET')
    return answer(
      200,
      issues.filter(({ state }) => state === 'open'),
    );
  if (issue) return answer(200, Object.assign(issue, body));
  if (path !== '/issues') return answer(201, {});
  const opened = { number: issues.length + 1, state: 'open', ...body };
  issues.push(opened);
  return answer(201, opened);
});

let workflow: Workflow;
beforeAll(async () => {
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  workflow = {
    GITHUB_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'asha/website',
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: 'c0ffee',
    GITHUB_TOKEN: 'a-token',
  };
});
afterAll(() => new Promise((closed) => api.close(closed)));
beforeEach(() => {
  told = [];
  issues = [];
  refusing = false;
});

const saying = (text: string, status: number) => [
  process.execPath,
  '-e',
  `console.error(${JSON.stringify(text)}); process.exitCode = ${status}`,
];
const MISTAKE = 'clinic/clinic.yaml:36: hours.monday 1, closes is "08:00"; it should be later.';

test("a commit's status is told before and after, to this commit, with a way to the log", async () => {
  expect(await withStatus(['Publish', ...saying('built', 0)], workflow)).toBe(0);
  expect(told.map(({ path, body }) => [path, body.state, body.description])).toEqual([
    ['/statuses/c0ffee', 'pending', 'Under way'],
    ['/statuses/c0ffee', 'success', 'Done'],
  ]);
  expect(told[1]).toMatchObject({
    authorization: 'Bearer a-token',
    body: { context: 'Publish', target_url: 'https://git.example/asha/website/actions/runs/7' },
  });
});

test('where the build fails the status names file, line and field', async () => {
  const said = `The site can't be built yet:\n\n${MISTAKE}\nclinic/faqs.yaml:2: faqs is missing; it should be there.\n`;
  expect(await withStatus(['Publish', ...saying(said, 3)], workflow)).toBe(3);
  expect(told[1]!.body).toMatchObject({ state: 'failure', description: `${MISTAKE} (and 1 more)` });
});

test('the token is for telling alone', async () => {
  vi.stubEnv('GITHUB_TOKEN', 'a-token');
  const looksForIt = [process.execPath, '-e', 'process.exitCode = process.env.GITHUB_TOKEN ? 1 : 0'];
  expect(await withStatus(['Build', ...looksForIt], workflow)).toBe(0);
  vi.unstubAllEnvs();
});

test('where the status is refused the command still does what it does', async () => {
  refusing = true;
  expect(await withStatus(['Publish', ...saying('built', 0)], workflow)).toBe(0);
});

test('the reason is found behind git as well, and is no longer than a status holds', () => {
  const lines = [
    "remote: The site can't be built yet:        ",
    'remote: ',
    `remote: ${MISTAKE}        `,
    'remote: ',
    'remote: Not published',
  ];
  expect(reasonIn(lines.join('\n'))).toBe(MISTAKE);
  expect(
    reasonIn(
      'The site was built, and should not be published yet:\n\n/about: leads to /x, which is not there.',
    ),
  ).toBe('/about: leads to /x, which is not there.');
  expect(reasonIn(`clinic/clinic.yaml:1: ${'long '.repeat(40)}`)).toHaveLength(140);
  expect(reasonIn('environment (or .env): FORMSPREE_FORM_ID is missing.')).toMatch(
    /^environment .* missing\.$/,
  );
  expect(reasonIn('npm error ENOSPC')).toBe('It failed: the log says why.');
});

test('GitHub is told of mistakes by file and line', () => {
  const mistakes =
    'clinic/a.yaml:3: name is missing; it should be: a name.\nclinic/images/b.png: this is none.';
  expect(asAnnotations(mistakes)).toBe(
    '::error file=clinic/a.yaml,line=3::name is missing; it should be: a name.\nclinic/images/b.png: this is none.',
  );
});

test('what falls on the published site is one issue, brought up to date and closed when all is well', async () => {
  const look = (text: string, status: number) => lookAndTell(saying(text, status), workflow);
  await look('ready', 0);
  expect(issues).toEqual([]);
  await look('the certificate ends in 3 days', 1);
  await look('the certificate ends in 3 days', 1);
  expect(issues).toHaveLength(1);
  expect(told).toHaveLength(1);
  await look('the site does not answer', 1);
  expect(issues).toHaveLength(1);
  expect(issues[0]!.body).toContain('does not answer');
  expect(issues[0]!.body).toContain('(https://git.example/asha/website/actions/runs/7)');
  await look('ready', 0);
  expect(issues).toMatchObject([{ state: 'closed' }]);
  await look('the map is gone', 1);
  expect(issues).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
});

test.each(globSync('deploy/**/*.yml'))('%s runs what is there, and may tell what it tells', (file) => {
  const { permissions, jobs } = parse(readFileSync(file, 'utf8')) as {
    permissions: Record<string, string>;
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const run = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of run.join('\n').matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty([name!]);
  const ours: string[] = run.join('\n').match(/(desk|tools|deploy)\/[\w./-]+\w/g) ?? [];
  expect(ours.filter((path) => !existsSync(path))).toEqual([]);
  expect(permissions).toMatchObject(
    ours.includes('desk/with-status.ts') ? { statuses: 'write' } : { issues: 'write' },
  );
});
