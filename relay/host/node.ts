import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminApi } from '#clinic/admin.ts';
import { facts } from '#clinic/facts.ts';
import { openRecordsFile } from './records-file.ts';
import { clientAddress } from './client-address.ts';
import { createRelay, secureAnswers } from '../app.ts';
import type { Appointments } from '../appointment/create-act-links.ts';
import { recordFeatures, sendDueEmails, hasAutomaticEmails } from '../appointment/automatic-emails.ts';
import { allowUploads, createLimitedServer, inTurn, TIMEOUTS, type Timeouts } from './connections.ts';
import { configuredOptions } from './configured-relay.ts';
import type { Clinic } from '../localized-clinic.ts';
import { acceptsPhotos } from '../../domain/forms/photos.ts';
import { createMailCheck } from './mail-health.ts';
import { createMemoryLimits, type Limits } from '../rate-limits.ts';
import { createRequestLog, errorCode, logToConsole, type Log } from '../log.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { isPhotosPath, isRelayPath } from '../../domain/web/relay-paths.ts';
import { createMemoryDeliveries, type RecentDeliveries } from '../recent-deliveries.ts';
import { editorHeaders, isAdminPath, securityHeaders } from '../../domain/web/security-headers.ts';
import type { RelaySettings } from './settings.ts';
import { createSiteHandler } from './site-files.ts';

type ServerOptions = {
  /** 0: any free port */
  port: number;
  /** the environment variable that sets the port; named in the message if the port is taken */
  portVariable?: string;
  /** the address to listen on; by default, only this machine can reach the server */
  host?: string;
  /**
   * a running server whose port and memory it takes over without interruption, so that a running act is not
   * performed twice
   */
  replaces?: RunningServer;
  /** the built site; without one, only the relay answers */
  siteFolder?: string;
  /** null: no relay, only the site (its forms then go to the real services) */
  settings: RelaySettings | null;
  /** the compiled clinic by default */
  clinic?: Clinic;
  log?: Log;
  timeouts?: Timeouts;
  /** the clock that decides which days can be booked; the machine's by default */
  now?: () => Date;
};

export type RunningServer = {
  port: number;
  /** such as 'http://127.0.0.1:4173' */
  url: string;
  server: Server;
  /** closes the server, then ends the process; for `closeOnSignals` */
  onSignal(): void;
  /** the relay's state in memory; null without a relay */
  memory: RelayMemory | null;
  /** Finishes running requests; the port stays with the server that has replaced it. */
  retire(): Promise<void>;
  /** Stops accepting requests, finishes running ones (within 25 seconds), then resolves. */
  close(): Promise<void>;
};

type RelayMemory = {
  records: ReturnType<typeof openRecordsFile> | null;
  deliveries: RecentDeliveries;
  limits: Limits;
};

/** Longer than the timeout of a mail server. `compose.yaml` waits longer. */
export const CLOSE_GRACE_MS = 25_000;
/** How often to look for due automatic e-mails. */
const DUE_EVERY_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Serves the relay, and the built site if there is one, on one port: the relay's paths go to the relay, all
 * others are files.
 *
 * @throws {Error} if the port is taken, with the port and how to choose another
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', siteFolder, settings, clinic = facts, replaces } = options;
  const relay = settings && startRelay(settings, { ...options, clinic });
  const site = siteFolder ? createSiteHandler(siteFolder) : null;
  const app = createApp(relay, site, settings);

  const { timeouts = TIMEOUTS } = options;
  const server = replaces?.server.removeAllListeners('request') ?? createLimitedServer(timeouts);
  if (settings?.appointmentKeys && acceptsPhotos(clinic)) allowUploads(server, timeouts, mayHavePhotos);
  const listener = getRequestListener(app.fetch, { errorHandler: refuseRequest });
  server.on('request', inTurn(listener));

  if (!replaces) await listen(server, port, host, options.portVariable ?? 'PORT');
  const { port: actualPort } = server.address() as AddressInfo;

  function onSignal(): void {
    void running.close().then(() => process.exit(0));
  }
  function ignoreSignals(): void {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  const running: RunningServer = {
    port: actualPort,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    server,
    memory: relay && relay.memory,
    onSignal,
    async retire() {
      ignoreSignals();
      await relay?.settled();
      relay?.close();
    },
    async close() {
      ignoreSignals();
      const closed = once(server.close(), 'close');
      server.closeIdleConnections();
      // An e-mail may still be in delivery after its visitor has disconnected.
      const settled = closed.then(() => relay?.settled());
      await Promise.race([settled, sleep(CLOSE_GRACE_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      relay?.close();
      relay?.memory.records?.close();
    },
  };
  return running;
}

/** Ends the process on the host's signals, after the server has finished running requests. */
export function closeOnSignals({ onSignal }: RunningServer): void {
  for (const signal of SIGNALS) process.once(signal, onSignal);
}

function mayHavePhotos({ method, url = '', headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return method === 'POST' && isForm && isPhotosPath(url);
}

type NodeEnv = { Bindings: HttpBindings };
type RunningRelay = ReturnType<typeof startRelay>;

/** The relay and the site as one application. */
function createApp(
  relay: RunningRelay | null,
  site: ReturnType<typeof createSiteHandler> | null,
  settings: RelaySettings | null,
): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  const pathOf = ({ req }: Context) => new URL(req.url).pathname;

  // Only a proxy terminates TLS. Without one, anyone could send the header.
  const isBehindProxy = (settings?.trustedProxies ?? 0) > 0;
  app.use(secureAnswers((c) => isBehindProxy && c.req.header('X-Forwarded-Proto') === 'https'));
  app.use(async (c, next) => {
    // Several Host headers (RFC 9112, 3.2): a proxy before this server may have read another one.
    if ((c.env.incoming.headersDistinct.host?.length ?? 0) > 1) return refuseRequest();
    await next();
    if (!adminApi || !isAdminPath(pathOf(c))) return;
    for (const [name, value] of Object.entries(editorHeaders(adminApi))) c.header(name, value);
  });
  app.all('*', (c, next) => (relay && isRelayPath(pathOf(c)) ? relay.answer(c) : next()));
  if (site) app.all('*', (c) => site(c.req.raw));
  app.notFound((c) => c.text('Not Found', 404));
  return app;
}

/** Answers an invalid request, such as one with a wrong host. */
function refuseRequest(): Response {
  return new Response('Bad Request', {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=UTF-8', ...securityHeaders },
  });
}

/** Creates the relay with its state in this process. */
function startRelay(settings: RelaySettings, options: ServerOptions & { clinic: Clinic }) {
  const { clinic, log = logToConsole, now, replaces, timeouts = TIMEOUTS } = options;
  const delivery = createMailDelivery(settings);
  const underWay = new Set<Promise<unknown>>();

  const memory = replaces?.memory ?? createMemory(settings, now);

  const relayOptions = configuredOptions(settings, {
    clinic,
    deliver: delivery.deliver,
    deliveries: memory.deliveries,
    checkMail: createMailCheck(delivery.verify),
    limits: memory.limits,
    log,
    createRecords: () => memory.records!,
    ...(now && { now }),
  });
  const requestLog = createRequestLog(log);
  const relay = createRelay(relayOptions, requestLog);
  const { appointments } = relayOptions;

  let sending: Promise<void> | null = null;
  function sendWhatIsDue(appointments: Appointments): void {
    sending ??= trySendingDue(appointments).finally(() => (sending = null));
  }
  /** Sends due e-mails. If records cannot be stored, nothing is sent, and the next minute tries again. */
  async function trySendingDue(appointments: Appointments): Promise<void> {
    const { records } = appointments;
    const logFailure = (code: string) =>
      log({ time: new Date().toISOString(), event: 'records', outcome: 'not-kept', code });
    if (records.unavailable) await records.retry?.();
    if (records.unavailable) return logFailure(records.unavailable);
    await sendDueEmails({ ...relayOptions, appointments }).catch((error: unknown) =>
      logFailure(errorCode(error)),
    );
  }
  // If the file cannot be written, the next start does this.
  void appointments?.records.dropUnusedData(recordFeatures(clinic)).catch(() => {});
  const isSending = appointments && hasAutomaticEmails(clinic);
  const timer = isSending ? setInterval(sendWhatIsDue, DUE_EVERY_MS, appointments).unref() : undefined;
  // E-mails that became due while the relay was not running.
  if (isSending) sendWhatIsDue(appointments);

  return {
    memory,
    answer({ req, env }: Context<NodeEnv>): Promise<Response> {
      const { socket } = env.incoming;
      socket.setTimeout(timeouts.relay);
      const address = clientAddress(
        socket.remoteAddress,
        req.header('X-Forwarded-For') ?? null,
        settings.trustedProxies,
      );
      const answer = Promise.resolve(relay.fetch(req.raw, { clientAddress: address }));
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    /**
     * Stops automatic e-mails, and resolves once every request is answered, including those of disconnected
     * visitors.
     */
    settled() {
      clearInterval(timer);
      return Promise.allSettled([...underWay, sending]);
    },
    close(): void {
      delivery.close();
      requestLog.writeCounts();
    },
  };
}

function createMemory(settings: RelaySettings, now: ServerOptions['now']): RelayMemory {
  const { appointmentsFile, appointmentKeys, emailsPerHour } = settings;
  return {
    records: appointmentKeys && openRecordsFile(appointmentsFile, now && (() => now().getTime())),
    deliveries: createMemoryDeliveries(),
    limits: createMemoryLimits(emailsPerHour),
  };
}

/** @throws {Error} if the port is taken, with the variable that sets another */
async function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken by another program. Stop that program, or choose another port, for example ${variable}=${port + 1}.`,
      { cause: error },
    );
  }
}
