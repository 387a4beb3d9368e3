import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeWhole, type FileChanges } from './whole-files.ts';

/** What the development server needs of the project. */
const PARTS = [
  'compile',
  'domain',
  'owner',
  'relay',
  'site',
  'tools',
  'words',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

export type Preview = {
  url: () => string | null;
  /** how often it has started; a page from an earlier start has to be loaded again */
  starts: () => number;
  show: (files: ClinicSource) => void;
};

/** A server that fails for longer than this is started anew. */
const PATIENCE_MS = 30_000;

/** A folder, or files without one. */
type ClinicSource = string | FileChanges;

/**
 * Creates a preview, which serves a clinic with the development server. It works in a copy of the project, so
 * that the built site and its compiled clinic stay as they are. The server starts with the first clinic that
 * is shown.
 *
 * @param folder - for the copy
 * @param port - a free one on loopback
 */
export function createPreview(folder: string, port: number): Preview {
  const origin = `http://127.0.0.1:${port}`;
  let isReady = false;
  let isStarted = false;
  let starts = 0;

  function start(): void {
    isStarted = true;
    const server = spawn(process.execPath, ['tools/dev.ts', '--preview'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let hasAnswered = false;
    // tools/dev.ts sends a message when it is ready and when it restarts. It ends with this process.
    server.on('message', (message) => {
      isReady = false;
      if (message === 'ready' || hasAnswered) void waitForAnswer();
    });
    server.once('exit', () => {
      isReady = isStarted = false;
      if (hasAnswered) start();
    });

    async function waitForAnswer(): Promise<void> {
      const start = (starts += 1);
      const until = Date.now() + PATIENCE_MS;
      while (server.exitCode === null) {
        const isAnswered = await fetch(origin).then(
          ({ status }) => status < 500,
          () => false,
        );
        if (start !== starts) return;
        if (isAnswered) {
          isReady = hasAnswered = true;
          return;
        }
        if (Date.now() > until) return void server.kill();
        await setTimeout(500);
      }
    }
  }

  return {
    url: () => (isReady ? origin : null),
    starts: () => starts,
    show(files) {
      if (!isStarted) copyProject(folder);
      mirror(typeof files === 'string' ? filesIn(files) : files, join(folder, 'clinic'));
      if (!isStarted) start();
    },
  };
}

function copyProject(folder: string): void {
  for (const part of PARTS) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true });
  }
  if (existsSync(join(folder, 'node_modules'))) return;
  // Windows makes a junction without further rights.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

function filesIn(folder: string): FileChanges {
  return new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

function pathsIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));
}

/** Makes a folder contain these files only. A file that is the same is not written again. */
function mirror(files: FileChanges, folder: string): void {
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const path of pathsIn(folder)) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, content] of files) {
    const target = join(folder, path);
    if (content === null || (existsSync(target) && readFileSync(target).equals(Buffer.from(content))))
      continue;
    mkdirSync(dirname(target), { recursive: true });
    writeWhole(target, content);
  }
}

/** Calls `changed` once after files of a folder have changed. */
export function watchFolder(folder: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = globalThis.setTimeout(changed, 300);
  }).unref();
}
