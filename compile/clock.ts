import { offsetsBetween } from '../domain/civil-date.ts';
import type { CompiledModules } from '../domain/compiled.ts';
import type { Schedule } from '../domain/opening-hours.ts';

/** For how many years a page knows when its clinic's clocks change. */
const YEARS = 10;

/** What a page needs to tell, before it is painted, whether the clinic is open. */
export function clockFacts(
  { timeZone, hours, closures }: Schedule,
  year = new Date().getUTCFullYear(),
): CompiledModules['clock'] {
  return {
    offsets: offsetsBetween(new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + YEARS, 0)), timeZone),
    times: { hours, closures: closures.map(({ from, to }) => ({ from, to })) },
  };
}
