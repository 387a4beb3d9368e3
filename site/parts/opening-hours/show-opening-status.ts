import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { openNow, opensFrom, opensNext } from '#words/open-now.ts';
import { civilDate, civilTimeFromOffsets, offsetFrom, weekdayOf } from '../../../domain/time/civil-date.ts';
import { openStateAt } from '../../../domain/clinic/opening-hours.ts';
import { unusualDates } from '../../../domain/clinic/unusual-dates.ts';
import { unusualDays, unusualTimes } from '../../../words/unusual-dates.ts';
import { eachMinute } from '../../client/timing.ts';
import { showWhoIsIn } from '../who-is-here/who-is-in.ts';

/**
 * Shows in the page whether the clinic is open, when it opens next, and which line of its hours is today's.
 * Updates at each new minute, and when the page is shown again.
 */
export function showOpeningStatus(): void {
  eachMinute(update);
  addEventListener('pageshow', update);
}

function update(): void {
  const now = new Date();
  const { clock, weekday, text, opening, from, isOtherZone, isOtherDate } = clinicStateAt(now);
  const [unusual] = unusualDates(facts, clock.date, 1);
  for (const line of document.querySelectorAll<HTMLElement>('[data-weekdays]'))
    markToday(line, !unusual && line.dataset.weekdays!.split(' ').includes(weekday), isOtherDate);
  for (const line of document.querySelectorAll<HTMLElement>('[data-unusual-today]')) {
    line.hidden = !unusual;
    markToday(line, unusual !== undefined, isOtherDate);
    line.querySelector('dt')!.textContent = unusual ? unusualDays(unusual, dates.dayInList) : '';
    line.querySelector('dd')!.textContent = unusual ? unusualTimes(unusual, hours) : '';
  }
  for (const element of document.querySelectorAll('[data-open-now]')) element.textContent = text;
  for (const element of document.querySelectorAll<HTMLElement>('[data-clinic-zone]'))
    element.hidden = !isOtherZone;
  for (const element of document.querySelectorAll('[data-opens-next]'))
    if (opening) element.textContent = opening;
  for (const element of document.querySelectorAll('[data-opens-from]')) if (from) element.textContent = from;
  showWhoIsIn(clock, isOtherDate);
  for (const element of document.querySelectorAll('[data-year]'))
    element.textContent = String(now.getFullYear());
}

function markToday(line: HTMLElement, isCurrent: boolean, isOtherDate: boolean): void {
  if (isCurrent) line.setAttribute('aria-current', 'date');
  else line.removeAttribute('aria-current');
  // The word 'Today' would mean the visitor's date.
  line.toggleAttribute('data-today', isCurrent && !isOtherDate);
}

/**
 * The clinic's opening state at an instant, by the clinic's clock.
 *
 * @returns `text`: whether it is open, with the time at which that changes; `opening`: when it opens next,
 *   null while it is open; `from`: the same in two or three words, null for a visitor in another time zone,
 *   too; `isOtherZone`: whether the visitor's clock differs from the clinic's;
 *   `isOtherDate`: whether the visitor's date does
 */
function clinicStateAt(now: Date) {
  const clock = civilTimeFromOffsets(offsets, now);
  const state = openStateAt(facts, clock);
  const isOtherZone = offsetFrom(offsets, now) !== -now.getTimezoneOffset();
  const visitorDate = civilDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const isOtherDate = isOtherZone && visitorDate !== clock.date;
  const clinicZone = isOtherZone ? { city: facts.address.city, isAnotherDay: isOtherDate } : null;
  return {
    clock,
    weekday: weekdayOf(clock.date),
    text: openNow(state, clinicZone),
    opening: opensNext(state, clinicZone),
    from: isOtherZone ? null : opensFrom(state),
    isOtherZone,
    isOtherDate,
  };
}
