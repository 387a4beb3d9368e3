import { useCallback, useEffect, useState } from 'react';
import { dateNames } from '#words/date-names.ts';
import { isBookableSlot } from '../../../domain/forms/appointment-request.ts';
import { isCivilDate } from '../../../domain/time/civil-date.ts';
import { bookingWindow } from '../../../domain/clinic/opening-hours.ts';
import { readTypedDate } from '../../../domain/forms/parse-typed-date.ts';
import { schedule } from './schedule.ts';
import { isFullSlot, useFullSlots } from './use-full-slots.ts';

/** `date` is `YYYY-MM-DD`, or the typed text if it is not a date; `time` is `HH:MM` or empty. */
type VisitTime = { date: string; time: string };

/** Clears a time that cannot be booked on its date. */
function withBookableTime({ date, time }: VisitTime, now: Date): VisitTime {
  return { date, time: isCivilDate(date) && isBookableSlot(schedule, date, time, now) ? time : '' };
}

/** The chosen date and time, and the current time, which decides which slots have passed. */
export function useVisitTime() {
  const [now, setNow] = useState(() => new Date());
  const [visitTime, setVisitTime] = useState<VisitTime>({ date: '', time: '' });
  const fullSlots = useFullSlots();

  /** Updates `now`, and clears a chosen time that has passed. */
  const updateNow = useCallback(() => {
    const current = new Date();
    setNow(current);
    setVisitTime((chosen) => (chosen.time ? withBookableTime(chosen, current) : chosen));
  }, []);

  // A page may stay open for days.
  useEffect(() => {
    document.addEventListener('visibilitychange', updateNow);
    addEventListener('pageshow', updateNow);
    return () => {
      document.removeEventListener('visibilitychange', updateNow);
      removeEventListener('pageshow', updateNow);
    };
  }, [updateNow]);

  const changeDate = useCallback(
    (date: string) => {
      setVisitTime(({ time }) => ({ date, time: isFullSlot(fullSlots, date, time) ? '' : time }));
      updateNow();
    },
    [fullSlots, updateNow],
  );

  const changeTime = (time: string) => setVisitTime(({ date }) => ({ date, time }));

  return { ...visitTime, now, updateNow, fullSlots, changeDate, changeTime, setVisitTime };
}

/** @returns the typed date as `YYYY-MM-DD`, or the text itself if it is not a date */
export function parseDate(text: string): string {
  return readTypedDate(text, dateNames, bookingWindow(schedule, new Date()).today) ?? text;
}
