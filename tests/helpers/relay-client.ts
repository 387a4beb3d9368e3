import { EMAIL_SEND_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';
import { newAddress } from './unique-patients.ts';

/**
 * Posts to a running relay as browsers do, each request from a client of its own unless it says from which.
 *
 * @param as - the headers by which the host knows a client's address
 */
export function createRelayClient(url: string, as: (address: string) => Record<string, string>) {
  type Init = RequestInit & { headers?: Record<string, string> };
  function post(path: string, init: Init, address = newAddress()): Promise<Response> {
    // A connection each: one that is kept may be closed by the server in the moment it is used again.
    const headers = { ...init.headers, ...as(address), Connection: 'close' };
    return fetch(url + path, { method: 'POST', redirect: 'manual', ...init, headers });
  }
  return {
    url,
    post,
    /** As EmailJS's SDK posts. */
    sendEmail(to: 'clinic' | 'patient', template_params: object, address?: string) {
      const body = JSON.stringify(emailJsRequest(to, template_params));
      return post(EMAIL_SEND_PATH, { headers: { 'Content-Type': 'application/json' }, body }, address);
    },
    /** As the contact form posts. */
    sendForm(fields: Record<string, string>, address?: string, signal: AbortSignal | null = null) {
      const body = new URLSearchParams(fields);
      return post('/f/contact', { headers: { Accept: 'application/json' }, body, signal }, address);
    },
  };
}

/** The status and the text of an answer. */
export async function answerOf(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  return [response.status, await response.text()];
}
