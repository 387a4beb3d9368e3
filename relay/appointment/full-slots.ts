import { rulesOf, newlyBookedTime, applyAct } from '../../domain/booking/appointment-lifecycle.ts';
import { isSameTime, type CivilTime } from '../../domain/booking/civil-date.ts';
import { fullSlots, visitAt } from '../../domain/booking/full-slots.ts';
import type { Relay, RelayContext } from '../relay-types.ts';
import { actLinks } from './create-act-links.ts';
import type { AppointmentLink } from './link-encryption.ts';
import { note } from './link-state.ts';
import { fullPage } from './act-pages.ts';

// Times that are given to as many visits as the clinic takes at once; none, where it does not say how many.

/**
 * Which of some times find no chair for an appointment.
 *
 * @param thread - the appointment's
 */
export async function findFullSlots(
  times: readonly CivilTime[],
  requestHash: string,
  { clinic, appointments, now }: Relay,
): Promise<CivilTime[]> {
  const { chairs } = clinic.booking;
  if (!chairs || !appointments || appointments.records.unavailable || times.length === 0) return [];
  const wanted = times.map((time) => visitAt(time, clinic));
  return appointments.records.fullVisits(requestHash, { wanted, chairs, now: now.getTime() });
}

/** Whether the time that an act would give, without anything to be filled in, is full. */
export async function wouldBookFullSlot(
  { state, act, accepted }: AppointmentLink,
  relay: Relay,
): Promise<boolean> {
  const time = newlyBookedTime(state, applyAct(state, act, accepted ? [accepted] : []));
  return time !== null && (await findFullSlots([time], state.requestHash, relay)).length > 0;
}

/** Says that the time which an act would give is full, and leads on: the clinic to another time, the patient to all else. */
export async function showFullSlotPage(
  c: RelayContext,
  link: AppointmentLink,
  status: 200 | 409,
): Promise<Response> {
  note(c, link, 'full');
  const { relay } = c.var;
  const { state } = link;
  const { role } = rulesOf(link.act);
  const { links } = await actLinks(role, state, relay.appointments!);
  const full = await findFullSlots(state.times, state.requestHash, relay);
  const others = links.filter(({ act, accepted }) =>
    role === 'clinic' ? act === 'offer' : !accepted || !full.some((time) => isSameTime(time, accepted)),
  );
  return fullPage(c, status, link, others);
}

/** Answers which slots are full, to the site's own booking page. */
export async function handleFullSlots(c: RelayContext): Promise<Response> {
  const { clinic, appointments, limits, now } = c.var.relay;
  const asksFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (asksFrom !== 'same-origin') return c.text('Forbidden', 403);
  const waitMs = await limits.fullSlots.take(c.env.clientAddress);
  if (waitMs > 0) {
    return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  }
  const { records } = appointments!;
  if (records.unavailable) return c.text('Service Unavailable', 503);
  const visits = await records.visits(now.getTime());
  return c.json(fullSlots(visits, clinic, clinic.booking.chairs!, now), 200, {
    'Cache-Control': 'max-age=60',
    'X-Robots-Tag': 'noindex',
  });
}
