import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startSmtp } from './smtp.ts';

/**
 * Makes this process trust a certificate.
 *
 * @returns a function that ends this
 */
export function trust({ cert }: { cert: Buffer }): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert.toString()]);
  return () => setDefaultCACertificates(before);
}

/** Starts a server that listens until the test ends. Returns its port. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Starts a mail server that accepts one password. Returns its port. */
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
