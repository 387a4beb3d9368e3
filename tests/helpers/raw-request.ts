import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type RawRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** the client's address, within 127.0.0.0/8 */
  localAddress?: string;
};

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request unchanged. `fetch` would decompress, follow redirects, add headers and change addresses.
 */
export function sendRaw(
  origin: string,
  { path, method = 'GET', headers = {}, localAddress }: RawRequest,
): Promise<RawResponse> {
  const send = origin.startsWith('https') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // The server has a certificate that the test has created.
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
