import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmailParams } from '../../../domain/forms/email-params.ts';
import { sendAppointment, type EmailTemplate } from './send-appointment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// For requests that fail and the messages shown: tests/browser/booking.spec.ts.
test.each<[string, Record<EmailTemplate, number>, string[]]>([
  ['one second apart', { clinic: 0, patient: 0 }, ['0 clinic', '1000 patient']],
  [
    'with one retry after a second if an e-mail was refused',
    { clinic: 1, patient: 1 },
    ['0 clinic refused', '1000 clinic', '2000 patient refused', '3000 patient'],
  ],
])('sends the e-mail to the clinic, then the one to the patient: %s', async (_, refusals, expected) => {
  const log: string[] = [];
  const refusalsLeft = { ...refusals };
  const sent = sendAppointment(
    { patient_email: 'asha@example.com', appointment_id: 'DENT-ABC123' } as EmailParams,
    async (template) => {
      const isRefused = refusalsLeft[template]-- > 0;
      log.push(`${Date.now()} ${template}${isRefused ? ' refused' : ''}`);
      if (isRefused) throw { status: 412, text: 'refused' };
    },
  );
  await vi.runAllTimersAsync();
  await sent;
  expect(log).toEqual(expected);
});
