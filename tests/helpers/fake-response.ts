import type { ServerResponse } from 'node:http';

/** Sends a response. Pages of other origins may read it, even if it is an error, unless it is HTML. */
export function end(response: ServerResponse, status: number, type: 'plain' | 'json' | 'html', body: string) {
  response.writeHead(status, {
    'Content-Type': type === 'json' ? 'application/json' : `text/${type}; charset=utf-8`,
    ...(type !== 'html' && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(body);
}
