import { rulesOf } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { noteRefusal, type Refusal } from '../refusal.ts';
import type { RelayContext } from '../relay-types.ts';
import { clinicFor } from '../without-email.ts';
import { appointmentPage, pageWords } from './act-pages.tsx';

const MINUTE_MS = 60_000;

/** Refuses an act's request before reading it, with status 403 (another site's form), 413, 415 or 429. */
export function refuseAct(c: RelayContext, why: Refusal, waitMs = 0, { clinic } = c.var.relay): Response {
  noteRefusal(c, why, waitMs);
  const { crossSite, incompleteForm, tooManyRequests } = pageWords(clinic);
  const refusals = {
    crossSite: [403, crossSite],
    tooLarge: [413, { ...crossSite, text: clinic.words.relay.refused.tooLarge }],
    charset: [415, incompleteForm],
    tooMany: [429, { ...tooManyRequests, text: tooManyRequests.text(Math.ceil(waitMs / MINUTE_MS)) }],
  } as const;
  const [status, said] = refusals[why];
  return appointmentPage(c, clinic, status, said);
}

/**
 * Answers an unexpected error with a page that has the clinic's phone number: with status 503 if records
 * cannot be used, else 500.
 */
export async function showActError(c: RelayContext): Promise<Response> {
  const { appointments, clinic: anyClinic } = c.var.relay;
  const link = await appointments?.links.readToken(c.req.path.slice(APPOINTMENT_PATH.length));
  const clinic = link ? clinicFor(link.state, rulesOf(link.act).role, anyClinic) : anyClinic;
  const { recordsUnavailable, unexpected } = pageWords(clinic);
  return appointments?.records.unavailable
    ? appointmentPage(c, clinic, 503, recordsUnavailable)
    : appointmentPage(c, clinic, 500, unexpected);
}
