import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';

const DEFAULTS = { PORT: 4173, DESK_PORT: 4174, INBOX_PORT: 1080, SMTP_PORT: 1025 } as const;

type PortName = keyof typeof DEFAULTS;

/**
 * Reads a port from the environment and checks that it is free on loopback.
 *
 * @param command - the npm command, for the message if the port is in use
 * @throws {ConfigurationError} if the value is not a port, or another program uses it
 */
export async function freePort(name: PortName, command: string): Promise<number> {
  const text = process.env[name] ?? String(DEFAULTS[name]);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigurationError(`environment: ${name} is "${text}"; it should be a port from 1 to 65535.`);
  }
  return anyFreePort(port).catch(() => {
    throw new ConfigurationError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${name}=${port + 1} ${command}`,
    );
  });
}

/** Returns the desk's port: `DESK_PORT`, or 4174 if that is free and not reserved, or any free port. */
export async function deskPort(): Promise<number> {
  const { DESK_PORT, PORT, INBOX_PORT, SMTP_PORT } = process.env;
  if (DESK_PORT) return freePort('DESK_PORT', 'npm run desk');
  const isReserved = [PORT, INBOX_PORT, SMTP_PORT].includes(String(DEFAULTS.DESK_PORT));
  return anyFreePort(isReserved ? 0 : DEFAULTS.DESK_PORT).catch(() => anyFreePort());
}

/**
 * Returns a free port on loopback: `wanted`, or any port for 0.
 *
 * @throws {Error} if `wanted` is in use
 */
export async function anyFreePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Whether `url` answers successfully before the program ends or the time is over. */
export async function waitUntilReady(program: ChildProcess, url: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (program.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}
