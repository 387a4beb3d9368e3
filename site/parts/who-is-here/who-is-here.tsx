import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { civilTimeAt } from '../../../domain/time/civil-date.ts';
import { DAYS_IN_PAGE, unusualDates } from '../../../domain/clinic/unusual-dates.ts';
import type { DoctorDays } from './who-is-in.ts';
import { unusualDays, unusualTimes } from '../../../words/unusual-dates.ts';
import { daysText, practiceOf } from '../../content/doctors.server.ts';

const doctors = facts.doctors
  .map(({ id, name }): DoctorDays => {
    const { days, hours } = practiceOf(id);
    return { name, days, ...(hours && { hours }) };
  })
  .filter(({ days }) => days.length > 0);

const upcoming = unusualDates(facts, civilTimeAt(new Date(), facts.timeZone).date, DAYS_IN_PAGE);

/**
 * Shows who is in today and on the next open day, filled in by a script (parts/who-is-here/who-is-in.ts), and
 * a closed section with what is always true: the doctors' days, and the dates of closures and special hours.
 * It is closed so that nothing moves when the script hides dates that are past or far ahead.
 */
export function WhoIsHere({ className = '' }: { className?: string }) {
  if (doctors.length === 0 && upcoming.length === 0) return null;
  return (
    <div className={`@container print:hidden ${className}`}>
      {doctors.length > 0 && (
        // Reserves the space of the text, so that nothing moves when it appears.
        <p
          data-doctors-in={JSON.stringify(doctors)}
          className="min-h-[4lh] text-small @lg:min-h-[3lh] @2xl:min-h-[2lh]"
        />
      )}
      <details>
        <summary className="w-fit cursor-pointer py-3 text-small font-semibold text-sea-deep underline underline-offset-4">
          {hours.daysAndClosures}
        </summary>
        {doctors.length > 0 && (
          <dl className="grid gap-1 text-small">
            {doctors.map(({ name, ...practice }) => (
              <div key={name}>
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline">{daysText(practice)}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul data-unusual-dates="" className="mt-2 grid gap-1 text-small">
          {upcoming.map((each) => (
            <li key={each.from} data-from={each.from} data-through={each.through}>
              {unusualDays(each, dates.dayInList)}: {unusualTimes(each, hours)}
            </li>
          ))}
          <li data-no-dates="" hidden={upcoming.length > 0}>
            {hours.noClosures}
          </li>
        </ul>
      </details>
    </div>
  );
}
