import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentParams } from '../../domain/wire.ts';
import { BookingError, sendAppointment, type EmailTemplate } from './send-appointment.ts';

const params = { appointment_id: 'DENT-ABC123' } as AppointmentParams;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends with a service that refuses the first `clinic` and `patient` attempts; tells what it was asked and when. */
async function sendWith(refusals: Record<EmailTemplate, number>) {
  const log: string[] = [];
  const left = { ...refusals };
  const sent = sendAppointment(params, async (template) => {
    const refused = left[template]-- > 0;
    log.push(`${Date.now()} ${template} ${refused ? 'refused' : 'sent'}`);
    if (refused) throw { status: 412, text: 'refused' };
  }).then(
    () => 'sent',
    (error: BookingError) => error,
  );
  await vi.runAllTimersAsync();
  return { log, outcome: await sent };
}

test("the clinic's e-mail goes first, the patient's a second later", async () => {
  const { log, outcome } = await sendWith({ clinic: 0, patient: 0 });
  expect(log).toEqual(['0 clinic sent', '1000 patient sent']);
  expect(outcome).toBe('sent');
});

test('a refused e-mail is tried again after a second', async () => {
  const { log } = await sendWith({ clinic: 1, patient: 1 });
  expect(log).toEqual(['0 clinic refused', '1000 clinic sent', '2000 patient refused', '3000 patient sent']);
});

test("without the clinic's e-mail the patient's is not tried", async () => {
  const { log, outcome } = await sendWith({ clinic: 2, patient: 0 });
  expect(log).toEqual(['0 clinic refused', '1000 clinic refused']);
  expect(outcome).toMatchObject({
    failure: 'nothingSent',
    cause: { status: 412 },
  });
});

test("the patient's e-mail failing twice is told as processed", async () => {
  const { outcome } = await sendWith({ clinic: 0, patient: 2 });
  expect(outcome).toMatchObject({ failure: 'patientNotTold' });
});
