import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { testFolder } from '../../tests/helpers/files.ts';
import { sendRaw } from '../../tests/helpers/raw-request.ts';
import { answersWith } from '../../tests/helpers/new-clinic-answers.ts';
import { anyFreePort } from '../../tools/ports.ts';
import type { DeskState } from './api.ts';
import { takeLock } from './lock.ts';
import { openDesk } from './open-desk.ts';
import { createPublishing } from './publishing.ts';
import { createApp, runningDesk } from './server.ts';

const SECRET = 'a-secret';

/** Starts a desk for a folder. The preview is not started; it notes what it is given to show. */
async function startDesk(folder = testFolder()) {
  const port = await anyFreePort();
  const shown: unknown[] = [];
  const preview = {
    url: () => null,
    starts: () => 0,
    show: (files: unknown) => shown.push(files),
  };
  const desk = openDesk(folder);
  const publishing = createPublishing({ folder, data: desk.data });
  const app = createApp({ desk, preview, publishing }, { port, secret: SECRET });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${port}`;
  const own = { Cookie: `desk-${port}=${SECRET}`, Origin: origin };
  const request = (path: string, { headers = own, ...options }: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', headers, ...options });
  const change = async (values: Record<string, unknown>) => {
    const changes = Object.entries(values).map(([path, value]) => ({ path, value }));
    const answer = await request('/api/draft', { method: 'PUT', body: JSON.stringify({ changes }) });
    return { status: answer.status, state: (await answer.json()) as DeskState };
  };
  return { folder, port, origin, own, request, change, shown };
}

const file = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** All that a clinic must have. */
const { name, siteUrl, founded, address, phone, email, hours, services } = answersWith();
const WHOLE = { name, siteUrl, founded, address, phone, email, hours, services };

test('the secret of the address becomes a cookie for this site alone', async () => {
  const { request, port } = await startDesk();
  const answer = await request(`/check?secret=${SECRET}`, { headers: {} });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/check');
  expect(answer.headers.get('set-cookie')).toBe(`desk-${port}=${SECRET}; Path=/; HttpOnly; SameSite=Strict`);
});

const PUT = { method: 'PUT', body: '{"changes":[]}' };

test('refuses strangers, and answers its own pages', async () => {
  const { request, own, origin, port } = await startDesk();
  const statusOf = async (path: string, options: RequestInit) => (await request(path, options)).status;
  const { Cookie } = own;
  // Without the secret.
  expect(await statusOf('/', { headers: {} })).toBe(403);
  expect(await statusOf('/?secret=another', { headers: {} })).toBe(403);
  expect(await statusOf('/api/state', { headers: { Cookie: `desk-${port}=another` } })).toBe(403);
  expect(await statusOf('/api/draft', { ...PUT, headers: { Origin: origin } })).toBe(403);
  // A page of another origin, also of this computer.
  const site = { ...own, 'Sec-Fetch-Site': 'same-site' };
  expect(await statusOf('/api/draft', { ...PUT, headers: { Cookie, Origin: 'https://other.example' } })).toBe(
    403,
  );
  expect(await statusOf('/api/draft', { ...PUT, headers: { Cookie, Origin: 'http://127.0.0.1:4173' } })).toBe(
    403,
  );
  expect(await statusOf('/api/draft', { ...PUT, headers: { Cookie } })).toBe(403);
  expect(await statusOf('/api/draft', { ...PUT, headers: site })).toBe(403);
  expect(await statusOf('/api/state', { headers: site })).toBe(403);
  expect(await statusOf('/api/draft', PUT)).toBe(200);
  expect(await statusOf('/api/state', {})).toBe(200);
  // A rebound name.
  const headers = { Cookie, Host: `desk.other.example:${port}` };
  expect((await sendRaw(origin, { path: '/api/state', headers })).status).toBe(403);
});

test('every answer has the protection of a page', async () => {
  const { request } = await startDesk();
  const { headers } = await request('/your-clinic/hours');
  expect(headers.get('content-security-policy')).toContain(
    "frame-src http://127.0.0.1:*; form-action 'self'",
  );
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('keeps what is typed, and writes the clinic once it is whole', async () => {
  const { folder, change, shown } = await startDesk();
  const { state } = await change({ name: 'Asha Dental', founded: 12 });
  expect(state.messages).toMatchObject([{ path: 'founded' }]);
  expect(state.missing).toContain('address.city');
  expect(state.savedAt).toBeNull();
  expect(shown.at(-1)).toBeInstanceOf(Map);

  const { state: whole } = await change({ ...WHOLE, name: 'Asha Dental' });
  expect([whole.messages, whole.missing]).toEqual([[], []]);
  expect(whole.savedAt).not.toBeNull();
  expect([state.pages, whole.pages]).toEqual([[], ['/services']]);
  expect(parse(file(folder, 'clinic/clinic.yaml'))).toMatchObject({ name: 'Asha Dental', email });
  expect(parse(file(folder, 'clinic/answers.yaml'))).toMatchObject({ name: 'Asha Dental', services });
  expect(shown.at(-1)).toBe(join(folder, 'clinic'));

  const { state: wrong } = await change({ founded: 12, name: 'Usha Dental' });
  expect(wrong.draft).toMatchObject({ founded: 12 });
  expect(parse(file(folder, 'clinic/clinic.yaml'))).toMatchObject({ name: 'Usha Dental', founded });
});

test('dates the privacy policy on the day the clinic is made', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { folder, change } = await startDesk();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-24T12:00Z') });
  await change(WHOLE);
  vi.setSystemTime(Date.parse('2026-12-31T12:00Z'));
  await change({ name: 'Usha Dental' });
  expect(file(folder, 'clinic/pages/privacy-policy.yaml')).toContain('updated: 2026-12-24');
});

test('opens again with the draft, and keeps what the owner changed in the files', async () => {
  const { folder, change } = await startDesk();
  await change(WHOLE);
  await change({ founded: 12 });
  const path = join(folder, 'clinic/clinic.yaml');
  writeFileSync(
    path,
    file(folder, 'clinic/clinic.yaml').replace(/^blurb: [^]*?\n(?=\w)/m, 'blurb: Our own words.\n'),
  );
  const again = await startDesk(folder);
  const { state } = await again.change({ name: 'Usha Dental' });
  expect(state.draft).toMatchObject({ founded: 12, name: 'Usha Dental' });
  expect(parse(file(folder, 'clinic/clinic.yaml'))).toMatchObject({
    name: 'Usha Dental',
    blurb: 'Our own words.',
  });
});

test('reads what the owner changes in a file while the desk is open', async () => {
  const { folder, change, request } = await startDesk();
  await change(WHOLE);
  const path = join(folder, 'clinic/clinic.yaml');
  writeFileSync(path, file(folder, 'clinic/clinic.yaml').replace(/^founded: .*$/m, 'founded: 1999'));
  await vi.waitFor(async () => {
    const { draft } = (await (await request('/api/state')).json()) as DeskState;
    expect(draft.founded).toBe(1999);
  }, 10_000);
  await change({ name: 'Usha Dental' });
  expect(parse(file(folder, 'clinic/clinic.yaml'))).toMatchObject({ name: 'Usha Dental', founded: 1999 });
});

test('a photograph loses the place where it was taken', async () => {
  const { folder, change, request } = await startDesk();
  await change({ ...WHOLE, doctors: [{ name: 'Dr. Asha Rao', qualifications: 'BDS' }] });
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const body = new Uint8Array(photo);
  const { draft } = (await (
    await request('/api/photos?path=doctors.0.image', { method: 'POST', body })
  ).json()) as {
    draft: { doctors: [{ image: string }] };
  };
  const saved = await sharp(join(folder, 'clinic/images', draft.doctors[0].image)).metadata();
  expect([saved.width, saved.exif]).toEqual([900, undefined]);
  const wrong = await request('/api/photos?path=doctors.0.image', { method: 'POST', body: 'no picture' });
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    { error: expect.stringContaining('cannot be read') },
  ]);
});

test('a second start finds the address of the desk that runs', async () => {
  const { folder, port } = await startDesk();
  expect(await runningDesk(folder)).toBeUndefined();
  takeLock(join(folder, '.data/desk/lock.json'), port);
  writeFileSync(join(folder, '.data/desk/secret'), SECRET);
  expect(await runningDesk(folder)).toBe(`http://127.0.0.1:${port}/?secret=${SECRET}`);
});

test('a second desk says who has the first one open', async () => {
  const folder = testFolder();
  const first = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '-e',
      `
      import { openDesk } from ${JSON.stringify(resolve('owner/desk/open-desk.ts'))};
      openDesk(${JSON.stringify(folder)}).typed();
      console.log('open');
      setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void first.kill());
  await once(first.stdout, 'data');
  const { request } = await startDesk(folder);
  const answer = await request('/api/state');
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { error: expect.stringMatching(/^Your desk is open already on the computer \S+, since \d/) },
  ]);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect((await request('/api/state')).status).toBe(200);
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'says that the disk is full',
  async () => {
    const disk = join(testFolder(), 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    const { change } = await startDesk(disk);
    await change(WHOLE);
    const before = file(disk, 'clinic/clinic.yaml');
    execFileSync('sh', ['-c', `cat /dev/zero > ${disk}/filler || true`], { stdio: 'ignore' });
    expect((await change({ name: 'Usha Dental' })).status).toBe(507);
    expect(file(disk, 'clinic/clinic.yaml')).toBe(before);
    execFileSync('rm', [join(disk, 'filler')]);
    expect((await change({ name: 'Usha Dental' })).status).toBe(200);
    expect(file(disk, 'clinic/clinic.yaml')).toContain('Usha Dental');
  },
);
