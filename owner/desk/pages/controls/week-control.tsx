import { Fragment, useId, useState } from 'react';
import { WEEKDAYS, type Weekday } from '../../../../domain/time/weekly-hours.ts';
import type { ControlProps } from '../fields/field.ts';
import { Icon } from '../icons.tsx';
import { useDesk } from '../use-desk.ts';
import {
  isPastMidnight,
  isTooLong,
  nextDay,
  shownWeek,
  storedWeek,
  type Sitting,
  type Week,
} from '../week.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

function clockTime(time: string): string {
  return time ? CLOCK.format(Date.parse(`1970-01-01T${time}Z`)) : '…';
}

export function dayName(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

const printSittings = (sittings: Sitting[]) =>
  sittings.map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`).join(', ');

type SittingsProps = {
  sittings: Sitting[];
  day?: Weekday;
  message?: string | undefined;
  keep: (sittings: Sitting[], isTyping: boolean) => void;
};

/** The sittings of a day, each with two times, and what is wrong with them. */
export function Sittings({ sittings, day, message, keep }: SittingsProps) {
  const messageId = useId();
  const set = (at: number, part: Partial<Sitting>) =>
    keep(sittings.with(at, { ...sittings[at]!, ...part }), true);
  const tooLong = sittings.findIndex(isTooLong);
  return (
    <div className="stack">
      {sittings.map((sitting, at) => (
        // A sitting has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="row wrap">
          {(['opens', 'closes'] as const).map((end) => (
            <Fragment key={end}>
              {end === 'closes' && 'to'}
              <input
                type="time"
                aria-label={end === 'opens' ? 'Opens' : 'Closes'}
                aria-invalid={message ? true : undefined}
                aria-describedby={message && messageId}
                value={sitting[end]}
                onChange={({ target }) => set(at, { [end]: target.value })}
              />
            </Fragment>
          ))}
          {day && isPastMidnight(sitting) && <small>ends on {dayName(nextDay(day))}</small>}
          {sittings.length > 1 && (
            <button
              type="button"
              className="x"
              aria-label="Remove this sitting"
              onClick={() => keep(sittings.toSpliced(at, 1), false)}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className="link"
        onClick={() => keep([...sittings, { opens: '', closes: '' }], false)}
      >
        <Icon name="plus" />
        {sittings.length === 1 ? 'Second sitting' : 'Another sitting'}
      </button>
      {message && (
        <p className="row message" id={messageId}>
          <Icon name="warn" />
          {tooLong < 0 ? (
            message
          ) : (
            <TooLong sitting={sittings[tooLong]!} keep={(closes) => set(tooLong, { closes })} />
          )}
        </p>
      )}
    </div>
  );
}

/** Says that a sitting closes before it opens, and asks whether 9 AM to 8 AM ends twelve hours later. */
function TooLong({ sitting, keep }: { sitting: Sitting; keep: (closes: string) => void }) {
  const { opens, closes } = sitting;
  const meant = twelveHoursLater(closes);
  return (
    <span>
      It opens at {clockTime(opens)} and closes at {clockTime(closes)}. The closing time comes after the
      opening time.
      {meant > opens && (
        <>
          {' '}
          Did you mean{' '}
          <button type="button" className="link" onClick={() => keep(meant)}>
            {clockTime(meant)}
          </button>
          ?
        </>
      )}
    </span>
  );
}

function twelveHoursLater(time: string): string {
  return `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
}

const SITTING = { opens: '09:00', closes: '18:00' };

const WEEKS: Record<string, Sitting[]> = {
  '9 to 6, closed on Sunday': [SITTING],
  'Morning and evening, closed on Sunday': [
    { opens: '09:30', closes: '13:30' },
    { opens: '17:00', closes: '20:30' },
  ],
};

/** The opening hours of a week. The first day with hours is the one that others can be the same as. */
export function WeekControl({ path, labels }: ControlProps) {
  const desk = useDesk();
  const stored = (desk.valueAt(path) ?? {}) as Week;
  const week = shownWeek(stored);
  // Days that the owner edits on their own, even while their hours equal those of the first day.
  const [ownDays, setOwnDays] = useState<ReadonlySet<Weekday>>(new Set());
  const leader = WEEKDAYS.find((day) => week[day]?.length);
  const isSame = (day: Weekday) =>
    day !== leader &&
    !ownDays.has(day) &&
    Boolean(leader) &&
    JSON.stringify(week[day]) === JSON.stringify(week[leader!]);

  function keep(next: Week, isTyping = false) {
    const split = storedWeek(next);
    const changed = WEEKDAYS.filter((day) => JSON.stringify(split[day]) !== JSON.stringify(stored[day]));
    desk.change(
      changed.map((day) => ({ path: `${path}.${day}`, value: split[day] ?? null })),
      isTyping,
    );
  }

  function keepDay(day: Weekday, sittings: Sitting[], isTyping: boolean) {
    const followers = day === leader ? WEEKDAYS.filter(isSame) : [];
    keep({ ...week, ...Object.fromEntries([day, ...followers].map((each) => [each, sittings])) }, isTyping);
  }

  function choose(day: Weekday, kind: string) {
    const own = new Set(ownDays);
    own.delete(day);
    if (kind === 'own') own.add(day);
    setOwnDays(own);
    if (kind === 'closed') keepDay(day, [], false);
    if (kind === 'same') keep({ ...week, [day]: week[leader!] });
    if (kind === 'own' && !week[day]?.length) keep({ ...week, [day]: [SITTING] });
  }

  return (
    <>
      {!leader && (
        <p className="row wrap">
          {Object.entries(WEEKS).map(([label, sittings]) => (
            <button
              key={label}
              type="button"
              onClick={() =>
                keep(Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'sunday' ? [] : sittings])))
              }
            >
              {label}
            </button>
          ))}
        </p>
      )}
      <div className="box lines" aria-describedby={labels['aria-describedby']}>
        {WEEKDAYS.map((day) => {
          const sittings = week[day];
          const message = desk.messageAt(`${path}.${day}`);
          const kind = !sittings ? '' : sittings.length === 0 ? 'closed' : isSame(day) ? 'same' : 'own';
          return (
            <div
              key={day}
              className="day"
              role="group"
              aria-label={dayName(day)}
              id={`${path}.${day}`}
              tabIndex={-1}
            >
              <b>{dayName(day)}</b>
              <select
                aria-label={`${dayName(day)}: open or closed`}
                value={kind}
                onChange={({ target }) => choose(day, target.value)}
              >
                {!kind && <option value="">Choose…</option>}
                <option value="own">Own hours</option>
                {leader && leader !== day && <option value="same">Same as {dayName(leader)}</option>}
                <option value="closed">Closed</option>
              </select>
              {kind === 'own' && (
                <Sittings
                  sittings={sittings!}
                  day={day}
                  message={message}
                  keep={(next, isTyping) => keepDay(day, next, isTyping)}
                />
              )}
              {kind === 'same' && <span className="quiet">{printSittings(sittings!)}</span>}
              {kind === 'closed' && (
                <span>
                  {stored[day]?.[0] ? `Closed, from ${clockTime(stored[day][0].closes)}` : 'Closed all day'}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** The sittings of the days on which a doctor is not in all the clinic's hours. */
export function DoctorHours({ path }: ControlProps) {
  const desk = useDesk();
  const hours = (desk.valueAt(path) ?? {}) as Week;
  const days = (desk.valueAt(path.replace(/hours$/, 'days')) ?? []) as Weekday[];
  return (
    <div className="box lines">
      {days.map((day) => (
        <div key={day} className="day" role="group" aria-label={dayName(day)}>
          <b>{dayName(day)}</b>
          <Sittings
            sittings={
              hours[day]?.length
                ? hours[day]
                : ((desk.valueAt(`hours.${day}`) as Sitting[] | undefined) ?? [])
            }
            day={day}
            keep={(next, isTyping) => desk.change([{ path: `${path}.${day}`, value: next }], isTyping)}
          />
        </div>
      ))}
    </div>
  );
}
