import type { IncomingMessage, ServerResponse } from 'node:http';

/** A service of somebody else's, as this machine stands in for it. */
export type StandIn = { answer(request: IncomingMessage, response: ServerResponse): Promise<void> };

/** A request's body, whole. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Answers; what is no page may be read by pages of other sites, a refusal too. */
export function end(response: ServerResponse, status: number, type: 'plain' | 'json' | 'html', body: string) {
  response.writeHead(status, {
    'Content-Type': type === 'json' ? 'application/json' : `text/${type}; charset=utf-8`,
    ...(type !== 'html' && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(body);
}
