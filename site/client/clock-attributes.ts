import { offsets, times } from '#clinic/clock.ts';
import { civilTimeFromOffsets, partOfDayAt } from '../../domain/booking/civil-date.ts';
import { isOpenAt } from '../../domain/booking/opening-hours.ts';
import { eachMinute } from './each-minute.ts';

// Part of the early script: bundled for itself and written into each page (site/build/browser-scripts.ts). It
// tells the style sheets the moment of the day, and whether the clinic is closed, before the first paint and
// by the clinic's clock, wherever the visitor is. Neither is in a delivered page: without scripts it is day,
// and what helps while the clinic is open stands beside what helps while it is closed.

const root = document.documentElement;

eachMinute(() => {
  const now = civilTimeFromOffsets(offsets, new Date());
  root.dataset.moment = partOfDayAt(now.time);
  root.toggleAttribute('data-closed', !isOpenAt(times, now));
});
