import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import type { StepCheck } from '../hosting/hosts.ts';
import { lookAt, type Outside } from './step-checks.ts';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const answers =
  (...names: string[]) =>
  () =>
    Promise.resolve(names);

const look = (check: StepCheck, resolver: object, domain = 'asha.test') =>
  lookAt(check, { folder: testFolder(), domain, env: {} }, { resolver } as Outside);

/** The root's name servers are known, and no other. */
const unknown = {
  resolveNs: (name: string) => (name === '.' ? answers('a.root-servers.net') : fails('ENOTFOUND'))(),
  resolve4: fails('ENOTFOUND'),
};
const offline = { resolveNs: fails('ECONNREFUSED'), resolve4: fails('ECONNREFUSED') };

test.each<[StepCheck, string, object, string]>([
  ['address', 'is known', { ...unknown, resolve4: answers('192.0.2.1') }, 'done'],
  ['address', 'Nobody knows asha.test', unknown, 'open'],
  ['address', 'no network', offline, 'unseen'],
  ['nameServers', 'Cloudflare answers', { resolveNs: answers('ada.ns.cloudflare.com') }, 'done'],
  [
    'nameServers',
    'old names still answer: ns1.other.example',
    { resolveNs: answers('ns1.other.example') },
    'waiting',
  ],
  ['nameServers', 'Nobody answers for asha.test', unknown, 'open'],
  ['nameServers', 'no network', offline, 'unseen'],
  ['repository', 'not entered yet', unknown, 'open'],
  ['publish', 'Not published yet', unknown, 'open'],
  ['ids', 'not in the file .env', unknown, 'open'],
  ['said-account', '', unknown, 'unseen'],
])('%s: %s', async (check, note, resolver, is) => {
  expect(await look(check, resolver)).toEqual({ is, note: expect.stringContaining(note) });
});

test.each<StepCheck>(['address', 'nameServers', 'site', 'mail'])(
  '%s: does not look for an address that is not chosen yet',
  async (check) => {
    expect(await look(check, unknown, 'asha.example')).toEqual({
      is: 'open',
      note: expect.stringContaining('nobody can own one that ends in .example'),
    });
  },
);
