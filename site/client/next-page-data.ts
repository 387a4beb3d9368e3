import { isCivilDate, type CivilDate } from '../../domain/booking/civil-date.ts';
import type { TimeOfDay } from '../../domain/clinic/weekly-hours.ts';
import { NEXT_PAGE_DATA } from './has-next-page-data.ts';

// What a tab keeps from one page to the next, in one entry that is read once and removed.

/** What the thank-you page shows of the request just made. */
export type Requested = { id: string; date: CivilDate; time: TimeOfDay };

type NextPageData = {
  /** what was typed, by the names of the fields, on the way to another language */
  typed?: [name: string, value: string][];
  requested?: Requested;
};

/** Where a browser stores nothing, nothing is carried. */
export function saveForNextPage(carried: NextPageData): void {
  try {
    sessionStorage.setItem(NEXT_PAGE_DATA, JSON.stringify(carried));
  } catch {
    // Nothing is carried.
  }
}

function take(): NextPageData {
  try {
    const kept = sessionStorage.getItem(NEXT_PAGE_DATA);
    sessionStorage.removeItem(NEXT_PAGE_DATA);
    return { ...(JSON.parse(kept ?? 'null') as NextPageData | null) };
  } catch {
    return {};
  }
}

/** What was typed on the page in another language that one comes from; once. */
export function takeFormValues(): [name: string, value: string][] {
  return take().typed ?? [];
}

/** The request that was just made in this tab; once, and nothing that is not one. */
export function takeRequested(): Requested | null {
  const { id, date, time } = take().requested ?? {};
  const isOne =
    /^DENT-[A-Z0-9]{6}$/.test(id ?? '') && isCivilDate(date ?? '') && /^\d\d:\d\d$/.test(time ?? '');
  return isOne ? { id: id!, date: date!, time: time! } : null;
}
