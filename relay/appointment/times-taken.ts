import { nextOpenDays } from '../../domain/appointment/day-list-times.ts';
import { chairsOf, visitAt, withoutVisits, type TimedVisit } from '../../domain/appointment/timed-visits.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import { errorCode } from '../log.ts';
import { appointmentPage, pageWords } from '../pages/act-pages.tsx';
import { answerLink } from '../pages/page.tsx';
import { refuseAct } from '../pages/refused-act.ts';
import { BEFORE, PAGE, TICK, tickOf, timesTakenPage, type Notice } from '../pages/times-taken-page.tsx';
import type { AppointmentContext } from '../relay-types.ts';
import { readTimesTakenToken } from './day-list.ts';
import type { TakenTimes } from '../store/day-lists.ts';

// The page on which the clinic ticks the times that it has given by telephone (docs/product.md, The clinic's
// day). Whoever has the link can use it; it shows no names. GET changes nothing.

/** How many open days the page has. */
const DAYS = 14;
type Ticks = readonly TimedVisit[];

/** Handles GET of the link: shows the form. */
export async function handleTimesTakenGet(c: AppointmentContext): Promise<Response> {
  const opened = await open(c);
  if (opened instanceof Response) return opened;
  return answer(c, 200, opened, opened.taken);
}

/** Handles POST of the form: saves all ticks, or none. */
export async function handleTimesTakenPost(c: AppointmentContext): Promise<Response> {
  const opened = await open(c);
  if (opened instanceof Response) return opened;
  const { clinic, appointments, now } = c.var.relay;
  const words = clinic.words.dayList.page;
  const form = await c.req.formData().catch(() => null);
  const page = String(form?.get(PAGE) ?? '').slice(0, 36);
  if (!form || !page) return appointmentPage(c, clinic, 400, pageWords(clinic).incompleteForm);
  const { chairs = 1 } = clinic.booking;
  const slots = knownSlots(c);
  const beforeValues = String(form.get(BEFORE) ?? '').split(' ');
  const afterValues = form.getAll(TICK).map(String);
  // Somebody else's ticks can be on the page too, and slots that have begun since it was opened.
  const most = 2 * slots.length * chairs + opened.taken.length + 1;
  if (Math.max(beforeValues.length, afterValues.length) > most) return refuseAct(c, 'tooLarge');
  // A ticked time keeps the length that its visit had then.
  const shown = [...slots, ...opened.taken];
  const before = readTicks(beforeValues, shown);
  const after = readTicks(afterValues, shown);
  const { list } = opened;
  const change = { list, page, before, after, chairs: chairsOf(clinic)!, now: now.getTime() };
  let saved;
  try {
    saved = await appointments.records.saveTaken(change);
  } catch (error) {
    c.set('note', { event: 'times-taken', outcome: 'not-kept', code: errorCode(error) });
    return appointmentPage(c, clinic, 503, words.failed);
  }
  if (saved === 'ended') return endedPage(c);
  const outcome = saved === 'saved' ? 'saved' : 'full' in saved ? 'full' : 'changed';
  c.set('note', { event: 'times-taken', outcome });
  // What is confirmed may be newer than what was read above. The next press is compared with the ticks that
  // `saveTaken` saw, so that no later change is lost.
  const newest = await open(c);
  if (newest instanceof Response) return newest;
  if (saved === 'saved') {
    const { title, text } = words.saved;
    return answer(c, 200, newest, newest.taken, { kind: 'said', lines: [title, text] });
  }
  if ('full' in saved) {
    const lines = [words.notSaved, words.full(saved.full), words.pressAgain];
    return answer(c, 409, { ...newest, taken: saved.stored }, after, { kind: 'fault', lines });
  }
  // Somebody else has saved since: their changes and this form's, together.
  const { stored, known } = saved;
  const [added, removed] = [withoutVisits(stored, known), withoutVisits(known, stored)];
  const merged = [...withoutVisits(stored, withoutVisits(known, after)), ...withoutVisits(after, known)];
  const lines = [
    words.notSaved,
    ...(added.length > 0 ? [words.added(added)] : []),
    ...(removed.length > 0 ? [words.removed(removed)] : []),
    words.pressAgain,
  ];
  return answer(c, 409, { ...newest, taken: stored }, merged, { kind: 'fault', lines });
}

type Opened = TakenTimes & { list: CivilDate };

/** Opens the link. @returns what is stored, or a page that says why the link does not work */
async function open(c: AppointmentContext): Promise<Opened | Response> {
  const { clinic, appointments, now } = c.var.relay;
  const { links, records } = appointments;
  const list = await readTimesTakenToken(links, /^[\w-]*/.exec(c.req.param('token') ?? '')![0]);
  if (!list) return appointmentPage(c, clinic, 404, pageWords(clinic).invalidLink);
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) return appointmentPage(c, clinic, 503, clinic.words.dayList.page.failed);
  const times = await records.takenTimes(list, now.getTime(), clinic.timeZone);
  return times ? { ...times, list } : endedPage(c);
}

function endedPage(c: AppointmentContext) {
  const { clinic } = c.var.relay;
  return appointmentPage(c, clinic, 410, clinic.words.dayList.page.oldLink);
}

/** Returns the slots that the page offers. */
function knownSlots(c: AppointmentContext): TimedVisit[] {
  const { clinic, now } = c.var.relay;
  return nextOpenDays(clinic, now, DAYS).flatMap(({ date, slots }) =>
    slots.map(({ time }) => visitAt({ date, time }, clinic)),
  );
}

/**
 * Reads ticked times from the values of the form. Values that cannot be ticked are ignored.
 *
 * @param known - the visits that can be ticked; of the same time, the last one
 */
function readTicks(values: readonly string[], known: Ticks): TimedVisit[] {
  const visits = new Map(known.map((visit) => [tickOf(visit), visit]));
  return values.flatMap((value) => visits.get(value) ?? []);
}

/** @param ticks - the ticked times, which may differ from the stored ones */
function answer(
  c: AppointmentContext,
  status: 200 | 409,
  { taken, confirmed }: TakenTimes,
  ticks: Ticks,
  notice?: Notice,
): Response {
  const { clinic } = c.var.relay;
  const page = timesTakenPage(status, { clinic, slots: knownSlots(c), taken, confirmed, ticks }, notice);
  return answerLink(c, clinic, page);
}
