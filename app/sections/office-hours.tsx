import { site } from '#clinic/site.ts';
import { hours } from '#words/hours.ts';
import { weeklyHours } from '../../domain/week.ts';
import type { ClinicNow } from './open-now.ts';
import { useClinicNow } from './use-clinic-now.ts';

type Props = {
  /** 'Monday-Saturday 9:00 AM - 7:00 PM', as the booking page writes it, instead of 'Monday to Saturday 9 AM-7 PM' */
  exact?: boolean;
  onDark?: boolean;
};

/**
 * The clinic's hours. Today's line and whether the clinic is open now are marked once the page's code runs: what is
 * delivered was written at another hour. Today and now are the clinic's, wherever the visitor is.
 */
export function OfficeHours({ exact = false, onDark = false }: Props) {
  const now = useClinicNow();
  return (
    <>
      <dl className="grid gap-1">
        {weeklyHours(site.hours).map((line) => {
          const isToday = now !== null && line.days.includes(now.weekday);
          const { days, times } = (exact ? hours.exactLine : hours.line)(line);
          return (
            <div
              key={days}
              aria-current={isToday ? 'date' : undefined}
              className={`-ms-3 flex flex-wrap gap-x-3 border-s-4 ps-2 ${isToday ? (onDark ? 'border-sea-light' : 'border-terracotta') : 'border-unmarked'}`}
            >
              <dt>{days}</dt>
              <dd className={`font-semibold ${onDark ? 'text-white' : ''}`}>{times}</dd>
            </div>
          );
        })}
      </dl>
      {/* Its place is kept, so that nothing moves when it appears. */}
      <p className={`mt-1.5 sm:min-h-lh print:hidden ${onDark ? 'min-h-lh' : 'min-h-[2lh]'}`}>
        {now && <OpenNow now={now} onDark={onDark} />}
      </p>
    </>
  );
}

function OpenNow({ now: { isOpen, text, isElsewhere }, onDark }: { now: ClinicNow; onDark: boolean }) {
  const colour = isOpen ? 'text-success' : 'text-terracotta-deep';
  return (
    <>
      <span className={`font-semibold ${onDark ? 'text-white' : colour}`}>{text}</span>
      {isElsewhere && <span> {hours.zone(site.address.city)}</span>}
    </>
  );
}
