import type { ControlProps } from '../fields/field.ts';
import { Icon } from '../icons.tsx';
import { useDesk } from '../use-desk.ts';
import { Sittings } from './week-control.tsx';
import type { Sitting } from '../week.ts';

type Closure = { name: string; from?: string; to?: string };

const DATE = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const FULL_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of one year, 'YYYY-MM-DD', or of each, 'MM-DD'. */
export function dateText(day = ''): string {
  if (day.length === 5) return `${DATE.format(Date.parse(`2024-${day}`))}, every year`;
  return day.length === 10 ? FULL_DATE.format(Date.parse(day)) : 'no date yet';
}

const HOLIDAY_ENDS = { from: 'First day', to: 'Last day' };

const thisYear = () => new Date().getFullYear();
const withYear = (day = '') => (day.length === 5 ? `${thisYear()}-${day}` : day);

/** The holidays of the clinic's country. One that is ticked is a day off. */
export function Holidays({ path, labels }: ControlProps) {
  const desk = useDesk();
  const closures = (desk.valueAt(path) ?? []) as Closure[];
  const country = desk.valueAt('address.country');
  const region = desk.valueAt('address.region');
  const holidays = desk.state.choices.holidays.filter(
    (each) => each.country === country && (!each.region || each.region === region),
  );
  if (holidays.length === 0) return <p className="hint">Choose your country first, under Name and place.</p>;
  return (
    <ul className="box lines">
      {holidays.map(({ name, date }) => {
        const at = closures.findIndex((each) => each.name === name);
        const closure = closures[at];
        const noDate = `${name} moves: enter its next date, or untick it.`;
        const message = closure && (closure.from ? desk.messageAt(`${path}.${at}`) : noDate);
        const isLastWrong = desk.messageAt(`${path}.${at}.to`) !== undefined;
        const wrongEnd = message && (isLastWrong ? 'to' : 'from');
        return (
          <li key={name}>
            <label className="row tick">
              <input
                type="checkbox"
                checked={Boolean(closure)}
                onChange={() =>
                  desk.change([
                    closure
                      ? { path: `${path}.${at}`, value: null }
                      : { path: `${path}.${closures.length}`, value: { name, from: date ?? '' } },
                  ])
                }
              />
              {name}
            </label>
            {date && <span className="quiet">{dateText(date)}</span>}
            {!date && !closure && <span className="quiet">the date moves</span>}
            {!date && closure && (
              <span className="row wrap">
                {Object.entries(HOLIDAY_ENDS).map(([end, label]) => (
                  <label key={end} className="stack">
                    <small>
                      {label} <span className="hidden">of {name}</span>
                    </small>
                    <input
                      type="date"
                      aria-invalid={end === wrongEnd || undefined}
                      aria-describedby={message ? `${labels.id}-${at}-message` : undefined}
                      value={closure[end as keyof Closure] ?? ''}
                      onChange={({ target }) =>
                        desk.change([{ path: `${path}.${at}.${end}`, value: target.value || null }], true)
                      }
                    />
                  </label>
                ))}
              </span>
            )}
            {message && (
              <p className="row message" id={`${labels.id}-${at}-message`}>
                <Icon name="warn" />
                {message}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * One or two days of an entry, of one year or of every year; `ends` are the fields' names with their labels.
 */
function Days({ path, ends }: { path: string; ends: Record<string, string> }) {
  const desk = useDesk();
  const entry = path.replace(/\.[^.]*$/, '');
  const dayOf = (end: string) => desk.valueAt(`${entry}.${end}`) as string | undefined;
  const isYearly = Object.keys(ends).some((end) => dayOf(end)?.length === 5);
  const written = (day: string) => (isYearly ? day.slice(5) : day) || null;
  const messages = Object.keys(ends).map((end) => desk.messageAt(`${entry}.${end}`));
  return (
    <div className="row wrap">
      {Object.entries(ends).map(([end, label], nth) => (
        <label key={end} className="stack">
          <small>{label}</small>
          <input
            type="date"
            aria-invalid={messages[nth] ? true : undefined}
            aria-describedby={messages[nth] && `${path}-message`}
            value={withYear(dayOf(end))}
            onChange={({ target }) =>
              desk.change([{ path: `${entry}.${end}`, value: written(target.value) }], true)
            }
          />
        </label>
      ))}
      <label className="row tick">
        <input
          type="checkbox"
          checked={isYearly}
          onChange={({ target }) =>
            desk.change(
              Object.keys(ends).flatMap((end) => {
                const day = dayOf(end);
                return day
                  ? [{ path: `${entry}.${end}`, value: target.checked ? day.slice(5) : withYear(day) }]
                  : [];
              }),
            )
          }
        />
        every year
      </label>
      {messages.some(Boolean) && (
        <p className="row message" id={`${path}-message`}>
          <Icon name="warn" />
          {messages.find(Boolean)}
        </p>
      )}
    </div>
  );
}

export function DaysOff({ path }: ControlProps) {
  return <Days path={path} ends={{ from: 'First day', to: 'Last day, if there are several' }} />;
}

export function OneDate({ path }: ControlProps) {
  return <Days path={path} ends={{ date: 'Date' }} />;
}

export function DateHours({ path }: ControlProps) {
  const desk = useDesk();
  const sittings = (desk.valueAt(path) ?? []) as Sitting[];
  return (
    <Sittings sittings={sittings} keep={(next, isTyping) => desk.change([{ path, value: next }], isTyping)} />
  );
}
