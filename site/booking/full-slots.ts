import { useEffect, useState } from 'react';
import type { CivilDate } from '../../domain/booking/civil-date.ts';
import { FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import type { FullSlots } from '../../domain/booking/full-slots.ts';

/** Nobody waits longer to hear that a time is taken. */
const TIMEOUT_MS = 1000;

/** What is known to be full, each as its day and time. */
type SlotSet = ReadonlySet<string>;

const NO_SLOTS: SlotSet = new Set();

export const isFullSlot = (taken: SlotSet, date: CivilDate, time: string) => taken.has(`${date} ${time}`);

async function fetchFullSlots(): Promise<SlotSet> {
  const answer = await fetch(FULL_SLOTS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const full = (await answer.json()) as FullSlots;
  return new Set(Object.entries(full).flatMap(([date, times]) => times.map((time) => `${date} ${time}`)));
}

function useFetchedFullSlots(): SlotSet {
  const [taken, setTaken] = useState(NO_SLOTS);
  useEffect(() => {
    // Whatever fails, every slot is open.
    fetchFullSlots().then(setTaken, () => {});
  }, []);
  return taken;
}

/** Which slots are full: asked for once, and none until that is known. */
export const useFullSlots = __ASKS_FULL_SLOTS__ ? useFetchedFullSlots : () => NO_SLOTS;
