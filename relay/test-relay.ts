import { clinic } from '../clinic/clinic.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { createEmailSendLimiter, createFormLimiter } from './limiter.ts';
import type { LogEntry } from './log.ts';
import type { Mail } from './mail.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, type AppointmentParams } from './wire.ts';

/** An appointment request as the booking form makes it. */
export const PARAMS: AppointmentParams = {
  patient_name: 'Priya Raghunathan',
  patient_email: 'priya@example.com',
  patient_phone: '+91 98200 12345',
  appointment_date: 'Tuesday, March 4, 2025',
  appointment_time: '03:30 PM',
  notes: 'Sharp pain on the lower left.\nSince Friday.',
  appointment_id: 'DENT-4K7Q2Z',
};

/** A contact message as the contact form makes it. */
export const MESSAGE = {
  name: 'Rohan Mehta',
  email: 'rohan@example.com',
  phone: '+91 9820012345',
  message: 'Do you also see children?\nMy son is four.',
};

/** The relay with a mail server of the test's own, a clock that stands, and each request from a new client. */
export function createTestRelay(changes: Partial<RelayOptions> = {}) {
  const delivered: Mail[] = [];
  const log: LogEntry[] = [];
  const clock = { ms: Date.parse('2025-02-20T06:15:30Z') };
  const relay = createRelay({
    clinic,
    deliver: async (mail) => void delivered.push(mail),
    ids: RELAY_IDS,
    fromAddress: clinic.email,
    limits: {
      emailSend: createEmailSendLimiter(() => clock.ms),
      form: createFormLimiter(() => clock.ms),
    },
    log: (entry) => log.push(entry),
    now: () => new Date(clock.ms),
    ...changes,
  });
  let clients = 0;

  function post(path: string, init: RequestInit, clientAddress = `192.0.2.${++clients}`): Promise<Response> {
    const request = new Request(`http://127.0.0.1:4173${path}`, { method: 'POST', ...init });
    return Promise.resolve(relay.fetch(request, { clientAddress }));
  }

  return {
    relay,
    delivered,
    log,
    clock,
    post,
    /** Posts as EmailJS's SDK does. */
    sendEmail(changes: Record<string, unknown> = {}, clientAddress?: string): Promise<Response> {
      const { publicKey, serviceId, clinicTemplateId } = RELAY_IDS.emailjs;
      const body = {
        lib_version: '4.4.1',
        user_id: publicKey,
        service_id: serviceId,
        template_id: clinicTemplateId,
        template_params: PARAMS,
        ...changes,
      };
      const headers = { 'Content-type': 'application/json' };
      return post(EMAIL_SEND_PATH, { headers, body: JSON.stringify(body) }, clientAddress);
    },
    /** Posts as the contact form does; `headers: {}` as a plain form does. */
    sendForm(
      fields: Record<string, string>,
      {
        headers = { Accept: 'application/json' } as Record<string, string>,
        id = RELAY_IDS.formId as string,
      } = {},
    ): Promise<Response> {
      return post(`/f/${id}`, { headers, body: new URLSearchParams(fields) });
    },
  };
}
