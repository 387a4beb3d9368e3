import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts of a connection, in milliseconds. */
export type Timeouts = {
  /** for the headers of a request to arrive */
  headers: number;
  /** for a whole request to arrive */
  request: number;
  /** the same for a request with pictures: three of 4 MB at 0.6 Mbit/s */
  upload: number;
  /** without a byte in either direction, including a response that nobody reads */
  idle: number;
  /** the idle timeout while the relay works: a booking or act sends two e-mails, each within 40 seconds */
  relay: number;
};

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 20_000,
  upload: 180_000,
  idle: 30_000,
  relay: 120_000,
};

/** More than a clinic's visitors and its proxy open simultaneously. */
const MAX_CONNECTIONS = 1000;
/** More than a browser requests on one of its six connections. */
const MAX_REQUESTS_PER_CONNECTION = 100;

/** Creates a server that closes idle connections, so that they do not use memory. */
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
 * Gives some requests more time to arrive, and ends all others in the usual time, because Node has one time
 * for all.
 *
 * @param isUpload - whether a request may have pictures
 */
export function allowUploads(
  server: Server,
  { request: usualMs, upload }: Timeouts,
  isUpload: (request: IncomingMessage) => boolean,
): void {
  server.requestTimeout = upload;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || isUpload(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, usualMs);
    response.once('close', () => clearTimeout(timer));
  });
}

/**
 * Answers the requests of one connection sequentially. Node answers pipelined requests concurrently, and
 * keeps each response in memory until the client reads it.
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
