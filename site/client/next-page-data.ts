import { isCivilDate, type CivilDate } from '../../domain/booking/civil-date.ts';
import type { TimeOfDay } from '../../domain/clinic/weekly-hours.ts';
import { CARRIED } from './has-next-page-data.ts';

// What a tab keeps from one page to the next, in one entry that is read once and removed.

/** What the thank-you page shows of the request just made. */
export type Requested = { id: string; date: CivilDate; time: TimeOfDay };

type Carried = {
  /** what was typed, by the names of the fields, on the way to another language */
  typed?: [name: string, value: string][];
  requested?: Requested;
};

/** Where a browser stores nothing, nothing is carried. */
export function carry(carried: Carried): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // Nothing is carried.
  }
}

function take(): Carried {
  try {
    const kept = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    return { ...(JSON.parse(kept ?? 'null') as Carried | null) };
  } catch {
    return {};
  }
}

/** What was typed on the page in another language that one comes from; once. */
export function takeTyped(): [name: string, value: string][] {
  return take().typed ?? [];
}

/** The request that was just made in this tab; once, and nothing that is not one. */
export function takeRequested(): Requested | null {
  const { id, date, time } = take().requested ?? {};
  const isOne =
    /^DENT-[A-Z0-9]{6}$/.test(id ?? '') && isCivilDate(date ?? '') && /^\d\d:\d\d$/.test(time ?? '');
  return isOne ? { id: id!, date: date!, time: time! } : null;
}
