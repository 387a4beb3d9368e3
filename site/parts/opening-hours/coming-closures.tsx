import { facts } from '#clinic/facts.ts';
import { hours } from '#words/hours.ts';
import { civilTimeAt } from '../../../domain/time/civil-date.ts';
import { datesOf, DAYS_IN_PAGE, unusualDates } from '../../../domain/clinic/unusual-dates.ts';

const upcoming = unusualDates(facts, civilTimeAt(new Date(), facts.timeZone).date, DAYS_IN_PAGE);

/**
 * Announces closures two weeks ahead, by the clinic's clock: parts/opening-hours/clinic-clock.ts shows the
 * lines.
 */
export function ComingClosures({ className = '' }: { className?: string }) {
  return upcoming.map(
    (each) =>
      each.closure !== undefined && (
        <p
          key={each.from}
          data-closed-on={datesOf(each).join(' ')}
          className={`hidden text-small print:hidden! ${className}`}
        >
          {hours.closedOn(each.from, each.through, each.closure)}
        </p>
      ),
  );
}
