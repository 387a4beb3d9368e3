import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startSmtp } from './smtp.ts';

/**
 * Has this process trust a certificate.
 *
 * @returns what ends it
 */
export function trust({ cert }: { cert: Buffer }): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert.toString()]);
  return () => setDefaultCACertificates(before);
}

/** Has a server listen until the test ends. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A mail server that takes one password. */
export async function startMailServer(options: SMTPServerOptions): Promise<number> {
  const { port, close } = await startSmtp({
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _, done) =>
      username === 'desk' && password === 'a#b@c'
        ? done(null, { user: 'desk' })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    ...options,
  });
  onTestFinished(close);
  return port;
}
