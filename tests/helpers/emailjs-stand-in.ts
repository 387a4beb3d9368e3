import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES } from '../fixtures/environments.ts';
import { bodyOf } from './request-body.ts';

// Answers as api.emailjs.com does, as far as that is published: EmailJS's page on /send (parameters, 200 OK, one request
// a second), the sources of its browser SDK 4.4.1 (which statuses it makes itself), its issue trackers (403 for programs,
// 412 with the mail account's own words) and users' reports of the exact texts (400, 422). What is not published is as
// strict as a service for browsers can be: no header beyond the one its SDK sets passes the preflight.

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

/** How the service fails one request. */
export type EmailTrouble =
  /** the owner's mail account no longer lets the service in */
  | 'account-disconnected'
  | 'too-many-requests'
  /** closes the connection */
  | 'drop'
  /** what stands before the service answers in its place, and knows nothing of other origins */
  | 'gateway-error';

const RATE_LIMIT_MS = 1000;
const SIZE_LIMIT_BYTES = 50_000;

/** EmailJS, with the e-mails it has sent and what was asked of it. */
export function createEmailService() {
  const emails: Template[] = [];
  const preflights: { origin: string | undefined; headers: string | undefined }[] = [];
  const attempts: { template: string; appointmentId: string; at: number; referer: string | undefined }[] = [];
  const troubles: EmailTrouble[] = [];
  let servedAt = -Infinity;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, referer } = request.headers;
    if (request.url !== '/api/v1.0/email/send') return end(response, 404, 'Not Found');
    if (request.method === 'OPTIONS') {
      preflights.push({ origin, headers: request.headers['access-control-request-headers'] });
      response.writeHead(204, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
      });
      response.end();
      return;
    }
    const body = await bodyOf(request);
    const sent = parsed(body);
    const params = isObject(sent?.template_params) ? sent.template_params : {};
    attempts.push({
      template: String(sent?.template_id),
      appointmentId: String(params.appointment_id),
      at: performance.now(),
      referer,
    });

    switch (troubles.shift()) {
      case 'drop':
        response.destroy();
        return;
      case 'gateway-error':
        response.writeHead(502, { 'Content-Type': 'text/html' });
        response.end('<h1>502 Bad Gateway</h1>');
        return;
      case 'account-disconnected':
        return end(response, 412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account');
      case 'too-many-requests':
        return end(response, 429, 'Too Many Requests');
      case undefined:
    }

    if (request.method !== 'POST') return end(response, 405, 'Method Not Allowed');
    if (!origin) return end(response, 403, 'API calls are disabled for non-browser applications');
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '') || !sent) {
      return end(response, 400, 'Bad Request');
    }
    if (body.byteLength > SIZE_LIMIT_BYTES) return end(response, 413, 'Variables size limit');
    const account = 'To find this ID, visit https://dashboard.emailjs.com/admin';
    if (!sent.user_id) return end(response, 400, `The Public Key is required. ${account}/account`);
    if (sent.user_id !== SERVICES.EMAILJS_PUBLIC_KEY) {
      return end(response, 400, `The Public Key is invalid. ${account}/account`);
    }
    if (performance.now() - servedAt < RATE_LIMIT_MS) return end(response, 429, 'Too Many Requests');
    servedAt = performance.now();
    if (!sent.service_id) return end(response, 400, `The service ID is required. ${account}`);
    if (sent.service_id !== SERVICES.EMAILJS_SERVICE_ID) {
      return end(response, 400, `The service ID not found. ${account}`);
    }
    if (!sent.template_id) return end(response, 400, `The template ID is required. ${account}/templates`);
    const template = TEMPLATES[String(sent.template_id)];
    if (!template) return end(response, 400, `The template ID not found. ${account}/templates`);

    // A name that a template asks for and a request has not is left empty.
    const fill = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
    const email = Object.fromEntries(
      Object.entries(template).map(([part, text]) => [part, fill(text)]),
    ) as Template;
    if (!email.to) return end(response, 422, 'The recipients address is empty');
    if (!/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(email.to)) {
      return end(response, 422, 'The recipients address is corrupted');
    }
    emails.push(email);
    end(response, 200, 'OK');
  }

  return {
    answer,
    emails,
    preflights,
    attempts,
    /** The next requests fail in these ways, one each. */
    fail(...next: EmailTrouble[]): void {
      troubles.push(...next);
    },
    hasTrouble: () => troubles.length > 0,
    /** As after someone else's request of this moment: the limit is one a second. */
    beBusy(): void {
      servedAt = performance.now();
    },
    reset(): void {
      for (const list of [emails, preflights, attempts, troubles]) list.length = 0;
      servedAt = -Infinity;
    },
  };
}

/** Every answer, a refusal too, may be read by pages of other sites. */
function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
