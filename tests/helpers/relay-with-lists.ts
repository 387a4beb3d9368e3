import { expect } from 'vitest';
import { relayWithStore } from './relay-with-store.ts';
import { CLINIC, NOW, PARAMS } from './test-relay.ts';

// A relay that sends the list of the day (docs/product.md, The clinic's day). The clinic closes at 19:00, on
// Sundays at 14:00. The request for Tuesday, 4 March, is made on Thursday, 20 February, at 11:45:30.

export const MINUTE_MS = 60_000;
export const LISTS = { booking: { ...CLINIC.booking, dayList: true } };

/** Returns a local time of the clinic in milliseconds. */
export const instant = (text: string) => Date.parse(`${text}+05:30`);

/** The last closing time before the visit, at which the list is due. */
export const DUE = instant('2025-03-03T19:00:00');

export function relayWithLists(
  clinic: Parameters<typeof relayWithStore>[0] = LISTS,
  options: Parameters<typeof relayWithStore>[1] = {},
) {
  const { dueAt, request, ...testRelay } = relayWithStore(clinic, options);
  return {
    ...testRelay,
    /** Returns the lists that are sent at a moment. */
    listsAt: async (at: number) => (await dueAt(at)).filter(({ subject }) => subject.startsWith('Your days')),
    /** Sends a request for 4 March, with both e-mails. */
    request: (changes: Partial<typeof PARAMS> = {}, language = '') =>
      request({ ...PARAMS, ...changes }, language),
    /** Sends a request without an e-mail address, with the clinic's e-mail. */
    async requestWithoutEmail(changes: Partial<typeof PARAMS> = {}, language = '') {
      const template_params = { ...PARAMS, ...changes, patient_email: '' };
      const answer = await testRelay.sendEmail({ template_id: `clinic${language}`, template_params });
      expect(answer.status).toBe(200);
      return testRelay.news()[0]!;
    },
  };
}

/** Another request for 4 March. */
export const ANOTHER = {
  patient_name: 'Rohan Mehta',
  patient_email: 'rohan@example.com',
  patient_phone: '+44 20 7946 0958',
  appointment_time: '10:00 AM',
  notes: '',
  appointment_id: 'DENT-000002',
};

/** Starts a relay with one confirmed visit. */
export async function withConfirmedVisit(...options: Parameters<typeof relayWithLists>) {
  const relay = relayWithLists(...options);
  await relay.listsAt(NOW.getTime());
  const { toClinic, toPatient } = await relay.request();
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  relay.news();
  return { ...relay, toClinic, toPatient };
}
