import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES } from '../fixtures/environments.ts';
import { bodyOf, end } from './stand-in.ts';

// Answers as api.emailjs.com does, as far as that is published: EmailJS's page on /send (parameters, 200 OK, one request
// a second), its issue trackers (403 for programs) and users' reports of the exact texts (400, 422). What is not published
// is as strict as a service for browsers can be: no header beyond the one its SDK sets passes the preflight.

type Template = { to: string; fromName: string; replyTo: string; subject: string; content: string };

/** Whose account it is. */
export const OWNER = { name: 'The Clinic', email: 'desk@clinic.example' };

/** The two templates of deploy/static/README.md. */
const TEMPLATES: Record<string, Template> = {
  [SERVICES.EMAILJS_CLINIC_TEMPLATE_ID]: {
    to: OWNER.email,
    fromName: '{{patient_name}} (website)',
    replyTo: '{{patient_email}}',
    subject:
      'Appointment request: {{patient_name}}, {{appointment_date}}, {{appointment_time}} ({{appointment_id}})',
    content:
      '{{patient_name}}, {{patient_phone}}, {{patient_email}}\n{{appointment_date}}, {{appointment_time}}\n{{notes}}\n{{appointment_id}}',
  },
  [SERVICES.EMAILJS_PATIENT_TEMPLATE_ID]: {
    to: '{{patient_email}}',
    fromName: OWNER.name,
    replyTo: OWNER.email,
    subject: 'Your appointment request: {{appointment_date}}, {{appointment_time}}',
    content:
      'Dear {{patient_name}}, we have received your request for {{appointment_date}} at {{appointment_time}} and will confirm it within 24 hours. Your reference is {{appointment_id}}.',
  },
};

const RATE_LIMIT_MS = 1000;

/** EmailJS, with the e-mails it has sent and what was asked of it. */
export function createEmailService() {
  const emails: Template[] = [];
  const preflights: { origin: string | undefined; headers: string | undefined }[] = [];
  const attempts: { template: string; appointmentId: string; at: number; referer: string | undefined }[] = [];
  let servedAt = -Infinity;
  let isDown = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, referer, ...headers } = request.headers;
    if (request.url !== '/api/v1.0/email/send') return end(response, 404, 'plain', 'Not Found');
    if (request.method === 'OPTIONS') {
      preflights.push({ origin, headers: headers['access-control-request-headers'] });
      response.setHeaders(
        new Map([
          ['Access-Control-Allow-Methods', 'POST'],
          ['Access-Control-Allow-Headers', 'Content-Type'],
        ]),
      );
      return end(response, 204, 'plain', '');
    }
    const sent = JSON.parse(String(await bodyOf(request))) as Record<string, unknown>;
    const params = sent.template_params as Record<string, unknown>;
    const at = performance.now();
    const template = String(sent.template_id);
    attempts.push({ template, appointmentId: String(params.appointment_id), at, referer });

    if (isDown) return void response.destroy();
    const account = 'To find this ID, visit https://dashboard.emailjs.com/admin';
    const faults: [boolean, number, string][] = [
      [request.method !== 'POST', 405, 'Method Not Allowed'],
      [!origin, 403, 'API calls are disabled for non-browser applications'],
      [!/^application\/json\b/i.test(headers['content-type'] ?? ''), 400, 'Bad Request'],
      [sent.user_id !== SERVICES.EMAILJS_PUBLIC_KEY, 400, `The Public Key is invalid. ${account}/account`],
      [at - servedAt < RATE_LIMIT_MS, 429, 'Too Many Requests'],
      [sent.service_id !== SERVICES.EMAILJS_SERVICE_ID, 400, `The service ID not found. ${account}`],
      [!TEMPLATES[template], 400, `The template ID not found. ${account}/templates`],
    ];
    const fault = faults.find(([isFault]) => isFault);
    if (fault) return end(response, fault[1], 'plain', fault[2]);
    servedAt = at;
    // A name that a template asks for and a request has not is left empty.
    const fill = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
    const filled = Object.entries(TEMPLATES[template]!).map(([part, text]) => [part, fill(text)]);
    const email = Object.fromEntries(filled) as Template;
    if (!/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(email.to))
      return end(response, 422, 'plain', 'The recipients address is corrupted');
    emails.push(email);
    end(response, 200, 'plain', 'OK');
  }

  return {
    answer,
    emails,
    preflights,
    attempts,
    /** Connections break off from now on. */
    goDown: () => void (isDown = true),
    /** As after someone else's request of this moment: the limit is one a second. */
    beBusy: () => void (servedAt = performance.now()),
    reset() {
      for (const list of [emails, preflights, attempts]) list.length = 0;
      servedAt = -Infinity;
    },
  };
}
