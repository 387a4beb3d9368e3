import type { ServerResponse } from 'node:http';

/** Answers; what is no page may be read by pages of other sites, a refusal too. */
export function end(response: ServerResponse, status: number, type: 'plain' | 'json' | 'html', body: string) {
  response.writeHead(status, {
    'Content-Type': type === 'json' ? 'application/json' : `text/${type}; charset=utf-8`,
    ...(type !== 'html' && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(body);
}
