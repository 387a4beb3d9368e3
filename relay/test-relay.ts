import { clinic } from '../clinic/clinic.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { createMemoryLimits } from './limiter.ts';
import type { LogEntry } from './log.ts';
import type { Mail } from './mail.ts';
import { createMemoryDeliveries } from './recent-deliveries.ts';
import type { Appointment } from '../domain/appointment.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, toAppointmentParams, type AppointmentParams } from '../domain/wire.ts';

/** An appointment request as the booking form makes it. */
export const APPOINTMENT: Appointment = {
  id: 'DENT-4K7Q2Z',
  name: 'Priya Raghunathan',
  email: 'priya@example.com',
  phone: '+91 98200 12345',
  date: '2025-03-04',
  time: '15:30',
  notes: 'Sharp pain on the lower left.\nSince Friday.',
};

/** The same on the wire. */
export const PARAMS = toAppointmentParams(APPOINTMENT, APPOINTMENT.id);

/** A contact message as the contact form makes it. */
export const MESSAGE = {
  name: 'Rohan Mehta',
  email: 'rohan@example.com',
  phone: '+91 9820012345',
  message: 'Do you also see children?\nMy son is four.',
};

/** A moment at which the appointment above can be asked for. */
export const NOW = new Date('2025-02-20T06:15:30Z');

/** The relay with a mail server of the test's own, a clock that stands, and each request from a new client. */
export function createTestRelay(changes: Partial<RelayOptions> = {}, emailsPerHour = 600) {
  const delivered: Mail[] = [];
  const log: LogEntry[] = [];
  const clock = { ms: NOW.getTime() };
  const relay = createRelay({
    clinic,
    deliver: async (mail) => void delivered.push(mail),
    deliveries: createMemoryDeliveries(() => clock.ms),
    checkMail: async () => true,
    ids: RELAY_IDS,
    fromAddress: clinic.email,
    limits: createMemoryLimits(emailsPerHour, () => clock.ms),
    log: (entry) => log.push(entry),
    now: () => new Date(clock.ms),
    ...changes,
  });
  let clients = 0;

  function post(path: string, init: RequestInit, clientAddress = `192.0.2.${++clients}`): Promise<Response> {
    const request = new Request(`http://127.0.0.1:4173${path}`, { method: 'POST', ...init });
    return Promise.resolve(relay.fetch(request, { clientAddress }));
  }

  /** Posts as EmailJS's SDK does. */
  function sendEmail(changes: Record<string, unknown> = {}, clientAddress?: string): Promise<Response> {
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
  }

  return {
    relay,
    delivered,
    log,
    clock,
    post,
    sendEmail,
    /** Posts both e-mails of a request, as the booking form does; the answer is that to the second. */
    async sendBoth(changes: Partial<AppointmentParams> = {}): Promise<Response> {
      const client = `198.51.100.${++clients}`;
      const template_params = { ...PARAMS, ...changes };
      const first = await sendEmail({ template_params }, client);
      if (!first.ok) return first;
      clock.ms += 1000;
      return sendEmail({ template_id: RELAY_IDS.emailjs.patientTemplateId, template_params }, client);
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
