import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CivilTime } from '../../domain/booking/civil-date.ts';
import { nextOpenDays } from '../../domain/booking/day-list-times.ts';
import {
  chairsOf,
  visitAt,
  visitsAtOnce,
  visitsByDate,
  withoutVisits,
  type TimedVisit,
} from '../../domain/booking/timed-visits.ts';
import { errorCode } from '../log.ts';
import { relayPage } from '../page-template.ts';
import type { RelayContext } from '../relay-types.ts';
import { rejectAct } from './act-handlers.ts';
import { appointmentPage, pageWords } from './act-pages.ts';
import { readTimesTakenToken } from './day-list.ts';
import type { TakenTimes } from '../store/day-lists.ts';

// The page on which the clinic ticks the times that it has given by telephone (docs/product.md, The clinic's
// day). Whoever has the link can use it; it shows no names. GET changes nothing.

/** How many open days the page has. */
const DAYS = 14;
/** How many days are unfolded. */
const OPEN_DAYS = 2;

/** The field of a tick, and of the ticks as they were when the page was rendered. */
const TICK = 'tick';
const BEFORE = 'before';
/** The field of the page's random id. */
const PAGE = 'page';

type Ticks = readonly TimedVisit[];

/** What the page says above the form. */
type Notice = { kind: 'said' | 'fault'; lines: string[] };

/** Handles GET of the link: shows the form. */
export async function handleTimesTakenGet(c: RelayContext): Promise<Response> {
  const opened = await open(c);
  if (opened instanceof Response) return opened;
  return timesTakenPage(c, 200, opened, opened.taken);
}

/** Handles POST of the form: saves all ticks, or none. */
export async function handleTimesTakenPost(c: RelayContext): Promise<Response> {
  const opened = await open(c);
  if (opened instanceof Response) return opened;
  const { clinic, appointments, now } = c.var.relay;
  const words = clinic.words.dayList.page;
  const form = await c.req.formData().catch(() => null);
  const page = String(form?.get(PAGE) ?? '').slice(0, 36);
  if (!form || !page) return appointmentPage(c, 400, pageWords(clinic).incompleteForm);
  const { chairs = 1 } = clinic.booking;
  const slots = knownSlots(c);
  const beforeValues = String(form.get(BEFORE) ?? '').split(' ');
  const afterValues = form.getAll(TICK).map(String);
  // Somebody else's ticks can be on the page too, and slots that have begun since it was opened.
  const most = 2 * slots.length * chairs + opened.taken.length + 1;
  if (Math.max(beforeValues.length, afterValues.length) > most) return rejectAct(c, 'tooLarge');
  // A ticked time keeps the length that its visit had then.
  const shown = [...slots, ...opened.taken];
  const before = readTicks(beforeValues, shown);
  const after = readTicks(afterValues, shown);
  const { list } = opened;
  const change = { list, page, before, after, chairs: chairsOf(clinic)!, now: now.getTime() };
  let answer;
  try {
    answer = await appointments!.records.saveTaken(change);
  } catch (error) {
    c.set('note', { event: 'times-taken', outcome: 'not-kept', code: errorCode(error) });
    return appointmentPage(c, 503, words.failed);
  }
  if (answer === 'ended') return endedPage(c);
  const outcome = answer === 'saved' ? 'saved' : 'full' in answer ? 'full' : 'changed';
  c.set('note', { event: 'times-taken', outcome });
  // What is confirmed may be newer than what was read above. The next press is compared with the ticks that
  // `saveTaken` saw, so that no later change is lost.
  const newest = await open(c);
  if (newest instanceof Response) return newest;
  if (answer === 'saved') {
    const { title, text } = words.saved;
    return timesTakenPage(c, 200, newest, newest.taken, { kind: 'said', lines: [title, text] });
  }
  if ('full' in answer) {
    const lines = [words.notSaved, words.full(answer.full), words.pressAgain];
    return timesTakenPage(c, 409, { ...newest, taken: answer.stored }, after, { kind: 'fault', lines });
  }
  // Somebody else has saved since: their changes and this form's, together.
  const { stored, known } = answer;
  const [added, removed] = [withoutVisits(stored, known), withoutVisits(known, stored)];
  const merged = [...withoutVisits(stored, withoutVisits(known, after)), ...withoutVisits(after, known)];
  const lines = [
    words.notSaved,
    ...(added.length > 0 ? [words.added(added)] : []),
    ...(removed.length > 0 ? [words.removed(removed)] : []),
    words.pressAgain,
  ];
  return timesTakenPage(c, 409, { ...newest, taken: stored }, merged, { kind: 'fault', lines });
}

type Opened = TakenTimes & { list: string };

/** Opens the link. @returns what is stored, or a page that says why the link does not work */
async function open(c: RelayContext): Promise<Opened | Response> {
  const { clinic, appointments, now } = c.var.relay;
  const { links, records } = appointments!;
  const list = await readTimesTakenToken(links, /^[\w-]*/.exec(c.req.param('token') ?? '')![0]);
  if (!list) return appointmentPage(c, 404, pageWords(clinic).invalidLink);
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) return appointmentPage(c, 503, clinic.words.dayList.page.failed);
  const times = await records.takenTimes(list, now.getTime(), clinic.timeZone);
  return times ? { ...times, list } : endedPage(c);
}

function endedPage(c: RelayContext) {
  return appointmentPage(c, 410, c.var.relay.clinic.words.dayList.page.oldLink);
}

/** Returns the slots that the page offers. */
function knownSlots(c: RelayContext): TimedVisit[] {
  const { clinic, now } = c.var.relay;
  return nextOpenDays(clinic, now, DAYS).flatMap(({ date, slots }) =>
    slots.map(({ time }) => visitAt({ date, time }, clinic)),
  );
}

/** Formats a time as the value of a tick: '202503041530', short because there are many. */
const tickOf = ({ date, time }: CivilTime) => `${date}${time}`.replace(/\D/g, '');

/**
 * Reads ticked times from the values of the form. Values that cannot be ticked are ignored.
 *
 * @param known - the visits that can be ticked; of the same time, the last one
 */
function readTicks(values: readonly string[], known: Ticks): TimedVisit[] {
  const visits = new Map(known.map((visit) => [tickOf(visit), visit]));
  return values.flatMap((value) => visits.get(value) ?? []);
}

/**
 * Renders the form.
 *
 * @param ticks - the ticked times, which may differ from the stored ones
 */
function timesTakenPage(
  c: RelayContext,
  status: ContentfulStatusCode,
  { taken, confirmed }: TakenTimes,
  ticks: Ticks,
  notice?: Notice,
): Promise<Response> {
  const { clinic } = c.var.relay;
  const words = clinic.words.dayList.page;
  // Times that were ticked before the clinic's hours changed stay on the page until somebody frees them.
  const slots = knownSlots(c);
  const known = new Set(slots.map(tickOf));
  const others = [...taken, ...ticks].filter((visit) => !known.has(tickOf(visit)));
  const all = [...new Map([...slots, ...others].map((visit) => [tickOf(visit), visit])).values()].toSorted(
    (one, other) => (tickOf(one) < tickOf(other) ? -1 : 1),
  );
  const days = Array.from(Map.groupBy(all, ({ date }) => date));
  const ticksAt = Map.groupBy(ticks, tickOf);
  const ticksOn = Map.groupBy(ticks, ({ date }) => date);
  const changes = [...withoutVisits(ticks, taken), ...withoutVisits(taken, ticks)];
  const changed = new Set(changes.map(({ date }) => date));
  const visits = visitsByDate(confirmed);
  const slot = (at: TimedVisit) => {
    const time = clinic.words.dates.slot(at.time);
    const busy = visitsAtOnce(at, visits.near(at.date), clinic.timeZone);
    const ticked = ticksAt.get(tickOf(at))?.length ?? 0;
    const boxes = Math.max(clinic.booking.chairs! - busy, ticked);
    const box = (_: unknown, nth: number) =>
      html`<label class="tick"
        ><input type="checkbox" name="${TICK}" value="${tickOf(at)}" ${raw(nth < ticked ? 'checked' : '')} />
        ${nth === 0 ? time : words.another(time, nth + 1)}</label
      >`;
    return html`<div>
      ${boxes > 0 ? Array.from({ length: boxes }, box) : html`<span class="tick">${time}</span>`}
      ${busy > 0 ? html`<span class="zone">${words.confirmed(busy)}</span>` : ''}
    </div>`;
  };
  c.header('Referrer-Policy', 'no-referrer');
  return relayPage(
    c,
    status,
    notice ? `${notice.lines[0]} ${words.title}` : words.title,
    html`<p class="whose">${pageWords(clinic).actsFor.clinic}</p>
      <h1>${words.title}</h1>
      ${
        notice
          ? html`<div class="${notice.kind}" role="${notice.kind === 'fault' ? 'alert' : 'status'}">
              ${notice.lines.map((line) => html`<p>${line}</p>`)}
            </div>`
          : ''
      }
      <p>${words.intro}</p>
      <p class="zone">${pageWords(clinic).zone(clinic.address.city)}</p>
      <form method="post">
        <input type="hidden" name="${PAGE}" value="${crypto.randomUUID()}" />
        <input type="hidden" name="${BEFORE}" value="${taken.map(tickOf).join(' ')}" />
        ${days.map(([date, slotsOfDay], at) => {
          const sum = ticksOn.get(date)?.length ?? 0;
          return html`<details class="day" ${raw(at < OPEN_DAYS || changed.has(date) ? 'open' : '')}>
            <summary>${clinic.words.dates.day(date)} ${sum > 0 ? `(${words.count(sum)})` : ''}</summary>
            <div class="slots" role="group" aria-label="${clinic.words.dates.day(date)}">
              ${slotsOfDay.map(slot)}
            </div>
          </details>`;
        })}
        <button>${words.save}</button>
      </form>`,
  );
}
