import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../tests/helpers/files.ts';
import { anyFreePort } from './ports.ts';

/** A fake relay that prints the home page that it serves. */
const RELAY = `
  import { readFileSync } from 'node:fs';
  export const closeOnSignals = () => {};
  export async function startServer({ siteFolder }) {
    console.log('shows ' + readFileSync(siteFolder + '/index.html', 'utf8'));
    return { url: '', retire: async () => {} };
  }`;

/** A fake desk. */
const DESK = `
  process.send('http://127.0.0.1/desk');
  process.on('disconnect', () => process.exit());`;

test('serves a new build without a restart', async () => {
  const folder = testFolder({
    'build/whole': '',
    'build/client/index.html': 'one',
    'build/relay/node.js': RELAY,
    'package.json': '{ "type": "module" }',
    'tools/build.ts': '',
    'tools/desk.ts': DESK,
  });
  const env = { ...process.env, PORT: String(await anyFreePort()), SMTP_URL: 'smtp://127.0.0.1' };
  const site = spawn(process.execPath, [resolve('tools/start.ts')], { cwd: folder, env });
  onTestFinished(() => void site.kill());
  const ended = once(site, 'exit');
  const servedPages: string[] = [];
  let desk = '';
  for await (const line of createInterface({ input: site.stdout })) {
    if (line.startsWith('shows')) servedPages.push(line);
    if (line.startsWith('  Desk')) desk = line;
    if (line.includes('Ctrl+C')) {
      writeFileSync(join(folder, 'build/client/index.html'), 'two');
      writeFileSync(join(folder, 'build/whole'), '');
    }
    if (servedPages.length === 3) site.kill();
  }
  await ended;
  expect(desk).toContain('http://127.0.0.1/desk');
  expect(servedPages).toEqual(['shows one', 'shows one', 'shows two']);
});

test('keeps the desk open if the site cannot be built', async () => {
  const folder = testFolder({
    'package.json': '{ "type": "module" }',
    'tools/build.ts': 'process.exit(1);',
    'tools/desk.ts': DESK,
  });
  const env = { ...process.env, PORT: String(await anyFreePort()), SMTP_URL: 'smtp://127.0.0.1' };
  const site = spawn(process.execPath, [resolve('tools/start.ts')], { cwd: folder, env });
  const ended = once(site, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: site.stdout })) {
    lines.push(line);
    if (line.includes('Ctrl+C')) site.kill();
  }
  await ended;
  expect(lines).toContain('  Site    could not be built; the desk says what to fix');
  expect(lines).toContain('  Desk    http://127.0.0.1/desk');
});
