import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SERVICES } from '../fixtures/environments.ts';
import { end } from './fake-response.ts';

// Answers like api.emailjs.com, as far as its answers are documented: in its page on /send (parameters, 200
// OK, one request per second), in its issue trackers (403 for programs) and in users' reports (exact texts of
// 400). Otherwise it is as strict as such a service can be: the preflight allows only the header that its SDK
// sends.

/** The body of a request. */
type RequestBody = {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
};

/** The account's templates (deploy/static/README.md). */
const TEMPLATES: string[] = [SERVICES.EMAILJS_CLINIC_TEMPLATE_ID, SERVICES.EMAILJS_PATIENT_TEMPLATE_ID];

const RATE_LIMIT_MS = 1000;

/**
 * Creates a fake EmailJS that records e-mails and preflight requests.
 *
 * @param state - `down`: connections are closed; `busy`: the limit of one request per second is exceeded
 */
export function createEmailService(state: 'up' | 'down' | 'busy' = 'up') {
  const emails: { template: string; params: RequestBody['template_params']; at: number; referer?: string }[] =
    [];
  const preflights: { origin: string | undefined; headers: string | undefined }[] = [];
  let servedAt = -Infinity;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, referer, ...headers } = request.headers;
    if (state === 'down') return void response.destroy();
    if (request.url !== '/api/v1.0/email/send') return end(response, 404, 'plain', 'Not Found');
    if (request.method === 'OPTIONS') {
      preflights.push({ origin, headers: headers['access-control-request-headers'] });
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      return end(response, 204, 'plain', '');
    }
    const sent = JSON.parse(await text(request)) as RequestBody;
    const at = performance.now();
    const account = 'To find this ID, visit https://dashboard.emailjs.com/admin';
    const rejections: [boolean, number, string][] = [
      [request.method !== 'POST', 405, 'Method Not Allowed'],
      [!origin, 403, 'API calls are disabled for non-browser applications'],
      [!/^application\/json\b/i.test(headers['content-type'] ?? ''), 400, 'Bad Request'],
      [sent.user_id !== SERVICES.EMAILJS_PUBLIC_KEY, 400, `The Public Key is invalid. ${account}/account`],
      [state === 'busy' || at - servedAt < RATE_LIMIT_MS, 429, 'Too Many Requests'],
      [sent.service_id !== SERVICES.EMAILJS_SERVICE_ID, 400, `The service ID not found. ${account}`],
      [!TEMPLATES.includes(sent.template_id), 400, `The template ID not found. ${account}/templates`],
    ];
    const rejection = rejections.find(([applies]) => applies);
    if (rejection) return end(response, rejection[1], 'plain', rejection[2]);
    servedAt = at;
    emails.push({
      template: sent.template_id,
      params: sent.template_params,
      at,
      ...(referer && { referer }),
    });
    end(response, 200, 'plain', 'OK');
  }

  return { answer, emails, preflights };
}
