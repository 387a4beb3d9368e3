import { expect } from '@playwright/test';
import { newAppointmentId } from '../../domain/forms/appointment-request.ts';
import { toEmailParams } from '../../domain/forms/email-params.ts';
import { addDays, civilTimeAt } from '../../domain/time/civil-date.ts';
import type { Act } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH, EARLIER_PATH } from '../../domain/web/relay-paths.ts';
import { ASKED } from '../helpers/test-relay.ts';
import { newAddress, newMark } from '../helpers/unique-patients.ts';
import { sendEmail, submitAct, TEST_WORKER, test, url } from '../helpers/workerd-test.ts';

// Earlier times in Durable Objects: an alarm offers a freed time, and it is given once.
// relay/appointment/earlier-times.test.ts tests all cases on Node.

test.describe.configure({ timeout: 180_000 });

/** Returns a time zone in which it is noon. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // These names have the sign of POSIX, which is reversed.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

const ZONE = zoneAtNoon();
const SETTINGS = { EARLIER_TIMES: ZONE, CHAIRS: '1', EMAILS_PER_HOUR: '10000' };

/** Returns a request for ten o'clock in `days` days, of a patient who waits for earlier times. */
function paramsIn(days: number) {
  const date = addDays(civilTimeAt(new Date(), ZONE).date, days);
  const email = `priya.${newMark()}@example.com`;
  return toEmailParams({ ...ASKED, email, date, time: '10:00', earlier: 'yes' }, newAppointmentId());
}

const pathIn = (source: string, pattern: RegExp) => pattern.exec(source.replace(/=\r?\n/g, ''))?.[0];
const actPath = (act: Act) => new RegExp(`${APPOINTMENT_PATH}[\\w.-]+\\.${act}\\.[\\w-]+`);

const press = (path: string, fields: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': newAddress(), Connection: 'close' },
    body: new URLSearchParams(fields),
  });

test(
  'offers a freed time by an alarm, and after a restart gives it to one of two patients',
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning } }) => {
    const [cancelledVisit, first, second] = [paramsIn(3), paramsIn(5), paramsIn(6)];
    const patients = [first, second];
    const mailsTo = (address: string) =>
      mailServer.received.filter((source) => new RegExp(`^To: .*${address}`, 'm').test(source));
    const offers = () =>
      patients.map(({ patient_email }) =>
        mailsTo(patient_email)
          .map((source) => pathIn(source, actPath('take')))
          .find((path) => path !== undefined),
      );
    await whileRunning(
      SETTINGS,
      async () => {
        for (const params of [cancelledVisit, ...patients]) {
          for (const to of ['clinic', 'patient'] as const)
            expect((await sendEmail(to, params)).status).toBe(200);
          expect(await submitAct(params, 'confirm')).toBe(200);
        }
        const confirmation = mailsTo(cancelledVisit.patient_email).at(-1)!;
        expect((await press(pathIn(confirmation, actPath('cancel'))!)).status).toBe(200);
        await expect.poll(offers, { timeout: 30_000 }).not.toContain(undefined);
        // The clinic gets one e-mail about the freed time.
        const clinicEmails = mailServer.received.filter((source) =>
          /is free now/.test(source.replace(/=\r?\n/g, '')),
        );
        expect(clinicEmails).toHaveLength(1);
      },
      TEST_WORKER,
    );
    await whileRunning(
      SETTINGS,
      async () => {
        const answers = await Promise.all(offers().map((path) => press(path!)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const lost = answers.find(({ status }) => status === 409)!;
        expect(await lost.text()).toContain('your own appointment stands');
        const winner = patients[answers.findIndex(({ status }) => status === 200)]!;
        const wish = pathIn(mailsTo(winner.patient_email).at(-1)!, new RegExp(`${EARLIER_PATH}[\\w-]+`))!;
        expect(await (await press(wish, { wants: '0' })).text()).toContain('I would come earlier');
      },
      TEST_WORKER,
    );
  },
);
