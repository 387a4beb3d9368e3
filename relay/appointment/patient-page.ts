import { lastStart, rulesOf } from '../../domain/appointment/appointment-lifecycle.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { appointmentEvent, eventUid } from '../emails/calendar-event.ts';
import { appointmentPage, pageWords } from '../pages/act-pages.tsx';
import { answerLink } from '../pages/page.tsx';
import { refuseAct } from '../pages/refused-act.ts';
import { patientPage } from '../pages/patient-page.tsx';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { AppointmentContext } from '../relay-types.ts';
import { clinicFor } from '../without-email.ts';
import { isPending, storedActs, uncertainActs } from '../store/record-rules.ts';
import { offeredTimes, wishLink } from './earlier-times.ts';
import { actLinks } from './create-act-links.ts';
import type { PatientPageState } from './encrypted-content.ts';
import { patientLinkHash, patientLinks, readNoEmailPart } from './patient-link.ts';
import type { AppointmentRecord, StoredAct } from '../store/record-schema.ts';

// The page of a patient without e-mail, by a short link (docs/product.md, Patients without e-mail). It shows
// the appointment and leads to the pages of the patient's acts. GET changes nothing.

/** Ends the link of the page's calendar file. */
const CALENDAR = '.ics';
// A token of 128 bits as base64url. Accepts trailing punctuation, as act links do.
const PATH_END = /^([\w-]{22})(\.ics)?[\p{P}\p{S}]{0,3}$/u;

/** Handles GET of a patient's page, and of its calendar file. */
export async function handlePatientPage(c: AppointmentContext): Promise<Response> {
  const { relay } = c.var;
  const waitMs = await relay.limits.patientPage.take(c.env.clientAddress);
  if (waitMs > 0) {
    c.set('note', { event: 'patient-page', outcome: 'refused' });
    return refuseAct(c, 'tooMany', waitMs);
  }
  const [, token = '', end = ''] = PATH_END.exec(c.req.param('token') ?? '') ?? [];
  const opened = await openPatientPage(c, token);
  if (opened instanceof Response) return opened;
  const { clinic, shown } = opened;
  const { state, reason } = shown;
  if (end === CALENDAR && state.booked) return calendarFile(c, opened);
  const times = await offeredTimes(state, relay);
  const { links } = await actLinks('patient', times ? { ...state, times } : state, relay.appointments);
  const wish = await wishLink(state, opened.stored.earlier !== undefined, relay);
  const calendarHref = PATIENT_PAGE_PATH + token + CALENDAR;
  return answerLink(
    c,
    clinic,
    patientPage(clinic, { state, links }, { reason, now: relay.now, calendarHref, wish }),
  );
}

/** What the page shows, in the language of `clinic`. */
type OpenedPage = { clinic: LocalizedClinic; shown: PatientPageState; stored: StoredAct };

/** @returns the appointment, or a page that says why it cannot be shown */
async function openPatientPage(c: AppointmentContext, token: string): Promise<OpenedPage | Response> {
  const { appointments, clinic: anyClinic, now } = c.var.relay;
  const { records } = appointments;
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) return appointmentPage(c, anyClinic, 503, pageWords(anyClinic).recordsUnavailable);
  const asked = await patientLinkHash(token);
  const record = token ? await records.byPatientLink(asked) : null;
  const stored = record && effectiveAct(record);
  const shown = stored && (await readNoEmailPart(stored, appointments));
  // The records may hold the hash of a link whose key was removed.
  const listed = shown ? await patientLinks(shown.state.requestHash, appointments) : [];
  if (!stored || !shown || !listed.some(({ linkHash }) => linkHash === asked)) {
    c.set('note', { event: 'patient-page', outcome: 'broken-link' });
    return appointmentPage(c, anyClinic, 404, pageWords(anyClinic).invalidLink);
  }
  const clinic = clinicFor(shown.state, 'patient', anyClinic.inLanguage(shown.state.language));
  if (now.getTime() >= lastStart(shown.state, clinic)) {
    return appointmentPage(c, clinic, 410, pageWords(clinic).past, { book: true });
  }
  if (isOutcomeUnknown(record, now)) return appointmentPage(c, clinic, 409, pageWords(clinic).pending);
  return { clinic, shown, stored };
}

/**
 * Returns the act whose outcome the patient's page shows. A first act whose delivery is not noted counts:
 * only the clinic's copy of it or its page can have given the patient the link.
 */
function effectiveAct(record: AppointmentRecord): StoredAct | null {
  return storedActs(record)[0] ?? null;
}

/**
 * Whether an act is in progress, or one of the clinic's was interrupted. A patient whose own act was
 * interrupted can repeat it.
 */
function isOutcomeUnknown(record: AppointmentRecord, now: Date): boolean {
  const shown = effectiveAct(record)?.step;
  const later = uncertainActs(record).filter(({ step }) => step !== shown);
  return later.some((act) => rulesOf(act.act).role === 'clinic' || isPending(act, now.getTime()));
}

/** The event for the patient's calendar. */
async function calendarFile(c: AppointmentContext, { clinic, shown, stored }: OpenedPage): Promise<Response> {
  const { state } = shown;
  const uid = await eventUid(state.requestHash, clinic);
  const done = new Date(stored.doneAt);
  const { content, filename } = appointmentEvent('invite', 'patient', state, { uid, clinic, done });
  return c.body(content, 200, {
    'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
