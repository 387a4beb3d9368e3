import { eachMinute } from './each-minute.ts';
import { clinicAt } from './opening-state.ts';

/**
 * Says on the page whether the clinic is open, when it opens, and which day of its hours is today: at once, with each new
 * minute, and when the page is looked at again.
 */
export function showOpeningStatus(): void {
  function update() {
    const { weekday, text, opensNext, isElsewhere } = clinicAt(new Date());
    for (const line of document.querySelectorAll<HTMLElement>('[data-weekdays]')) {
      if (line.dataset.weekdays!.split(' ').includes(weekday)) line.setAttribute('aria-current', 'date');
      else line.removeAttribute('aria-current');
    }
    for (const place of document.querySelectorAll('[data-open-now]')) place.textContent = text;
    for (const place of document.querySelectorAll<HTMLElement>('[data-clinic-zone]'))
      place.hidden = !isElsewhere;
    for (const place of document.querySelectorAll('[data-opens-next]'))
      if (opensNext) place.textContent = opensNext;
    for (const place of document.querySelectorAll('[data-year]'))
      place.textContent = String(new Date().getFullYear());
  }
  eachMinute(update);
  addEventListener('pageshow', update);
}
