import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts } from '#clinic/facts.ts';
import { addDays, timeOf } from '../domain/time/civil-date.ts';
import { bookingWindow } from '../domain/clinic/opening-hours.ts';
import { fullSlots } from '../domain/appointment/timed-visits.ts';
import { openRecordsFile } from '../relay/host/records-file.ts';
import { openSqliteFile } from '../relay/host/sqlite-file.ts';
import { createRecordTable } from '../relay/store/record-table.ts';

// Measures the store of appointments on Node at several sizes: how long an act, a booking, the list of full
// times and the look-up of due e-mails take, without sending e-mails. As many records as a clinic with eight
// chairs can have are confirmed visits. The others are requests without an answer.
//   npm run bench

const SIZES = [100, 10_000, 100_000];
const RUNS = 50;
const CHAIRS = { count: 8, timeZone: facts.timeZone };
/** A text as long as the encrypted state of an appointment. */
const ENCRYPTED = 'x'.repeat(440);

const now = Date.now();
const { first, last } = bookingWindow(facts, new Date(now));
const days = Array.from({ length: 92 }, (_, nth) => addDays(first, nth)).filter((day) => day <= last);

/** The number of visits at the same time. One chair stays free, so that the measured booking is possible. */
const CHAIRS_TAKEN = CHAIRS.count - 1;
const SLOTS_A_DAY = 20;
const MOST_VISITS = days.length * SLOTS_A_DAY * CHAIRS_TAKEN;

/** Returns the time of the nth visit. Visits fill the first slot of all days, then the second, and so on. */
function visitOf(nth: number) {
  const slot = Math.floor(nth / days.length) % SLOTS_A_DAY;
  return { date: days[nth % days.length]!, time: timeOf(9 * 60 + 30 * slot), minutes: 30 };
}

const endOf = (nth: number) => Date.parse(visitOf(nth).date) + 2 * 86_400_000;
const reminderOf = (nth: number) => ({ due: endOf(nth) - 1, visit: endOf(nth), encrypted: ENCRYPTED });
const nudgeOf = (nth: number) => ({
  due: endOf(nth) - 1,
  since: now,
  messageId: '<a@clinic.example>',
  encrypted: ENCRYPTED,
});
const actOf = (name: string, nth: number) =>
  ({
    act: 'confirm',
    linkStep: 0,
    inputHash: name,
    doneAt: now,
    encryptedInput: null,
    encryptedState: ENCRYPTED,
    visit: visitOf(nth),
    reminder: reminderOf(nth),
  }) as const;

function fill(path: string, size: number): void {
  const file = openSqliteFile(path);
  const table = createRecordTable(file.sql);
  file.sql.transaction(() => {
    for (let nth = 0; nth < size; nth++) {
      const name = `filled${nth}`;
      const record = { pending: null, keepUntil: endOf(nth), request: { since: now, encrypted: ENCRYPTED } };
      const notifiedStep = { clinic: 1, patient: 1 };
      if (nth < MOST_VISITS)
        table.put(name, { ...record, current: { ...actOf(name, nth), step: 1, notifiedStep } });
      else table.put(name, { ...record, current: null, nudge: nudgeOf(nth) });
    }
  });
  file.close();
}

async function measureStore(size: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'store-bench-'));
  const path = join(folder, 'appointments.sqlite');
  fill(path, size);
  const start = await measure(() => openRecordsFile(path).close(), 5);
  const records = openRecordsFile(path);

  const booking = await measure(async (nth) => {
    const name = `new${nth}`;
    await records.fullVisits(name, { wanted: [visitOf(nth)], chairs: CHAIRS });
    await records.keepRequest(name, { since: now, encrypted: ENCRYPTED }, endOf(nth));
    await records.scheduleNudge(name, nudgeOf(nth), endOf(nth));
  });
  const act = await measure(async (nth) => {
    const name = `new${nth}`;
    await records.latest(name);
    const claim = { ...actOf(name, nth), expectedStep: 0, inputHashes: [name], keepUntil: endOf(nth) };
    const claimed = await records.claim(name, { ...claim, chairs: CHAIRS });
    if (typeof claimed === 'string') throw new Error(`The act is refused: ${claimed}.`);
    await records.markDelivered(name, claimed.stored, 'patient');
    await records.markDelivered(name, claimed.stored, 'clinic');
  });
  const full = await measure(async () => fullSlots(await records.visits(), facts, 8, new Date(now)), 10);
  const list = { day: first, opens: now + 1, closes: now + 1 };
  await records.beginList(list, now);
  const nothingDue = await measure(async () => {
    await records.takeDueEmail(now);
    await records.beginList(list, now);
  });
  const due = await measure(() => records.takeDueEmail(endOf(0) - 1));
  const { size: bytes } = statSync(path);
  records.close();
  rmSync(folder, { recursive: true });
  return {
    file: `${(bytes / 1_000_000).toFixed(1)} MB`,
    start,
    booking,
    act,
    'full times': full,
    'a minute without due e-mails': nothingDue,
    'each due e-mail': due,
  };
}

/** Runs a function `runs` times and returns the median and the longest time. */
async function measure(work: (nth: number) => unknown, runs = RUNS): Promise<string> {
  const times = [];
  for (let nth = 0; nth < runs; nth++) {
    const start = performance.now();
    await work(nth);
    times.push(performance.now() - start);
  }
  const median = times.toSorted((one, other) => one - other)[runs >> 1]!;
  return `${median.toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)}`;
}

const measured: Record<string, Record<string, string>> = {};
for (const size of SIZES) measured[`${size} records`] = await measureStore(size);
console.table(measured);
