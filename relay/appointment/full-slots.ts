import {
  rulesOf,
  newlyBookedTime,
  applyAct,
  lateness,
  type AppointmentLink,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { isSameTime, type CivilTime } from '../../domain/time/civil-date.ts';
import { chairsOf, fullSlots, visitAt } from '../../domain/appointment/timed-visits.ts';
import { fullPage } from '../pages/act-pages.tsx';
import type { AppointmentContext, AppointmentRelay, Relay, RelayContext } from '../relay-types.ts';
import { actLinks } from './create-act-links.ts';
import { showTakenPage } from './earlier-times.ts';
import { note, type OpenedLink } from './link-state.ts';

// Checks which slots are full: they have as many visits as the clinic has chairs (`booking.chairs`).

/**
 * Finds the times that have no free chair for an appointment.
 *
 * @returns none if the clinic has no `booking.chairs`
 */
export async function findFullSlots(
  times: readonly CivilTime[],
  requestHash: string,
  { clinic, appointments }: Relay,
): Promise<CivilTime[]> {
  const chairs = chairsOf(clinic);
  if (!chairs || !appointments || appointments.records.unavailable || times.length === 0) return [];
  const wanted = times.map((time) => visitAt(time, clinic));
  return appointments.records.fullVisits(requestHash, { wanted, chairs });
}

/** Finds the times under discussion that are full, if an act offers times. */
export async function findFullWishes({ state, act }: AppointmentLink, relay: Relay): Promise<CivilTime[]> {
  return act === 'offer' ? findFullSlots(state.times, state.requestHash, relay) : [];
}

/** Whether an act without a form would book a full slot, or an earlier time that is no longer offered. */
export async function wouldBookFullSlot(
  { state, act, accepted }: AppointmentLink,
  relay: AppointmentRelay,
): Promise<boolean> {
  if (act === 'take') {
    const offered = await relay.appointments.records.offeredTimes(state.requestHash);
    if (!offered.some((time) => isSameTime(time, accepted!))) return true;
  }
  const time = newlyBookedTime(state, applyAct(state, act, accepted ? [accepted] : []));
  return time !== null && (await findFullSlots([time], state.requestHash, relay)).length > 0;
}

/**
 * Shows that a slot is full, with links to other acts: for the clinic, to offer another time; for the
 * patient, all.
 */
export async function showFullSlotPage(
  c: RelayContext,
  { relay, link }: Pick<OpenedLink, 'relay' | 'link'>,
  status: 200 | 409,
): Promise<Response> {
  note(c, link, 'full');
  if (link.act === 'take') return showTakenPage(c, link.state, status, relay);
  const { state } = link;
  const { role } = rulesOf(link.act);
  const made = await actLinks(role, state, relay.appointments);
  const links = made.links.filter(
    (each) => lateness(state, each.act, each.accepted, relay.now, relay.clinic) === null,
  );
  const full = await findFullSlots(state.times, state.requestHash, relay);
  const others = links.filter(({ act, accepted }) =>
    role === 'clinic' ? act === 'offer' : !accepted || !full.some((time) => isSameTime(time, accepted)),
  );
  return fullPage(c, relay.clinic, status, link, others);
}

/** Returns the full slots to the site's booking page. */
export async function handleFullSlots(c: AppointmentContext): Promise<Response> {
  const { clinic, appointments, limits, now } = c.var.relay;
  const asksFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (asksFrom !== 'same-origin') return c.text('Forbidden', 403);
  const waitMs = await limits.fullSlots.take(c.env.clientAddress);
  if (waitMs > 0) {
    return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  }
  const { records } = appointments;
  if (records.unavailable) return c.text('Service Unavailable', 503);
  const visits = await records.visits();
  return c.json(fullSlots(visits, clinic, clinic.booking.chairs!, now), 200, {
    'Cache-Control': 'max-age=60',
    'X-Robots-Tag': 'noindex',
  });
}
