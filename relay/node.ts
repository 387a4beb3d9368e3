import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clinic as configuredClinic } from '../clinic/clinic.ts';
import type { Clinic } from '../app/content/clinic-schema.ts';
import { createRelay } from './app.ts';
import { clientAddress } from './client-address.ts';
import { createEmailSendLimiter, createFormLimiter } from './limiter.ts';
import { logToConsole, type Log } from './log.ts';
import type { RelaySettings } from './settings.ts';
import { createSmtpDelivery } from './smtp.ts';
import { createSiteListener } from './site-files.ts';
import { EMAIL_SEND_PATH, RELAY_IDS } from './wire.ts';

type ServerOptions = {
  /** 0: any free port */
  port: number;
  /** the environment variable that sets the port, for the message when it is taken */
  portVariable?: string;
  /** the address to listen on; without one, this machine alone can reach the server */
  host?: string;
  /** the built site; without one, only the relay answers */
  siteFolder?: string;
  /** null: no relay, only the site (its forms then go to the real services) */
  settings: RelaySettings | null;
  clinic?: Clinic;
  log?: Log;
};

export type RunningServer = {
  port: number;
  /** such as 'http://127.0.0.1:4173' */
  url: string;
  /** Stops taking requests, finishes those under way (for at most 15 seconds), then resolves. */
  close(): Promise<void>;
};

/** Longer than the longest delivery. */
const CLOSE_GRACE_MS = 15_000;
/** A request that hasn't arrived whole by then is cut off. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Serves the relay, and the built site if there is one, on one port: the relay's paths go to the relay, all others are
 * files.
 *
 * @throws {Error} when the port is taken, saying which and how to choose another
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', siteFolder, settings, clinic = configuredClinic } = options;
  const relay = settings && createRelayListener(settings, clinic, options.log ?? logToConsole);
  const answerSite = siteFolder ? createSiteListener(siteFolder) : answerNothing;

  const server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // The form service wants to see where a form stands; other sites needn't know which page a visitor came from.
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (relay && isRelayPath(request.url ?? '/')) relay.answer(request, response);
    else answerSite(request, response);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port, options.portVariable ?? 'PORT') : error);
    });
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;

  return {
    port: actualPort,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
      server.closeIdleConnections();
      await closed;
      clearTimeout(grace);
      relay?.close();
    },
  };
}

function createRelayListener(settings: RelaySettings, clinic: Clinic, log: Log) {
  const smtp = createSmtpDelivery(settings);
  const relay = createRelay({
    clinic,
    deliver: smtp.deliver,
    ids: RELAY_IDS,
    fromAddress: settings.fromAddress ?? clinic.email,
    limits: { emailSend: createEmailSendLimiter(), form: createFormLimiter() },
    log,
    ...(settings.siteOrigin && { siteOrigin: settings.siteOrigin }),
  });
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings;
    return relay.fetch(request, {
      clientAddress: clientAddress(
        incoming.socket.remoteAddress,
        request.headers.get('X-Forwarded-For'),
        settings.trustedProxies,
      ),
    });
  });
  return {
    answer: (request: IncomingMessage, response: ServerResponse) => void listener(request, response),
    close: smtp.close,
  };
}

function answerNothing(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Not Found');
}

function isRelayPath(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  return path === EMAIL_SEND_PATH || path === '/health' || path.startsWith('/f/');
}

function portTaken(port: number, variable: string): Error {
  return new Error(
    `Port ${port} is taken by another program. Stop that program, or choose another port, for example ${variable}=${port + 1}.`,
  );
}
