import { createSocket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startSmtp } from './smtp.ts';

/** What DNS has of each name; null: it fails. */
export type Zone = Record<string, { MX?: string[]; TXT?: string[]; A?: string[]; NS?: string[] } | null>;

const TYPES = { 1: 'A', 2: 'NS', 15: 'MX', 16: 'TXT' } as const;
const HEADER = 12;
/** An answer's flags with its code (RFC 1035, 4.1.1). */
const [HAS, FAILS, HAS_NOT] = [0x8580, 0x8582, 0x8583];
/** The name asked for, by where it stands (RFC 1035, 4.1.4). */
const SAME_NAME = 0xc00c;

/** A name server of the test's own, and a resolver that asks it. */
export async function startDns(zone: Zone): Promise<dns.Resolver> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    socket.send(answer(question, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const resolver = new dns.Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

function answer(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = TYPES[question.readUInt16BE(at + 1) as keyof typeof TYPES];
  const records = zone[labels.join('.').toLowerCase()];
  const list = records?.[type] ?? [];
  const flags = records === null ? FAILS : records ? HAS : HAS_NOT;
  const header = Buffer.alloc(HEADER);
  [question.readUInt16BE(0), flags, 1, list.length].forEach((number, index) =>
    header.writeUInt16BE(number, index * 2),
  );
  const answers = list.map((text) => {
    const data = dataOf[type](text);
    const head = Buffer.alloc(HEADER);
    head.writeUInt16BE(SAME_NAME, 0);
    question.copy(head, 2, at + 1, at + 5);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question.subarray(HEADER, at + 5), ...answers]);
}

const pascal = (text: string) => Buffer.from([text.length, ...Buffer.from(text)]);
const dataOf = {
  A: (text: string) => Buffer.from(text.split('.').map(Number)),
  TXT: pascal,
  NS: (text: string) => Buffer.concat([...text.split('.').map(pascal), Buffer.from([0])]),
  MX: (text: string) =>
    Buffer.concat([
      Buffer.from([0, 10]),
      ...text.split('.').map(pascal),
      ...(text ? [Buffer.from([0])] : []),
    ]),
};

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
