import type { CivilTime } from '../../domain/time/civil-date.ts';
import {
  visitsAtOnce,
  visitsByDate,
  withoutVisits,
  type TimedVisit,
} from '../../domain/appointment/timed-visits.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { pageWords } from './act-pages.tsx';
import type { Page } from './page.tsx';

/** How many days are unfolded. */
const OPEN_DAYS = 2;

/** The field of a tick, and of the ticks as they were when the page was rendered. */
export const TICK = 'tick';
export const BEFORE = 'before';
/** The field of the page's random id. */
export const PAGE = 'page';

/** What the page says above the form. */
export type Notice = { kind: 'said' | 'fault'; lines: string[] };

type Props = {
  clinic: LocalizedClinic;
  /** the visits that can be ticked */
  slots: readonly TimedVisit[];
  /** the ticks that are stored */
  taken: readonly TimedVisit[];
  /** the ticks to show, which may differ from the stored ones */
  ticks: readonly TimedVisit[];
  /** the confirmed visits */
  confirmed: readonly TimedVisit[];
};

/** Formats a time as the value of a tick: '202503041530', short because there are many. */
export const tickOf = ({ date, time }: CivilTime) => `${date}${time}`.replace(/\D/g, '');

/** The page on which the clinic ticks the times that it has given by telephone. */
export function timesTakenPage(status: Page['status'], props: Props, notice?: Notice): Page {
  const { clinic, taken, slots } = props;
  const words = clinic.words.dayList.page;
  const lastDay = slots.at(-1)?.date;
  const content = (
    <>
      <p className="whose">{pageWords(clinic).actsFor.clinic}</p>
      <h1>{words.title}</h1>
      {notice && (
        <div className={notice.kind} role={notice.kind === 'fault' ? 'alert' : 'status'}>
          {notice.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <p>
        {words.intro} {lastDay && words.until(lastDay)}
      </p>
      <p className="zone">{pageWords(clinic).zone(clinic.address.city)}</p>
      <form method="post">
        <input type="hidden" name={PAGE} value={crypto.randomUUID()} />
        <input type="hidden" name={BEFORE} value={taken.map(tickOf).join(' ')} />
        <Days {...props} />
        <button>{words.save}</button>
      </form>
    </>
  );
  return { status, title: notice ? `${notice.lines[0]} ${words.title}` : words.title, content };
}

function Days({ clinic, slots, taken, ticks, confirmed }: Props) {
  const { dates, dayList } = clinic.words;
  // Times that were ticked before the clinic's hours changed stay on the page until somebody frees them.
  const known = new Set(slots.map(tickOf));
  const others = [...taken, ...ticks].filter((visit) => !known.has(tickOf(visit)));
  const all = [...new Map([...slots, ...others].map((visit) => [tickOf(visit), visit])).values()].toSorted(
    (one, other) => (tickOf(one) < tickOf(other) ? -1 : 1),
  );
  const ticksAt = Map.groupBy(ticks, tickOf);
  const ticksOn = Map.groupBy(ticks, ({ date }) => date);
  const changes = [...withoutVisits(ticks, taken), ...withoutVisits(taken, ticks)];
  const changed = new Set(changes.map(({ date }) => date));
  const visits = visitsByDate(confirmed);
  return Array.from(
    Map.groupBy(all, ({ date }) => date),
    ([date, slotsOfDay], at) => {
      const sum = ticksOn.get(date)?.length ?? 0;
      return (
        <details key={date} className="day" open={at < OPEN_DAYS || changed.has(date)}>
          <summary>
            {dates.day(date)} {sum > 0 && `(${dayList.page.count(sum)})`}
          </summary>
          <div className="slots" role="group" aria-label={dates.day(date)}>
            {slotsOfDay.map((slot) => {
              const busy = visitsAtOnce(slot, visits.near(date), clinic.timeZone);
              const ticked = ticksAt.get(tickOf(slot))?.length ?? 0;
              return <Slot key={tickOf(slot)} {...{ clinic, slot, busy, ticked }} />;
            })}
          </div>
        </details>
      );
    },
  );
}

/**
 * A box for each visit that the slot can take.
 *
 * @param props.busy - how many confirmed visits there are at this time
 */
function Slot(props: { clinic: LocalizedClinic; slot: TimedVisit; busy: number; ticked: number }) {
  const { clinic, slot, busy, ticked } = props;
  const words = clinic.words.dayList.page;
  const time = clinic.words.dates.slot(slot.time);
  const boxes = Math.max(clinic.booking.chairs! - busy, ticked);
  return (
    <div>
      {Array.from({ length: boxes }, (_, nth) => (
        <label key={nth} className="tick">
          <input type="checkbox" name={TICK} value={tickOf(slot)} defaultChecked={nth < ticked} />{' '}
          {nth === 0 ? time : words.another(time, nth + 1)}
        </label>
      ))}
      {boxes <= 0 && <span className="tick">{time}</span>}
      {busy > 0 && <span className="zone">{words.confirmed(busy)}</span>}
    </div>
  );
}
