import type { OpenState } from '../../domain/opening-hours.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';

function opening(opens: (OpenState & { state: 'closed' })['opens']): string | null {
  if (!opens) return null;
  const time = dates.time(opens.time);
  if (opens.daysAway === 0) return `opens today at ${time}`;
  if (opens.daysAway === 1) return `opens tomorrow at ${time}`;
  if (opens.daysAway < 7) return `opens ${dates.weekdays[opens.weekday]} at ${time}`;
  return `opens on ${dates.day(opens.date)} at ${time}`;
}

/** 'Open now · until 7 PM', 'Closed now · opens Monday at 9 AM', 'Closed for Republic Day · opens tomorrow at 9 AM' */
export function openNow(is: OpenState): string {
  if (is.state === 'open') return `Open now · until ${dates.time(is.until)}`;
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'Closed now';
  return [closed, opening(is.opens)].filter(Boolean).join(' · ');
}
