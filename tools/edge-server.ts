import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasStarted } from './ports.ts';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';
const CONFIGURATION = 'deploy/workers/wrangler.jsonc';
const START_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 5_000;

export type EdgeServer = {
  /** such as 'http://127.0.0.1:4173' */
  url: string;
  /** Ends it; what the relay remembers stays in the state folder. */
  close(): Promise<void>;
};

type EdgeOptions = {
  /** a free one, on loopback */
  port: number;
  /** where the platform's parts keep what they store; the next server with the same folder goes on from there */
  stateFolder: string;
  /** the relay's settings, as variables of the environment */
  settings: Record<string, string>;
  log?: (line: string) => void;
  /** what wrangler is told beyond that, such as another worker in the relay's place */
  further?: string[];
};

/**
 * Runs the built site and the relay in workerd, Cloudflare's own runtime, through wrangler: on this machine alone, without
 * an account and without asking anything of the network. Ends with this process.
 *
 * @returns the server, once it answers
 * @throws {Error} when it stops or does not answer within a minute, with what wrangler said
 */
export async function startEdgeServer(options: EdgeOptions): Promise<EdgeServer> {
  const { port, stateFolder, settings, log = console.log, further = [] } = options;
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
      ...further,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        // React's production build makes the e-mails, as where it is deployed.
        NODE_ENV: 'production',
        ...settings,
        // The settings reach the worker this way, since a command line can be read by everyone on the machine.
        CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
        // No questions to the network: no figures or error reports for its makers, no newer version, no place of ours.
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
        // Its own notes.
        HOME: stateFolder,
        XDG_CONFIG_HOME: join(stateFolder, 'wrangler'),
      },
    },
  );
  const kill = () => wrangler.kill();
  process.on('exit', kill);

  const said: string[] = [];
  for (const stream of [wrangler.stdout, wrangler.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (said.length > 200) said.shift();
      // The relay's own lines, as it writes them on any host.
      if (line.startsWith('{')) log(line);
    });
  }

  if (!(await hasStarted(wrangler, url, START_LIMIT_MS))) {
    kill();
    throw new Error(`The site did not start in workerd. wrangler said:\n${said.join('\n')}`);
  }

  return {
    url,
    async close() {
      process.off('exit', kill);
      if (wrangler.exitCode !== null) return;
      const exit = once(wrangler, 'exit');
      kill();
      const timer = setTimeout(() => wrangler.kill('SIGKILL'), CLOSE_LIMIT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}
