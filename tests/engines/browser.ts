import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A browser that is driven as W3C's WebDriver (classic or BiDi) says. */
export type Browser = {
  /** A visitor who was never here: nothing is stored or cached. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
};

export type Tab = {
  resize(width: number, height: number): Promise<void>;
  /** Goes to an address, and on once its document has been read. */
  go(url: string): Promise<void>;
  /** Calls a function, given as its source, in the page with a text; returns the text that it promises. */
  call(source: string, argument: string): Promise<string>;
  /** What hands do: `actions` of WebDriver's Actions, which both protocols have alike. */
  act(sources: readonly object[]): Promise<void>;
  /** The errors that went uncaught, and what the content security policy refused. */
  complaints(): string[];
  close(): Promise<void>;
};

/** No test asks anything of the world: all but the site is asked of a port where nobody listens. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** A program and a home of its own that go with it. */
export type Program = {
  /** Waits for a line it writes; returns what the pattern's group holds. */
  line(pattern: RegExp): Promise<string>;
  onLine(listen: (line: string) => void): void;
  /** rejected when it ends */
  ended: Promise<never>;
  end(): Promise<void>;
};

/** A folder in place of the user's own, which no two programs share. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), 'clinic-engine-'));
}

/**
 * Starts a program.
 *
 * @param home - the folder it takes for the user's; removed in the end
 */
export function startProgram(
  command: string,
  options: readonly string[],
  home: string,
  environment: Readonly<Record<string, string>> = {},
): Program {
  // However this process ends, it goes too.
  const program = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with all that it has started.
    detached: true,
    // Where the user is another than the home's owner, Firefox refuses to start.
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1', ...environment },
  });
  const exit = once(program, 'exit');
  const ended = exit.then(() => {
    throw new Error(`${command} has ended.`);
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
        const [, found] = pattern.exec(line) ?? [];
        if (found !== undefined) resolve(found);
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
