import { offsets } from '#clinic/clock.ts';
import { partOfDayAt } from '../../../domain/clinic/view.ts';
import { civilTimeFromOffsets } from '../../../domain/time/civil-date.ts';
import { isTimeOfDay, type TimeOfDay } from '../../../domain/time/weekly-hours.ts';

/**
 * Sets `data-moment` on the root element: the part of the day whose light the page's window shows. It is that
 * of the visit (`data-visit-time`) on a page that knows when the visit is, else that of the clinic's clock.
 */
export function updateMoment(): void {
  const { dataset } = document.documentElement;
  const { visitTime = '' } = dataset;
  const now = civilTimeFromOffsets(offsets, new Date()).time;
  dataset.moment = partOfDayAt(isTimeOfDay(visitTime) ? visitTime : now);
}

/** Gives the window the light of a visit's time; for null, that of the clinic's clock again. */
export function showMomentOf(time: TimeOfDay | null): void {
  const { dataset } = document.documentElement;
  if (time) dataset.visitTime = time;
  else delete dataset.visitTime;
  updateMoment();
}
