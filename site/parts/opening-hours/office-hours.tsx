import { site } from '#clinic/site.ts';
import { hours } from '#words/hours.ts';
import { weeklyHours } from '../../../domain/time/weekly-hours.ts';

/** The clinic's opening hours, and whether it is open now. */
export function OfficeHours({ onDark = false }: { onDark?: boolean }) {
  return (
    <>
      <WeeklyHours onDark={onDark} />
      {/* Reserves the space, so that nothing moves when the status appears. */}
      <OpeningStatus
        onDark={onDark}
        className={`mt-1.5 sm:min-h-lh ${onDark ? 'min-h-lh' : 'min-h-[2lh]'}`}
      />
    </>
  );
}

type Props = {
  /**
   * format of the booking page, 'Monday-Saturday 9:00 AM - 7:00 PM', instead of 'Monday to Saturday 9 AM-7
   * PM'
   */
  exact?: boolean;
  onDark?: boolean;
};

/**
 * The clinic's opening hours. parts/opening-hours/show-opening-status.ts marks today's line, because the HTML
 * was built earlier.
 */
export function WeeklyHours({ exact = false, onDark = false }: Props) {
  // In the narrow column of the contact page, the times are below the days in all fonts, so that late fonts
  // shift nothing.
  const row = `flex flex-wrap gap-x-2 sm:gap-x-3 ${exact || onDark ? '' : 'max-sm:flex-col'}`;
  const value = `today-mark font-semibold text-balance ${onDark ? 'text-white' : ''}`;
  return (
    <dl className="grid gap-1">
      {weeklyHours(site.hours).map((line) => {
        const { days, times } = (exact ? hours.exactLine : hours.line)(line);
        return (
          <div key={days} data-weekdays={line.days.join(' ')} className={row}>
            <dt>{days}</dt>
            <dd data-word={hours.today} className={value}>
              {times}
            </dd>
          </div>
        );
      })}
      {/* Filled in on a date on which none of the lines above holds: a closure, or special hours. */}
      <div data-unusual-today="" className={row} hidden>
        <dt />
        <dd data-word={hours.today} className={value} />
      </div>
    </dl>
  );
}

/** Whether the clinic is open, by its clock; filled in by parts/opening-hours/show-opening-status.ts. */
export function OpeningStatus({ onDark = false, className }: { onDark?: boolean; className: string }) {
  return (
    <p className={`print:hidden ${className}`}>
      <span
        data-open-now=""
        className={`font-semibold ${onDark ? 'text-white' : 'text-success closed:text-terracotta-deep'}`}
      />
      <span data-clinic-zone="" hidden>
        {' '}
        {hours.zone(site.address.city)}
      </span>
    </p>
  );
}
