import { offsetsBetween } from '../domain/civil-date.ts';
import type { Schedule } from '../domain/opening-hours.ts';

/** For how many years a page knows when its clinic's clocks change. */
const YEARS = 10;

/** What a page needs to tell, before it is painted, whether the clinic is open. */
export function clockModule(
  { timeZone, hours, closures }: Schedule,
  year = new Date().getUTCFullYear(),
): string {
  const offsets = offsetsBetween(new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + YEARS, 0)), timeZone);
  const times = { hours, closures: closures.map(({ from, to }) => ({ from, to })) };
  return `import type { Offsets } from '../domain/civil-date.ts';
import type { OpeningTimes } from '../domain/opening-hours.ts';

export const offsets: Offsets = ${JSON.stringify(offsets)};

export const times: OpeningTimes = ${JSON.stringify(times, null, 2)};
`;
}
