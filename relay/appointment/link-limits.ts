import { rulesOf } from '../../domain/appointment/appointment-lifecycle.ts';
import type { RelayContext } from '../relay-types.ts';
import { readTimesTakenToken } from './day-list.ts';
import { readEarlierToken } from './earlier-times.ts';

// Limits of links. A clinic and its patients share addresses with strangers: the clinic's Wi-Fi, a mobile
// network. What a stranger can do there must not block a link of the clinic, so these are counted by
// appointment or list, once the link is known to be genuine.

/** A genuine link. Links of one `id` are counted together. */
type GenuineLink = { isOfClinic: boolean; id: string };

const tokenOf = (c: RelayContext) => c.req.param('token') ?? '';

/** Counts a request to the link of an act. @returns what `Limiter.take` returns */
export async function countActRequest(c: RelayContext): Promise<number> {
  const link = await c.var.relay.appointments?.links.readToken(tokenOf(c));
  if (!link) return countRequest(c, null);
  const { role } = rulesOf(link.act);
  // The two sides are counted separately, because a stranger can request an appointment, too.
  return countRequest(c, { isOfClinic: role === 'clinic', id: `${role} ${link.state.requestHash}` });
}

/** Counts a request to the link of the times taken. @returns what `Limiter.take` returns */
export async function countTimesTakenRequest(c: RelayContext): Promise<number> {
  // A mail program may have added punctuation.
  const [token] = /^[\w-]*/.exec(tokenOf(c))!;
  const { appointments } = c.var.relay;
  const list = appointments ? await readTimesTakenToken(appointments.links, token) : null;
  return countRequest(c, list === null ? null : { isOfClinic: true, id: `times-taken ${list}` });
}

/** Counts a request to a link about earlier times. @returns what `Limiter.take` returns */
export async function countEarlierRequest(c: RelayContext): Promise<number> {
  const { appointments } = c.var.relay;
  const link = appointments ? await readEarlierToken(appointments.links, tokenOf(c)) : null;
  if (!link) return countRequest(c, null);
  const isOfClinic = link.for === 'freed';
  const requestHash = link.for === 'freed' ? link.requestHash : link.state.requestHash;
  return countRequest(c, { isOfClinic, id: `earlier ${link.for} ${requestHash}` });
}

async function countRequest(c: RelayContext, link: GenuineLink | null): Promise<number> {
  const { limits } = c.var.relay;
  const { clientAddress } = c.env;
  if (!link) return limits.brokenLink.take(clientAddress);
  if (c.req.method === 'POST') return limits.press.take(`${link.id} ${clientAddress}`);
  return link.isOfClinic ? limits.clinicLink.take(link.id) : limits.patientLink.take(clientAddress);
}
