import { useEffect, useState } from 'react';
import type { CivilDate } from '../../domain/booking/civil-date.ts';
import { FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import type { FullSlots } from '../../domain/booking/full-slots.ts';

/** Nobody waits longer to hear that a time is taken. */
const PATIENCE_MS = 1000;

/** What is known to be full, each as its day and time. */
type Taken = ReadonlySet<string>;

const NONE: Taken = new Set();

export const isFullSlot = (taken: Taken, date: CivilDate, time: string) => taken.has(`${date} ${time}`);

async function ask(): Promise<Taken> {
  const answer = await fetch(FULL_SLOTS_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const full = (await answer.json()) as FullSlots;
  return new Set(Object.entries(full).flatMap(([date, times]) => times.map((time) => `${date} ${time}`)));
}

function useAsked(): Taken {
  const [taken, setTaken] = useState(NONE);
  useEffect(() => {
    // Whatever fails, every slot is open.
    ask().then(setTaken, () => {});
  }, []);
  return taken;
}

/** Which slots are full: asked for once, and none until that is known. */
export const useFullSlots = __ASKS_FULL_SLOTS__ ? useAsked : () => NONE;
