import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take for what, in milliseconds. */
export type Timeouts = {
  /** for the headers of a request to arrive */
  headers: number;
  /** for a whole request to arrive */
  request: number;
  /** without a byte in either direction, so also for an answer that nobody reads */
  idle: number;
  /** the same while the relay works: a booking or act waits for two e-mails, each for up to 40 seconds */
  relay: number;
};

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 30_000, relay: 120_000 };

/** More than a clinic's visitors and its proxy open at once. */
const MAX_CONNECTIONS = 1000;
/** More than a browser asks for on one connection of the six it opens for a page. */
const MAX_REQUESTS_PER_CONNECTION = 100;

/** Creates a server whose connections end where nobody sends or reads, so that they keep no memory. */
export function createLimitedServer({ headers, request, idle }: Timeouts): Server {
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(5_000, headers),
  });
  server.timeout = idle;
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  return server;
}

/**
 * Answers the requests of one connection one after the other. Node would answer all that a client sends ahead
 * (HTTP pipelining) at once, and keep each answer in memory until the client reads it.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, Promise<void>>();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const earlier = last.get(socket);
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('close', resolve);
    last.set(socket, promise);
    if (!earlier) return listener(request, response);
    void earlier.then(() => {
      if (!socket.destroyed) listener(request, response);
    });
  };
}
