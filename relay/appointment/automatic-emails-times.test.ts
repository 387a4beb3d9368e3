import { expect, test } from 'vitest';
import { newRequestState, startOf } from '../../domain/appointment/appointment-lifecycle.ts';
import { addDays, civilTimeAt } from '../../domain/time/civil-date.ts';
import { reminderTime } from '../../domain/appointment/automatic-email-times.ts';
import { slotsOn } from '../../domain/clinic/opening-hours.ts';
import type { Clinic } from '../localized-clinic.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import { ASKED, CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import { KEY } from '../../tests/helpers/relay-with-links.ts';
import { sendDueEmails } from './automatic-emails.ts';
import { createLinkEncryption } from './link-encryption.ts';
import { createMemoryRecords } from '../../tests/helpers/memory-store.ts';

// Each visit that a clinic can have gets its reminder when docs/product.md says, by a timer that is late like
// any timer.

const LATE_MS = 30_000;
/**
 * A Monday. The two days before it are a closure, so that its first visits are those after a longer pause.
 */
const FIRST_DAY = '2025-03-10';

const sittings = (...spans: string[]) =>
  spans.map((span) => ({ opens: span.split('-')[0]!, closes: span.split('-')[1]! }));

const HOURS: Record<string, Clinic['hours']> = {
  'the sample clinic': { ...openDaily(...sittings('09:00-19:00')), sunday: sittings('10:00-14:00') },
  'the same, closed on Sundays': { ...openDaily(...sittings('09:00-19:00')), sunday: [] },
  'the small clinic': {
    ...openDaily(...sittings('10:00-13:30', '16:30-20:30')),
    monday: [],
    sunday: sittings('10:00-13:00'),
  },
  'the large clinic': { ...openDaily(...sittings('08:00-20:00')), sunday: sittings('08:00-12:00') },
  'the clinic of one dentist': { ...openDaily(...sittings('10:00-13:00')), sunday: [] },
};

const cases = Object.keys(HOURS).flatMap((name) => [6, 12, 24, 36].map((hours) => [name, hours] as const));

test.each(cases)(
  'in %s, each visit is reminded of %i hours before it, or at the last waking moment',
  async (name, hours) => {
    const closures = [{ name: 'A feast', from: '2025-03-08', to: '2025-03-09' }];
    const clinic = { ...CLINIC, hours: HOURS[name]!, closures, reminders: { hours } };
    const records = createMemoryRecords();
    const appointments = { links: createLinkEncryption([KEY]), records, siteUrl: CLINIC.siteUrl };
    const planned: number[] = [];
    for (let days = 0; days < 7; days++) {
      const date = addDays(FIRST_DAY, days);
      for (const { time } of slotsOn(clinic, date, new Date(0))) {
        const at = { date, time };
        const requestHash = `${date} ${time}`;
        const state = {
          ...newRequestState({ ...ASKED, ...at }, requestHash),
          stage: 'confirmed',
          booked: true,
        } as const;
        const [due, visit] = [reminderTime(clinic, hours, at)!, startOf(at, clinic)];
        const encrypted = await appointments.links.encrypt(JSON.stringify(state));
        const act = {
          act: 'confirm',
          linkStep: 0,
          expectedStep: 0,
          inputHash: 'p',

          doneAt: 1,
          encryptedInput: null,
        } as const;
        const claimed = await records.claim(requestHash, {
          ...act,
          inputHashes: ['p'],
          keepUntil: visit,
          reminder: { due, visit, encrypted },
        });
        if (typeof claimed === 'string') throw new Error(claimed);
        for (const side of ['patient', 'clinic'] as const)
          await records.markDelivered(requestHash, claimed.stored, side);
        planned.push(due);
      }
    }
    const options = { clinic, languages: [ENGLISH] as const, fromAddress: CLINIC.email, appointments };
    const moments = [...new Set(planned)].toSorted((one, other) => one - other);
    const outcomes: string[] = [];
    for (const moment of moments) {
      let sent = 0;
      const clock = { ms: moment - 1 };
      const send = () =>
        sendDueEmails({
          ...options,
          deliver: async () => void (sent += 1),
          log: ({ outcome }) => void outcomes.push(outcome),
          now: () => new Date(clock.ms),
        });
      await send();
      expect(sent).toBe(0);
      clock.ms = moment + LATE_MS;
      await send();
      const shown = civilTimeAt(new Date(moment), clinic.timeZone);
      expect(sent, `${shown.date} ${shown.time}`).toBe(planned.filter((due) => due === moment).length);
    }
    expect(new Set(outcomes)).toEqual(new Set(['delivered']));
  },
  60_000,
);
