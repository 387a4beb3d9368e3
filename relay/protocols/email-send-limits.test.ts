import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../emails/mail.ts';
import { createMemoryDeliveries } from '../recent-deliveries.ts';
import { CLINIC, PARAMS, createTestRelay } from '../../tests/helpers/test-relay.ts';

// How often requests to EmailJS's address send e-mails.

/** A mail server that refuses what it is given. */
const REFUSING = {
  deliver: () => Promise.reject(new DeliveryError('the mail server refused the message (550)', '550', null)),
};

const id = (count: number) => `DENT-${String(count).padStart(6, '0')}`;

describe("the patient's e-mail", () => {
  const patient = { template_id: 'patient' };
  const REFUSAL = "The clinic's e-mail of this request has not been sent";

  test("is refused without the clinic's, in plain text", async () => {
    const { sendEmail, delivered, log } = createTestRelay();
    const response = await sendEmail(patient);
    expect([response.status, await response.text()]).toEqual([403, REFUSAL]);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(delivered).toEqual([]);
    expect(log[0]).toMatchObject({ outcome: 'no-clinic-email', template: 'patient' });
  });

  test.each(Object.keys(PARAMS))("is refused with another %s than the clinic's had", async (field) => {
    const others: Record<string, string> = {
      patient_email: 'victim@example.com',
      appointment_date: 'Wednesday, March 5, 2025',
      appointment_time: '04:00 PM',
      appointment_id: 'DENT-AAAAAA',
    };
    const { sendEmail, delivered } = createTestRelay();
    await sendEmail();
    const template_params = { ...PARAMS, [field]: others[field] ?? 'Something else' };
    expect((await sendEmail({ ...patient, template_params })).status).toBe(403);
    expect(delivered).toHaveLength(1);
  });

  test("is refused if the mail server refused the clinic's", async () => {
    const { sendEmail } = createTestRelay(REFUSING);
    expect((await sendEmail()).status).toBe(412);
    expect((await sendEmail(patient)).status).toBe(403);
  });

  test('is sent within half an hour, not later', async () => {
    for (const [minutes, status] of [
      [29, 200],
      [31, 403],
    ] as const) {
      const { sendEmail, clock } = createTestRelay();
      await sendEmail();
      clock.ms += minutes * 60_000;
      expect((await sendEmail(patient)).status).toBe(status);
    }
  });

  test('goes ten times an hour to one mailbox, however its address is written, also with different requests', async () => {
    const { sendBoth, delivered, clock } = createTestRelay();
    for (let count = 0; count < 10; count++) {
      const patient_email = ['priya@example.com', 'Priya@example.com', `priya+${count}@example.com`][
        count % 3
      ]!;
      expect((await sendBoth({ appointment_id: id(count), patient_email })).status).toBe(200);
    }
    const response = await sendBoth({ appointment_id: id(10) });
    expect([response.status, await response.text()]).toEqual([429, 'Too Many Requests']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect((await sendBoth({ patient_email: 'another@example.com' })).status).toBe(200);
    expect(delivered).toHaveLength(10 * 2 + 1 + 2);
    clock.ms += 3_600_000;
    expect((await sendBoth({ appointment_id: id(10) })).status).toBe(200);
  });
});

describe('a repeat', () => {
  test('of a delivered e-mail is answered like the first; nothing is sent, and the patient is told', async () => {
    const { sendEmail, sendBoth, delivered, log, clock } = createTestRelay();
    // The patient's e-mail failed; the browser sends all of it again.
    await sendEmail();
    clock.ms += 120_000;
    expect((await sendBoth()).status).toBe(200);
    for (let count = 0; count < 5; count++) {
      clock.ms += 5 * 60_000;
      expect((await sendEmail({ template_id: 'patient' })).status).toBe(200);
    }
    expect(delivered.map(({ to }) => to.address)).toEqual([CLINIC.email, 'priya@example.com']);
    expect(log.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['delivered', 'repeated', 'delivered']);
    expect(new Set(log.map(({ requestId }) => requestId)).size).toBe(8);
  });

  test('while the first is under way joins it, and both are answered as the mail server does', async () => {
    for (const fault of [null, new DeliveryError('the mail server could not be reached', 'ESOCKET', null)]) {
      const accepted = Promise.withResolvers<void>();
      const memory = createMemoryDeliveries();
      const arrived: string[] = [];
      let deliveries = 0;
      const { sendEmail } = createTestRelay({
        deliveries: {
          ...memory,
          deliverOnce(print, deliver) {
            arrived.push(print);
            return memory.deliverOnce(print, deliver);
          },
        },
        deliver: () => {
          deliveries += 1;
          return accepted.promise;
        },
      });
      const [first, second] = [sendEmail(), sendEmail()];
      await expect.poll(() => [arrived.length, deliveries]).toEqual([2, 1]);
      if (fault) accepted.reject(fault);
      else accepted.resolve();
      const statuses = [(await first).status, (await second).status];
      expect(statuses).toEqual(fault ? [412, 412] : [200, 200]);
      expect(deliveries).toBe(1);
    }
  });
});

test('twenty visitors of one address can book in the same second, and no program much more', async () => {
  const { sendEmail, delivered, clock } = createTestRelay();
  const send = (count: number) =>
    sendEmail({ template_params: { ...PARAMS, appointment_id: id(count) } }, '198.51.100.7');
  const answers = await Promise.all(Array.from({ length: 41 }, (_, count) => send(count)));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(40).fill(200), 429]);
  clock.ms += 1000;
  expect([(await send(41)).status, (await send(42)).status]).toEqual([200, 429]);
  expect(delivered).toHaveLength(41);
});

test('three quarters of the e-mails an hour are for requests; then all are told how long to wait', async () => {
  const numbered = (count: number) => ({ ...PARAMS, appointment_id: id(count) });
  const { sendEmail, delivered, clock } = createTestRelay({}, 8);
  for (let count = 0; count < 6; count++) {
    expect((await sendEmail({ template_params: numbered(count) })).status).toBe(200);
    clock.ms += 60_000;
  }
  const response = await sendEmail({ template_params: numbered(8) });
  expect([response.status, await response.text()]).toEqual([429, 'Too Many Requests']);
  expect(response.headers.get('Retry-After')).toBe(String(54 * 60));
  expect(delivered).toHaveLength(6);
  // A repeat sends nothing, so it is answered.
  expect((await sendEmail({ template_params: numbered(3) })).status).toBe(200);
  clock.ms += 54 * 60_000;
  expect((await sendEmail({ template_params: numbered(8) })).status).toBe(200);
});
