import * as v from 'valibot';
import {
  EMAIL_SEND_PATH,
  emailJsRequest,
  idForLanguage,
  RELAY_IDS,
} from '../../domain/web/form-protocols.ts';
import type { Appointment } from '../../domain/forms/appointment-request.ts';
import { parseEmailParams, toEmailParams, type EmailParams } from '../../domain/forms/email-params.ts';
import { ENQUIRY_SUBJECT } from '../../domain/forms/enquiry.ts';
import { CivilTimeSchema } from '../../domain/time/civil-time-schemas.ts';
import type { OpeningPeriod } from '../../domain/time/weekly-hours.ts';
import { accentedMessages } from '../fixtures/accents.ts';
import { openDaily } from './test-schedule.ts';
import { createRelay } from '../../relay/app.ts';
import type { RelayOptions } from '../../relay/relay-types.ts';
import { createMemoryLimits } from '../../relay/rate-limits.ts';
import type { LogEntry } from '../../relay/log.ts';
import type { Mail } from '../../relay/emails/mail.ts';
import { createMemoryDeliveries } from '../../relay/recent-deliveries.ts';
import { RELAY_LANGUAGES, type Clinic, type RelayLanguage } from '../../relay/localized-clinic.ts';

const day: OpeningPeriod[] = [
  { opens: '09:00', closes: '13:00' },
  { opens: '15:00', closes: '19:00' },
];

export const CLINIC: Clinic = {
  name: 'Lighthouse Dental',
  siteUrl: 'https://lighthouse.example',
  address: {
    street: '12 Harbour Road',
    locality: 'Fort',
    city: 'Kochi',
    region: 'Kerala',
    postalCode: '682001',
    country: 'IN',
  },
  phone: '+91 484 266 1234',
  whatsapp: '+91 98470 12345',
  email: 'desk@lighthouse.example',
  timeZone: 'Asia/Kolkata',
  hours: { ...openDaily(...day), sunday: [{ opens: '10:00', closes: '14:00' }] },
  closures: [{ name: 'Labour Day', from: '05-01' }],
  specialHours: [],
  booking: { slotMinutes: 30, windowMonths: 3, noticeHours: 0, closingTimeBookable: true, changeHours: 4 },
  promises: { answerHours: 24 },
  map: { latitude: 9.9658, longitude: 76.2421 },
};

/** The same clinic with facts about access and visits. */
export const CLINIC_WITH_VISIT_FACTS: Clinic = {
  ...CLINIC,
  access: {
    landmark: 'Below the old lighthouse',
    parking: { place: 'street', note: 'Before ten there is room.' },
    entrance: { steps: 2, lift: false },
  },
  visit: { bring: ['Earlier pictures', 'Your glasses'], firstMinutes: 50, accompaniedUnder: 16 },
};

const { tellUsFirst: _, ...english } = RELAY_LANGUAGES.find(({ code }) => code === 'en')!;

/** The English language of the relay, without the texts of the compiled clinic. */
export const ENGLISH: RelayLanguage = english;

/** A second language, whose letters have accents. */
export const ACCENTED: RelayLanguage = {
  code: 'xa',
  prefix: '/xa',
  style: ENGLISH.style,
  words: {
    ...accentedMessages(ENGLISH.words),
    dateNames: ENGLISH.words.dateNames,
    language: { ...ENGLISH.words.language, tag: 'en-XA' },
  },
  written: { address: { ...CLINIC.address, city: 'Kóčí' }, phone: CLINIC.phone },
};

/** An appointment request. */
export const ASKED: Appointment = {
  id: 'DENT-4K7Q2Z',
  name: 'Priya Raghunathan',
  email: 'priya@example.com',
  phone: '+91 98200 12345',
  date: '2025-03-04',
  time: '15:30',
  notes: 'Sharp pain on the lower left.\nSince Friday.',
};

/** The same request in the form in which the booking form sends it. */
export const PARAMS = toEmailParams(ASKED, ASKED.id);

/** Parses a request from its e-mail parameters. */
export function appointmentOf(params: EmailParams): Appointment {
  const parsed = parseEmailParams(params);
  if ('issues' in parsed) throw new Error(`No request: ${JSON.stringify(parsed.issues)}`);
  return { ...parsed.appointment, ...v.parse(CivilTimeSchema, parsed.appointment) };
}

/** A message as the contact form sends it. */
export const MESSAGE = {
  name: 'Rohan Mehta',
  email: 'rohan@example.com',
  phone: '+91 9820012345',
  message: 'Do you also see children?\nMy son is four.',
};

/** An enquiry as its form sends it. */
export const ENQUIRY = { ...MESSAGE, country: 'Kenya', treatment: 'Braces', subject: ENQUIRY_SUBJECT };

/** A moment at which the appointment above can be requested. */
export const NOW = new Date('2025-02-20T06:15:30Z');

/** Matches personal data and texts of visitors. No log may contain them. */
const TRACES =
  /priya|raghunathan|98200|sharp pain|rohan|mehta|children|evil|zarathustra|<|192\.0\.2|198\.51\.100/i;

/** Creates a relay with a fake mail server and a fixed clock. Each request comes from a new client. */
export function createTestRelay(
  changes: Partial<RelayOptions> = {},
  emailsPerHour = 600,
  clock = { ms: NOW.getTime() },
) {
  const delivered: Mail[] = [];
  const log: LogEntry[] = [];
  const relay = createRelay({
    clinic: CLINIC,
    languages: [ENGLISH],
    deliver: async (mail) => void delivered.push(mail),
    deliveries: createMemoryDeliveries(() => clock.ms),
    checkMail: async () => true,
    fromAddress: CLINIC.email,
    limits: createMemoryLimits(emailsPerHour, () => clock.ms),
    log(entry) {
      // The random request id is left out, because it may contain any digits.
      if (TRACES.test(JSON.stringify({ ...entry, requestId: '' })))
        throw new Error(`The log names somebody: ${JSON.stringify(entry)}`);
      log.push(entry);
    },
    now: () => new Date(clock.ms),
    ...changes,
  });
  let clients = 0;

  function post(path: string, init: RequestInit, clientAddress = `192.0.2.${++clients}`): Promise<Response> {
    const request = new Request(`http://127.0.0.1:4173${path}`, { method: 'POST', ...init });
    return Promise.resolve(relay.fetch(request, { clientAddress }));
  }

  /** Posts like EmailJS's SDK. */
  function sendEmail(changes: Record<string, unknown> = {}, clientAddress?: string): Promise<Response> {
    const body = { ...emailJsRequest('clinic', PARAMS), ...changes };
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
    /** Posts both e-mails of a request, like the booking form. Returns the answer to the second. */
    async sendBoth(changes: Partial<EmailParams> = {}, code = 'en'): Promise<Response> {
      const client = `198.51.100.${++clients}`;
      const template_params = { ...PARAMS, ...changes };
      const template = (to: 'clinic' | 'patient') => ({
        template_id: idForLanguage(code, to),
        template_params,
      });
      const first = await sendEmail(template('clinic'), client);
      if (!first.ok) return first;
      clock.ms += 1000;
      return sendEmail(template('patient'), client);
    },
    /** Posts like the contact form's script; with `headers: {}` like a plain form. */
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
