import { EMAIL_SEND_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';
import { newAddress } from './unique-patients.ts';

/**
 * Posts to a running relay as browsers do. Each request comes from a new client unless it has an address.
 *
 * @param as - returns the headers from which the host reads a client's address
 */
export function createRelayClient(url: string, as: (address: string) => Record<string, string>) {
  type Init = RequestInit & { headers?: Record<string, string> };
  function post(path: string, init: Init, address = newAddress()): Promise<Response> {
    // Each request has a new connection, because the server may close an idle one just before its next use.
    const headers = { ...init.headers, ...as(address), Connection: 'close' };
    return fetch(url + path, { method: 'POST', redirect: 'manual', ...init, headers });
  }
  return {
    url,
    post,
    /** Posts as EmailJS's SDK does. */
    sendEmail(to: 'clinic' | 'patient', template_params: object, address?: string) {
      const body = JSON.stringify(emailJsRequest(to, template_params));
      return post(EMAIL_SEND_PATH, { headers: { 'Content-Type': 'application/json' }, body }, address);
    },
    /** Posts as the contact form does. */
    sendForm(fields: Record<string, string>, address?: string, signal: AbortSignal | null = null) {
      const body = new URLSearchParams(fields);
      return post('/f/contact', { headers: { Accept: 'application/json' }, body, signal }, address);
    },
  };
}

/** Returns the status and the text of an answer. */
export async function answerOf(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  return [response.status, await response.text()];
}
