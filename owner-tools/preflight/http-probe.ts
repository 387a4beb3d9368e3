import { once } from 'node:events';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';

// Questions to servers as they stand, whatever their certificate: that is a finding, and no reason not to look further.

/** As long as the site's own forms wait. */
const PATIENCE_MS = 15_000;
const DAY_MS = 86_400_000;

/** Where a name is to be reached; tests lead it to servers of their own. */
export type Via = (host: string, port: number) => { host: string; port: number };
const asNamed: Via = (host, port) => ({ host, port });

type Certificate = {
  /** why it is not trusted, such as 'CERT_HAS_EXPIRED'; null: it is */
  fault: string | null;
  daysLeft: number;
};

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  firstByteMs: number;
  certificate: Certificate | null;
};

type Question = { method?: 'POST'; headers?: Record<string, string>; body?: string };

/** Asks once, following no redirect. */
export async function ask(address: string, via: Via = asNamed, question: Question = {}): Promise<Answer> {
  const url = new URL(address);
  const overTls = url.protocol === 'https:';
  const { method = 'GET', headers, body } = question;
  const started = performance.now();
  const request = (overTls ? tlsRequest : plainRequest)({
    ...via(url.hostname, Number(url.port) || (overTls ? 443 : 80)),
    path: url.pathname + url.search,
    method,
    headers: { Host: url.host, ...headers },
    ...(overTls && { servername: nameOf(url.hostname), rejectUnauthorized: false, agent: false }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const firstByteMs = Math.round(performance.now() - started);
  const certificate = overTls ? certificateOf(response.socket as TLSSocket) : null;
  const { statusCode: status, headers: answered } = response;
  return { status: status!, headers: answered, body: await text(response), firstByteMs, certificate };
}

/**
 * Posts as a form of the site does.
 *
 * @param body - JSON, or a form's fields
 */
export function post(address: string, body: string, origin: string, via?: Via): Promise<Answer> {
  const headers = {
    'Content-Type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
    Accept: 'application/json',
    Origin: origin,
    Referer: `${origin}/`,
  };
  return ask(address, via, { method: 'POST', headers, body });
}

/**
 * Talks to a mail server until the line is encrypted, as it will be when e-mails are sent.
 *
 * @returns its certificate; null when it takes no TLS
 * @throws {Error} with a `code` when it does not answer
 */
export async function askForTls(host: string, port: number, atOnce: boolean): Promise<Certificate | null> {
  const options = { servername: nameOf(host), rejectUnauthorized: false };
  const socket = atOnce ? connectTls({ host, port, ...options }) : connect({ host, port });
  const ended = new AbortController();
  const { signal } = ended;
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(withCode('ETIMEDOUT')));
  socket.once('close', () => ended.abort(withCode('ECONNRESET')));
  try {
    if (atOnce) {
      await once(socket, 'secureConnect', { signal });
      return certificateOf(socket as TLSSocket);
    }
    await said(socket, signal);
    socket.write('EHLO preflight.invalid\r\n');
    if (!/^250[ -]STARTTLS\b/im.test(await said(socket, signal))) return null;
    socket.write('STARTTLS\r\n');
    await said(socket, signal);
    const encrypted = connectTls({ socket, ...options });
    await once(encrypted, 'secureConnect', { signal });
    return certificateOf(encrypted);
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }
}

/** A reply of a mail server, whole: its last line has a blank behind the code. */
async function said(socket: Socket, signal: AbortSignal): Promise<string> {
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

/** A certificate is for a name, and TLS takes no other. */
function nameOf(host: string): string {
  return isIP(host) ? '' : host;
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** What an error is called, without what it may quote. */
export function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (name === 'AbortError' && cause) return codeOf(cause);
  return typeof code === 'string' ? code : (name ?? 'unknown');
}
