import { useEffect, useState } from 'react';
import { FULL_SLOTS_PATH } from '../../../domain/web/relay-paths.ts';
import type { FullSlots } from '../../../domain/appointment/timed-visits.ts';
import { schedule } from './schedule.ts';

/** After this time all slots are offered: visitors should not wait for this. */
const TIMEOUT_MS = 1000;

/** Full slots as `YYYY-MM-DD HH:MM`. */
export type SlotSet = ReadonlySet<string>;

const NO_SLOTS: SlotSet = new Set();

export function isFullSlot(fullSlots: SlotSet, date: string, time: string): boolean {
  return fullSlots.has(`${date} ${time}`);
}

async function fetchFullSlots(): Promise<SlotSet> {
  const response = await fetch(FULL_SLOTS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const timesByDate = (await response.json()) as FullSlots;
  return new Set(
    Object.entries(timesByDate).flatMap(([date, times]) => times.map((time) => `${date} ${time}`)),
  );
}

/** The full slots, fetched once; an empty set until they are known, and for a clinic without `chairs`. */
export function useFullSlots(): SlotSet {
  const [fullSlots, setFullSlots] = useState(NO_SLOTS);
  useEffect(() => {
    // If this fails, every slot is offered. The clinic sees that a requested slot is full.
    if (schedule.booking.chairs) fetchFullSlots().then(setFullSlots, () => {});
  }, []);
  return fullSlots;
}
