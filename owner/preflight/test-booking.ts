import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MailServices } from '../../domain/clinic/mail-services.ts';
import { newAppointmentId } from '../../domain/forms/appointment-request.ts';
import { addDays } from '../../domain/time/civil-date.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { bookingWindow, slotsOn, type Schedule } from '../../domain/clinic/opening-hours.ts';
import { toEmailParams } from '../../domain/forms/email-params.ts';
import { EMAIL_SEND_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';
import type * as Relay from '../../relay/host/node.ts';
import { readSettings } from '../../relay/host/settings.ts';
import { codeOf, post } from './http-probe.ts';
import type { Finding } from './findings.ts';

const TEST = { name: 'Test booking', notes: 'A test before the site opens: nobody comes.' };

type BookableClinic = Pick<ClinicFacts, 'email' | 'phone'> & Schedule;

type SendOptions = {
  clinic: BookableClinic;
  services: MailServices;
  /** of the published site; null starts the relay of the last build with the settings in `env` */
  origin: string | null;
  env: Record<string, string | undefined>;
  /** file of the last build's relay */
  built?: string;
};

/** Sends a test booking and reports whether it was accepted. */
export async function sendTestBooking(options: SendOptions): Promise<Finding[]> {
  const { clinic, services, origin, env, built = 'build/relay/node.js' } = options;
  if (services.emailjs.origin !== null) return [{ kind: 'sendElsewhere' }];
  if (origin !== null) return postBooking(origin, clinic, new Date());
  if (!existsSync(built)) return [{ kind: 'notBuilt' }];
  process.env.NODE_ENV ??= 'production';
  const { startServer } = (await import(pathToFileURL(built).href)) as typeof Relay;
  const relay = await startServer({ port: 0, settings: readSettings(env), log: () => {} });
  try {
    return await postBooking(relay.url, clinic, new Date());
  } finally {
    await relay.close();
  }
}

/**
 * Books an appointment as the site's form does, with the clinic's own address, for the last available time.
 *
 * @param origin - of the relay
 */
async function postBooking(origin: string, clinic: BookableClinic, now: Date): Promise<Finding[]> {
  const { email, phone } = clinic;
  let { last: date } = bookingWindow(clinic, now);
  while (slotsOn(clinic, date, now).length === 0) date = addDays(date, -1);
  const { time } = slotsOn(clinic, date, now).at(-1)!;
  const request = { ...TEST, email, phone, date, time };
  const params = toEmailParams(request, newAppointmentId());
  let ms = 0;
  for (const to of ['clinic', 'patient'] as const) {
    const started = performance.now();
    const body = JSON.stringify(emailJsRequest(to, params));
    const answer = await post(origin + EMAIL_SEND_PATH, body, origin).catch(codeOf);
    if (typeof answer === 'string') return [{ kind: 'siteSilent', url: origin, code: answer }];
    const { status, body: said } = answer;
    if (status !== 200) return [{ kind: 'bookingRefused', status, said }];
    ms ||= Math.round(performance.now() - started);
  }
  return [{ kind: 'bookingTaken', email, ms }];
}
