import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitUntilReady } from './ports.ts';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';
const CONFIGURATION = 'deploy/workers/wrangler.jsonc';
const START_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 5_000;

export type EdgeServer = {
  /** the address, such as 'http://127.0.0.1:4173' */
  url: string;
  /** Stops the server. The relay's stored data stays in the state folder. */
  close(): Promise<void>;
};

type EdgeOptions = {
  /** a free port on loopback */
  port: number;
  /** the folder of the stored data; a later server with the same folder uses the same data */
  stateFolder: string;
  /** the relay's settings as environment variables */
  settings: Record<string, string>;
  log?: (line: string) => void;
  /** additional arguments for wrangler, such as another worker */
  extraArgs?: string[];
};

/**
 * Runs the built site and relay in workerd, Cloudflare's runtime, with wrangler. This is local and needs no
 * account or network. The server stops with this process.
 *
 * @returns the server, once it answers
 * @throws {Error} with wrangler's output, if it stops or does not answer within a minute
 */
export async function startEdgeServer(options: EdgeOptions): Promise<EdgeServer> {
  const { port, stateFolder, settings, log = console.log, extraArgs = [] } = options;
  const url = `http://127.0.0.1:${port}`;
  const wrangler = spawn(
    process.execPath,
    [
      WRANGLER,
      'dev',
      `--config=${CONFIGURATION}`,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      `--persist-to=${stateFolder}`,
      '--show-interactive-dev-session=false',
      ...extraArgs,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        // Selects React's production build, as on Cloudflare.
        NODE_ENV: 'production',
        ...settings,
        // Passes the settings as environment variables, because every user of the machine can read command
        // lines.
        CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
        // Prevents network requests: telemetry, error reports, update checks and location look-ups.
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
        // Wrangler writes its own files here.
        HOME: stateFolder,
        XDG_CONFIG_HOME: join(stateFolder, 'wrangler'),
      },
    },
  );
  const kill = () => wrangler.kill();
  process.on('exit', kill);

  const output: string[] = [];
  for (const stream of [wrangler.stdout, wrangler.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      if (output.length > 200) output.shift();
      // The relay's log lines are JSON.
      if (line.startsWith('{')) log(line);
    });
  }

  if (!(await waitUntilReady(wrangler, url, START_TIMEOUT_MS))) {
    kill();
    throw new Error(`The site did not start in workerd. wrangler said:\n${output.join('\n')}`);
  }

  return {
    url,
    async close() {
      process.off('exit', kill);
      if (wrangler.exitCode !== null) return;
      const exit = once(wrangler, 'exit');
      kill();
      const timer = setTimeout(() => wrangler.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}
