import { site } from '#clinic/site.ts';
import { hours } from '#words/hours.ts';
import { weeklyHours } from '../../domain/clinic/weekly-hours.ts';

type Props = {
  /**
   * format of the booking page, 'Monday-Saturday 9:00 AM - 7:00 PM', instead of 'Monday to Saturday 9 AM-7
   * PM'
   */
  exact?: boolean;
  onDark?: boolean;
};

/**
 * The clinic's opening hours. client/show-opening-status.ts marks today and whether the clinic is open,
 * because the HTML was built earlier. Both use the clinic's time zone.
 */
export function OfficeHours({ exact = false, onDark = false }: Props) {
  const row = `-ms-3 flex flex-wrap gap-x-3 border-s-4 ps-2 border-unmarked ${onDark ? 'aria-[current]:border-sea-light' : 'aria-[current]:border-terracotta'}`;
  const value = `font-semibold text-balance ${onDark ? 'text-white' : ''}`;
  return (
    <>
      <dl className="grid gap-1">
        {weeklyHours(site.hours).map((line) => {
          const { days, times } = (exact ? hours.exactLine : hours.line)(line);
          return (
            <div key={days} data-weekdays={line.days.join(' ')} className={row}>
              <dt>{days}</dt>
              <dd className={value}>{times}</dd>
            </div>
          );
        })}
        {/* Filled in on a date on which none of the lines above holds: a closure, or special hours. */}
        <div data-unusual-today="" className={row} hidden>
          <dt />
          <dd className={value} />
        </div>
      </dl>
      {/* Reserves the space, so that nothing moves when the status appears. */}
      <p className={`mt-1.5 sm:min-h-lh print:hidden ${onDark ? 'min-h-lh' : 'min-h-[2lh]'}`}>
        <span
          data-open-now=""
          className={`font-semibold ${onDark ? 'text-white' : 'text-success closed:text-terracotta-deep'}`}
        />
        <span data-clinic-zone="" hidden>
          {' '}
          {hours.zone(site.address.city)}
        </span>
      </p>
    </>
  );
}
