import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentParams } from '../../domain/booking/form-protocols.ts';
import { sendAppointment, type EmailTemplate } from './send-appointment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// What is not sent in the end, and how that is told: tests/browser/booking.spec.ts.
test.each<[string, Record<EmailTemplate, number>, string[]]>([
  ['the clinic’s, and a second later the patient’s', { clinic: 0, patient: 0 }, ['0 clinic', '1000 patient']],
  [
    'a refused one again after a second',
    { clinic: 1, patient: 1 },
    ['0 clinic refused', '1000 clinic', '2000 patient refused', '3000 patient'],
  ],
])('e-mails go in their order: %s', async (_, refusals, expected) => {
  const log: string[] = [];
  const left = { ...refusals };
  const sent = sendAppointment({ appointment_id: 'DENT-ABC123' } as AppointmentParams, async (template) => {
    const refused = left[template]-- > 0;
    log.push(`${Date.now()} ${template}${refused ? ' refused' : ''}`);
    if (refused) throw { status: 412, text: 'refused' };
  });
  await vi.runAllTimersAsync();
  await sent;
  expect(log).toEqual(expected);
});
