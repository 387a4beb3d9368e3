import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A browser that the tests drive. */
export type Browser = {
  /** Opens a tab with empty storage and cache. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
};

export type Tab = {
  resize(width: number, height: number): Promise<void>;
  /** Opens an address, and resolves once its document is parsed. */
  open(url: string): Promise<void>;
  /** Calls a function in the page with a text. `source` is its code. Returns the text that it resolves to. */
  call(source: string, argument: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the uncaught errors, and what the content security policy blocked. */
  errors(): string[];
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** A proxy that does not answer, so that requests to hosts other than the site's fail. */
export const DEAD_PROXY = { host: '127.0.0.1', port: 9 };

/** A running program with its own home folder. */
export type Program = {
  /** Waits for a line of output that matches. Returns the pattern's first group. */
  line(pattern: RegExp): Promise<string>;
  onLine(listen: (line: string) => void): void;
  /** rejects when the program ends */
  ended: Promise<never>;
  end(): Promise<void>;
};

/** Starts a program with a temporary home folder, which `end` removes. */
export function startProgram(
  command: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const home = mkdtempSync(join(tmpdir(), 'clinic-engine-'));
  // The program also ends when this process is killed.
  const program = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The program has its own process group, so that `end` also stops its children.
    detached: true,
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1', ...environment },
  });
  const exit = once(program, 'exit');
  const ended = exit.then(() => {
    throw new Error(`${command} ended.`);
  });
  ended.catch(() => {});
  const lines = [program.stdout, program.stderr].map((input) => createInterface({ input }));
  const onLine = (listen: (line: string) => void) => lines.forEach((each) => each.on('line', listen));
  return {
    onLine,
    ended,
    line(pattern) {
      const { promise, resolve } = Promise.withResolvers<string>();
      onLine((line) => {
        const [, group] = pattern.exec(line) ?? [];
        if (group !== undefined) resolve(group);
      });
      return Promise.race([promise, ended]);
    },
    async end() {
      if (program.exitCode === null) process.kill(-program.pid!);
      await exit;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
