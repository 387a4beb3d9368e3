import { offsets, times } from '#clinic/clock.ts';
import { civilTimeFromOffsets, partOfDayAt } from '../../domain/booking/civil-date.ts';
import { isOpenAt } from '../../domain/booking/opening-hours.ts';
import { eachMinute } from './each-minute.ts';

// Sets `data-moment` (the time of day) and `data-closed` on the root element, for the style sheets. It is
// part of head-script.ts, so it runs before the first paint. Both follow the clinic's clock, not the
// visitor's. The delivered HTML has neither attribute: without JavaScript a page shows daylight, and help for
// both cases, the clinic open and closed.

const root = document.documentElement;

eachMinute(() => {
  const now = civilTimeFromOffsets(offsets, new Date());
  root.dataset.moment = partOfDayAt(now.time);
  root.toggleAttribute('data-closed', !isOpenAt(times, now));
});
