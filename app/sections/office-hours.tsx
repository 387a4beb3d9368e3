import { useSyncExternalStore } from 'react';
import { clinic } from '../../clinic/clinic.ts';
import { civilTimeAt, offsetAt } from '../booking/civil-date.ts';
import { weekdayOf } from '../booking/opening-hours.ts';
import { exactHoursText, hoursText } from '../content/clinic-facts.ts';
import { openNowText } from './open-now.ts';

const MINUTE_MS = 60_000;

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** Tells of each new minute, and of a page that is looked at again: a browser slows the timers of a hidden one. */
function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function waitForNextMinute() {
    timer = setTimeout(
      () => {
        changed();
        waitForNextMinute();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  }
  waitForNextMinute();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

type Props = {
  /** 'Monday-Saturday 9:00 AM - 7:00 PM', as the booking page writes it, instead of 'Monday to Saturday 9 AM-7 PM' */
  exact?: boolean;
  onDark?: boolean;
};

/**
 * The clinic's hours. Today's line and whether the clinic is open now are marked once the page's code runs: what is
 * delivered was written at another hour. Today and now are the clinic's, wherever the visitor is (decisions 13).
 */
export function OfficeHours({ exact = false, onDark = false }: Props) {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  const now = minute === null ? null : new Date(minute * MINUTE_MS);
  const today = now && weekdayOf(civilTimeAt(now, clinic.timeZone).date);
  return (
    <>
      <dl className="grid gap-1">
        {(exact ? exactHoursText : hoursText).map(({ line, days, times }) => {
          const isToday = today !== null && line.days.includes(today);
          return (
            <div
              key={days}
              aria-current={isToday ? 'date' : undefined}
              className={`-ml-3 flex flex-wrap gap-x-3 border-l-4 pl-2 ${isToday ? (onDark ? 'border-sea-light' : 'border-terracotta') : 'border-transparent'}`}
            >
              <dt className={exact ? 'font-semibold' : ''}>{days}</dt>
              <dd className={`${exact ? '' : 'font-semibold'} ${onDark ? 'text-white' : ''}`}>{times}</dd>
            </div>
          );
        })}
      </dl>
      {/* Its place is kept, so that nothing moves when it appears. */}
      <p className="mt-1.5 min-h-[1.6em]">{now && <OpenNow now={now} onDark={onDark} />}</p>
    </>
  );
}

function OpenNow({ now, onDark }: { now: Date; onDark: boolean }) {
  const text = openNowText(clinic, now);
  const isElsewhere = offsetAt(now, clinic.timeZone) !== -now.getTimezoneOffset();
  const colour = onDark ? 'text-white' : text.startsWith('Open') ? 'text-success' : 'text-terracotta-deep';
  return (
    <>
      <span className={`font-semibold ${colour}`}>{text}</span>
      {isElsewhere && <span> ({clinic.address.city} time)</span>}
    </>
  );
}
