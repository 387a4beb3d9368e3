import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Ask = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** where it comes from: any address of 127.0.0.0/8 */
  localAddress?: string;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a server as it is told, where fetch would unpack, follow, add headers and mend addresses. */
export function ask(
  origin: string,
  { path, method = 'GET', headers = {}, localAddress }: Ask,
): Promise<Answer> {
  const send = origin.startsWith('https') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // The certificate is the test's own.
    const options = { path, method, headers, localAddress, agent: false, rejectUnauthorized: false };
    send(origin, options, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
