import { isCivilDate, type CivilDate } from '../../domain/time/civil-date.ts';
import { isTimeOfDay, type TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { NEXT_PAGE_DATA } from './has-next-page-data.ts';

// Data that a page leaves for the next one in the same tab. It is stored as one entry in `sessionStorage`,
// which is removed when it is read.

/** What the thank-you page shows about the request that was just sent. */
export type SentRequest = {
  id: string;
  date: CivilDate;
  time: TimeOfDay;
  /** whether the request has no e-mail address, if the clinic accepts such requests */
  withoutEmail?: boolean;
  /** whether its pictures were too large for the mail server, if the clinic accepts pictures */
  withoutPhotos?: boolean;
};

type NextPageData = {
  /** names and values of form fields, kept when the visitor changes to another language */
  typed?: [name: string, value: string][];
  requested?: SentRequest;
};

/** Saves data for the next page. Does nothing if the browser blocks storage. */
export function saveForNextPage(data: NextPageData): void {
  try {
    sessionStorage.setItem(NEXT_PAGE_DATA, JSON.stringify(data));
  } catch {
    // Storage is blocked or full. The next page works without the data.
  }
}

function readNextPageData(): NextPageData {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(NEXT_PAGE_DATA) ?? 'null') as NextPageData | null) };
  } catch {
    return {};
  }
}

function takeNextPageData(): NextPageData {
  const data = readNextPageData();
  try {
    sessionStorage.removeItem(NEXT_PAGE_DATA);
  } catch {
    // Storage is blocked, so nothing was read either.
  }
  return data;
}

/** @returns what was typed on the previous page in another language; empty if called a second time */
export function takeFormValues(): [name: string, value: string][] {
  return takeNextPageData().typed ?? [];
}

/**
 * @returns the request that was just sent in this tab; null if there is none or the stored data is invalid
 */
export function takeSentRequest(): SentRequest | null {
  return validRequest(takeNextPageData());
}

/** Returns the same as `takeSentRequest`, but does not remove the data. */
export function readSentRequest(): SentRequest | null {
  return validRequest(readNextPageData());
}

function validRequest({ requested }: NextPageData): SentRequest | null {
  const {
    id = '',
    date = '',
    time = '',
    withoutEmail,
    withoutPhotos,
  } = requested ?? ({} as Partial<SentRequest>);
  const isValid = /^DENT-[A-Z0-9]{6}$/.test(id) && isCivilDate(date) && isTimeOfDay(time);
  if (!isValid) return null;
  return { id, date, time, withoutEmail: withoutEmail === true, withoutPhotos: withoutPhotos === true };
}
