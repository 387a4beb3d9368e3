import { DatabaseSync } from 'node:sqlite';
import { isOfferable, nextMorning, ROUND_MS, wakingTimeAfter } from '../domain/appointment/earlier-times.ts';
import { startOf, type Act } from '../domain/appointment/appointment-lifecycle.ts';
import { timeKey } from '../domain/appointment/timed-visits.ts';
import { addDays, civilTimeAt, timeOf, type CivilDate, type CivilTime } from '../domain/time/civil-date.ts';
import { slotsOn, type Schedule } from '../domain/clinic/opening-hours.ts';
import { sqlOf } from '../relay/host/sqlite-file.ts';
import { createStore, recordsFrom } from '../relay/store/appointment-records.ts';
import { createTables } from '../relay/store/tables.ts';

// Simulates some months of a clinic with two chairs that offers freed times (docs/product.md, Earlier times).
// There are 40 visits a day, of which 8 % are cancelled. A third of the patients wait for an earlier time. Of
// those who get an offer, one in three takes it within twenty minutes. The simulation uses the relay's store,
// but sends no e-mails.
//   npm run bench:earlier

const MONTHS = 3;
const DAYS = 30;
/** Visits are bookedAt at most this many days ahead. */
const MAX_DAYS_AHEAD = 21;
const CANCELLED_SHARE = 0.08;
const WAITING_SHARE = 1 / 3;
const TAKEN_SHARE = 1 / 3;
const TAKEN_WITHIN_MINUTES = 20;
/** Patients can cancel by their e-mail until this many hours before the visit. */
const CHANGE_HOURS = 4;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const day = [{ opens: timeOf(9 * 60), closes: timeOf(19 * 60) }];
const SCHEDULE: Schedule = {
  timeZone: 'Asia/Kolkata',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: [] },
  closures: [],
  specialHours: [],
  booking: { slotMinutes: 30, windowMonths: 3, noticeHours: 0, closingTimeBookable: false },
};
const CHAIRS = { count: 2, timeZone: SCHEDULE.timeZone };
const FIRST: CivilDate = '2025-03-03';

/** Returns random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Patient = {
  name: string;
  at: CivilTime;
  step: number;
  isTicked: boolean;
  isCancelled: boolean;
  offers: number[];
};
/** A freed time: when it was cancelled, how many patients waited, and when one of them took it. */
type Freed = { at: number; offered: number; waiting: number; filled: number | null };

async function simulate(seed: number) {
  const random = randomFrom(seed);
  const sql = sqlOf(new DatabaseSync(':memory:'));
  createTables(sql);
  const { call } = createStore(sql);
  const records = recordsFrom(async (name, given) => call(name, given));
  const patients = new Map<string, Patient>();
  const cancelled = new Map<string, Freed>();
  let moves = 0;

  /** The events to come. The next one is last. */
  const events: { at: number; run: () => Promise<void> }[] = [];
  function plan(at: number, run: () => Promise<void>): void {
    const place = events.findLastIndex((event) => event.at > at) + 1;
    events.splice(place, 0, { at, run });
  }

  async function act(patient: Patient, name: Act, at: CivilTime | null, now: number) {
    const { name: requestHash, step, isTicked } = patient;
    const claimed = await records.claim(requestHash, {
      act: name,
      linkStep: step,
      expectedStep: step,
      inputHash: `${name} ${step}`,
      inputHashes: [`${name} ${step}`],
      doneAt: now,
      keepUntil: startOf(at ?? patient.at, SCHEDULE),
      encryptedInput: null,
      ...(at && { visit: { ...at, minutes: 30 }, chairs: CHAIRS }),
      ...(at && { earlier: { person: requestHash, encrypted: '', isTicked } }),
    });
    if (typeof claimed === 'string') return false;
    const due = wakingTimeAfter(new Date(now), SCHEDULE.timeZone);
    const isFreed = step > 0 && isOfferable(patient.at, SCHEDULE, new Date(due));
    const freed = isFreed ? { time: patient.at, person: requestHash, due } : undefined;
    for (const role of ['clinic', 'patient'] as const)
      await records.markDelivered(requestHash, claimed.stored, role, freed);
    Object.assign(patient, { step: claimed.stored.step, at: at ?? patient.at });
    return true;
  }

  async function cancel(patient: Patient, now: number) {
    patient.isCancelled = true;
    const { at } = patient;
    if (!(await act(patient, 'cancel', null, now)) || !isOfferable(at, SCHEDULE, new Date(now))) return;
    // Of the day of the visit, which has no offers yet: all who wait, also those who had one today.
    const waiting = await records.countWaiting({ ...at, minutes: 30 }, patient.name, at.date);
    const offered = wakingTimeAfter(new Date(now), SCHEDULE.timeZone);
    cancelled.set(timeKey(at), { at: now, offered, waiting, filled: null });
  }

  async function take(patient: Patient, at: CivilTime, now: number) {
    if (patient.isCancelled || now > startOf(at, SCHEDULE) - 60 * MINUTE_MS) return;
    if (!(await act(patient, 'take', at, now))) return;
    moves += 1;
    const freed = cancelled.get(timeKey(at));
    if (freed) freed.filled ??= now;
  }

  async function sendOffers(now: number) {
    const at = new Date(now);
    const round = {
      day: civilTimeAt(at, SCHEDULE.timeZone).date,
      minutes: 30,
      chairs: CHAIRS,
      next: wakingTimeAfter(at, SCHEDULE.timeZone, ROUND_MS),
      morning: nextMorning(at, SCHEDULE.timeZone),
    };
    for (const freed of await records.dueFreedTimes(now)) {
      if (!isOfferable(freed, SCHEDULE, at)) {
        await records.postponeFreedTime(freed.name, round.next);
        continue;
      }
      for (const { requestHash } of await records.takeOffers(freed, round)) {
        const patient = patients.get(requestHash)!;
        patient.offers.push(now);
        const takenAt = now + Math.round(random() * TAKEN_WITHIN_MINUTES * MINUTE_MS);
        const { date, time } = freed;
        if (random() < TAKEN_SHARE) plan(takenAt, () => take(patient, { date, time }, takenAt));
      }
    }
  }

  const begin = startOf({ date: FIRST, time: timeOf(0) }, SCHEDULE);
  for (let nth = 0; nth < DAYS + MAX_DAYS_AHEAD; nth++) {
    const date = addDays(FIRST, nth);
    for (const { time } of slotsOn(SCHEDULE, date, new Date(begin)))
      for (let chair = 0; chair < CHAIRS.count; chair++) {
        const at = { date, time };
        const visit = startOf(at, SCHEDULE);
        const bookedAt = Math.max(begin, visit - Math.round((1 + random() * (MAX_DAYS_AHEAD - 1)) * DAY_MS));
        const name = `${timeKey(at)} ${chair}`;
        const isTicked = random() < WAITING_SHARE;
        const patient: Patient = { name, at, step: 0, isTicked, isCancelled: false, offers: [] };
        patients.set(name, patient);
        plan(bookedAt, async () => void (await act(patient, 'confirm', at, bookedAt)));
        const last = visit - CHANGE_HOURS * 60 * MINUTE_MS;
        const cancelledAt = bookedAt + Math.round(random() * (last - bookedAt));
        if (random() < CANCELLED_SHARE && last > bookedAt)
          plan(cancelledAt, () => cancel(patient, cancelledAt));
      }
  }
  const end = begin + DAYS * DAY_MS;
  for (let now = begin; now < end; now += MINUTE_MS) {
    for (let event = events.at(-1); event && event.at <= now; event = events.at(-1)) {
      events.pop();
      await event.run();
    }
    await sendOffers(now);
  }
  return { patients: [...patients.values()], cancelled: [...cancelled.values()], moves };
}

const quantile = (numbers: number[], share = 0.5) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;

const rows = [];
for (let seed = 1; seed <= MONTHS; seed++) {
  const { patients, cancelled, moves } = await simulate(seed);
  const wanted = cancelled.filter(({ waiting }) => waiting >= 3);
  const filled = wanted.filter((freed) => freed.filled !== null);
  const minutes = filled.map((freed) => (freed.filled! - freed.offered) / MINUTE_MS);
  const waitingPatients = patients.filter(({ isTicked }) => isTicked);
  const perDay = patients.map(({ offers }) => {
    const days = offers.map((at) => civilTimeAt(new Date(at), SCHEDULE.timeZone).date);
    return Math.max(0, ...Array.from(Map.groupBy(days, (date) => date).values(), ({ length }) => length));
  });
  const offerCounts = waitingPatients.map(({ offers }) => offers.length);
  rows.push({
    'freed by cancelling': cancelled.length,
    'with three who wait': wanted.length,
    filled: `${filled.length} (${((100 * filled.length) / wanted.length).toFixed(0)} %)`,
    'minutes, median': quantile(minutes).toFixed(0),
    'nine of ten within': quantile(minutes, 0.9).toFixed(0),
    'moved in all': moves,
    'e-mails to each who waits': (
      offerCounts.reduce((sum, each) => sum + each, 0) / waitingPatients.length
    ).toFixed(1),
    'most to one': Math.max(...offerCounts),
    'most a day': Math.max(...perDay),
  });
}
console.table(rows);
