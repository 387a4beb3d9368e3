import { once } from 'node:events';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';

// Requests that accept any certificate. An invalid certificate is a finding, and the other checks go on.

/** The same timeout as the site's forms. */
const TIMEOUT_MS = 15_000;
const DAY_MS = 86_400_000;

/** Maps a host to the address to connect to; tests use their own servers. */
export type Via = (host: string, port: number) => { host: string; port: number };
const directly: Via = (host, port) => ({ host, port });

type Certificate = {
  /** why it is not trusted, such as 'CERT_HAS_EXPIRED'; null if it is trusted */
  fault: string | null;
  daysLeft: number;
};

type ProbeResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  firstByteMs: number;
  certificate: Certificate | null;
};

type RequestOptions = { method?: 'POST'; headers?: Record<string, string>; body?: string };

/** Sends one request; redirects are not followed. */
export async function sendRequest(
  address: string,
  via: Via = directly,
  question: RequestOptions = {},
): Promise<ProbeResponse> {
  const url = new URL(address);
  const overTls = url.protocol === 'https:';
  const { method = 'GET', headers, body } = question;
  const started = performance.now();
  const request = (overTls ? tlsRequest : plainRequest)({
    ...via(url.hostname, Number(url.port) || (overTls ? 443 : 80)),
    path: url.pathname + url.search,
    method,
    headers: { Host: url.host, ...headers },
    ...(overTls && { servername: serverNameOf(url.hostname), rejectUnauthorized: false, agent: false }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const firstByteMs = Math.round(performance.now() - started);
  const certificate = overTls ? certificateOf(response.socket as TLSSocket) : null;
  const { statusCode: status, headers: answered } = response;
  return { status: status!, headers: answered, body: await text(response), firstByteMs, certificate };
}

/**
 * Posts like a form of the site.
 *
 * @param body - JSON, or URL-encoded fields
 */
export function post(address: string, body: string, origin: string, via?: Via): Promise<ProbeResponse> {
  const headers = {
    'Content-Type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
    Accept: 'application/json',
    Origin: origin,
    Referer: `${origin}/`,
  };
  return sendRequest(address, via, { method: 'POST', headers, body });
}

/**
 * Connects to a mail server with TLS, as when e-mails are sent.
 *
 * @returns its certificate; null if it does not support TLS
 * @throws {Error} with a `code` if it does not answer
 */
export async function fetchTlsCertificate(
  host: string,
  port: number,
  atOnce: boolean,
): Promise<Certificate | null> {
  const options = { servername: serverNameOf(host), rejectUnauthorized: false };
  const socket = atOnce ? connectTls({ host, port, ...options }) : connect({ host, port });
  const ended = new AbortController();
  const { signal } = ended;
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(withCode('ETIMEDOUT')));
  socket.once('close', () => ended.abort(withCode('ECONNRESET')));
  try {
    if (atOnce) {
      await once(socket, 'secureConnect', { signal });
      return certificateOf(socket as TLSSocket);
    }
    await readReply(socket, signal);
    socket.write('EHLO preflight.invalid\r\n');
    if (!/^250[ -]STARTTLS\b/im.test(await readReply(socket, signal))) return null;
    socket.write('STARTTLS\r\n');
    await readReply(socket, signal);
    const encrypted = connectTls({ socket, ...options });
    await once(encrypted, 'secureConnect', { signal });
    return certificateOf(encrypted);
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }
}

/** Reads a complete SMTP reply: in its last line, a space follows the code. */
async function readReply(socket: Socket, signal: AbortSignal): Promise<string> {
  let text = '';
  while (!/^\d{3} .*\r\n$/m.test(text)) text += String((await once(socket, 'data', { signal }))[0]);
  return text;
}

function certificateOf(socket: TLSSocket): Certificate {
  const { valid_to } = socket.getPeerCertificate();
  const error = socket.authorized ? null : (socket.authorizationError as unknown as string | Error);
  return {
    fault: error && codeOf(error),
    daysLeft: Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS),
  };
}

/** The server name for TLS, which must not be an IP address. */
function serverNameOf(host: string): string {
  return isIP(host) ? '' : host;
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** An error's code. Messages are not used, because they may quote data. */
export function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (name === 'AbortError' && cause) return codeOf(cause);
  return typeof code === 'string' ? code : (name ?? 'unknown');
}
