import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts } from '#clinic/facts.ts';
import { addDays, civilTimeAt } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import { fullSlots, visitAt } from '../../domain/full-times.ts';
import { createFileRecords } from '../../relay/host/appointment-file.ts';

const DAYS = 60;
const CHAIRS = 3;
const TIMES = 50;

/** Prints what it takes to keep an act and to say which slots are full, for a clinic whose next two months are booked out. */
export async function measureFullTimes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = join(folder, 'appointments.json');
  const now = new Date();
  const today = civilTimeAt(now, facts.timeZone).date;
  const visits = Array.from({ length: DAYS }, (_, day) => addDays(today, day + 1)).flatMap((date) =>
    slotsOn(facts, date, now).flatMap(({ time }) =>
      Array.from({ length: CHAIRS }, () => visitAt({ date, time }, facts)),
    ),
  );
  const act = { act: 'confirm', from: 0, press: 'p'.repeat(32), done: now.getTime(), chosen: null } as const;
  const until = now.getTime() + DAYS * 86_400_000;
  const threadOf = (nth: number) => nth.toString(16).padStart(32, '0');
  const kept = visits.slice(TIMES).map((visit, nth) => {
    const stands = { ...act, step: 1, visit, told: { clinic: 1, patient: 1 } };
    return [threadOf(TIMES + nth), { stands, begun: null, until }];
  });
  writeFileSync(path, JSON.stringify(Object.fromEntries(kept)));
  const records = createFileRecords(path);
  const keeping = await millisecondsOf(async (nth) => {
    const claim = { ...act, on: 0, presses: [], until, visit: visits[nth]!, chairs: CHAIRS };
    const begun = await records.claim(threadOf(nth), claim);
    if (typeof begun === 'string') throw new Error(begun);
    for (const role of ['patient', 'clinic'] as const)
      await records.delivered(threadOf(nth), begun.kept, role);
  });
  const saying = await millisecondsOf(async () => {
    fullSlots(await records.visits(now.getTime()), facts, CHAIRS, now);
  });
  console.log(`Among ${visits.length} visits an act is kept, in three writes of the file, in ${keeping} ms.`);
  console.log(`Which slots are full is said in ${saying} ms.`);
  rmSync(folder, { recursive: true });
}

async function millisecondsOf(action: (nth: number) => Promise<void>): Promise<string> {
  const started = performance.now();
  for (let nth = 0; nth < TIMES; nth++) await action(nth);
  return ((performance.now() - started) / TIMES).toFixed(1);
}
