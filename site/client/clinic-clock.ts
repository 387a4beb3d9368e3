import { offsets, times } from '#clinic/clock.ts';
import { civilTimeBy } from '../../domain/civil-date.ts';
import { momentAt } from '../../domain/moment.ts';
import { isOpenAt } from '../../domain/opening-hours.ts';

// Part of the early script: bundled for itself and written into each page (tools/build/browser-scripts.ts).
// It tells the style sheets the moment of the day, and whether the clinic is closed, before the first paint and by the
// clinic's clock, wherever the visitor is. Neither is in a delivered page: without scripts it is day, and what helps while
// the clinic is open stands beside what helps while it is closed.

const MINUTE_MS = 60_000;
const root = document.documentElement;

function update() {
  const now = civilTimeBy(offsets, new Date());
  root.dataset.moment = momentAt(now.time);
  root.toggleAttribute('data-closed', !isOpenAt(times, now));
}

function updateEachMinute() {
  update();
  setTimeout(updateEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
}

updateEachMinute();
// A browser slows the timers of a page that is not looked at.
document.addEventListener('visibilitychange', update);
