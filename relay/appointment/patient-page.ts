import { html } from 'hono/html';
import {
  lastStart,
  lateness,
  rulesOf,
  hasEnded,
  type AppointmentState,
} from '../../domain/booking/appointment-lifecycle.ts';
import { directionsHref } from '../../domain/web/contact-links.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import { buttonOf } from '../emails/act-buttons.tsx';
import { appointmentEvent, eventUid } from '../emails/calendar-event.ts';
import { unlinked } from '../emails/visitor-text.tsx';
import { reasonText, type LocalizedClinic } from '../localized-clinic.ts';
import type { RelayContext } from '../relay-types.ts';
import { clinicFor } from '../without-email.ts';
import { rejectAct } from './act-handlers.ts';
import { answer, appointmentPage, facts, pageWords } from './act-pages.ts';
import { isPending, storedActs, uncertainActs } from '../store/record-rules.ts';
import { actLinks, type Appointments } from './create-act-links.ts';
import { patientLinkHash, patientLinks, readNoEmailPart, type PatientPageState } from './patient-link.ts';
import type { AppointmentRecord, StoredAct } from '../store/record-schema.ts';

// The page of a patient without e-mail, by a short link (docs/product.md, Patients without e-mail). It shows
// the appointment and leads to the pages of the patient's acts. GET changes nothing.

const NO_EMAIL = { email: '' };

/** Ends the link of the page's calendar file. */
const CALENDAR = '.ics';
// A token of 128 bits as base64url. Accepts trailing punctuation, as act links do.
const PATH_END = /^([\w-]{22})(\.ics)?[\p{P}\p{S}]{0,3}$/u;

/** Handles GET of a patient's page, and of its calendar file. */
export async function handlePatientPage(c: RelayContext): Promise<Response> {
  const { relay } = c.var;
  c.set('relay', { ...relay, clinic: clinicFor(NO_EMAIL, 'patient', relay.clinic) });
  const waitMs = await relay.limits.patientPage.take(c.env.clientAddress);
  if (waitMs > 0) {
    c.set('note', { event: 'patient-page', outcome: 'refused' });
    return rejectAct(c, 'tooMany', waitMs);
  }
  const [, token = '', end = ''] = PATH_END.exec(c.req.param('token') ?? '') ?? [];
  const opened = await openPatientPage(c, token);
  if (opened instanceof Response) return opened;
  const { shown, stored, appointments } = opened;
  return end === CALENDAR && shown.state.booked
    ? calendarFile(c, shown.state, stored)
    : showPatientPage(c, shown, token, appointments);
}

type OpenedPage = { shown: PatientPageState; stored: StoredAct; appointments: Appointments };

/** @returns the appointment, or a page that says why it cannot be shown */
async function openPatientPage(c: RelayContext, token: string): Promise<OpenedPage | Response> {
  const { relay } = c.var;
  const { appointments, now } = relay;
  const records = appointments?.records;
  if (records?.unavailable) await records.retry?.();
  if (records?.unavailable) return appointmentPage(c, 503, pageWords(relay.clinic).recordsUnavailable);
  const asked = await patientLinkHash(token);
  const record = records && token ? await records.byPatientLink(asked) : null;
  const stored = record && effectiveAct(record);
  const shown = stored && (await readNoEmailPart(stored, appointments!));
  // The records may hold the hash of a link whose key was removed.
  const listed = shown ? await patientLinks(shown.state.requestHash, appointments!) : [];
  if (!stored || !shown || !listed.some(({ linkHash }) => linkHash === asked)) {
    c.set('note', { event: 'patient-page', outcome: 'broken-link' });
    return appointmentPage(c, 404, pageWords(relay.clinic).invalidLink);
  }
  const clinic = clinicFor(NO_EMAIL, 'patient', relay.clinic.inLanguage(shown.state.language));
  c.set('relay', { ...relay, clinic });
  if (now.getTime() >= lastStart(shown.state, clinic)) {
    return appointmentPage(c, 410, pageWords(clinic).past, { book: true });
  }
  if (isOutcomeUnknown(record, now)) return appointmentPage(c, 409, pageWords(clinic).pending);
  return { shown, stored, appointments: appointments! };
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

async function showPatientPage(
  c: RelayContext,
  { state, reason }: PatientPageState,
  token: string,
  appointments: Appointments,
): Promise<Response> {
  const { clinic, now } = c.var.relay;
  const { email, page } = clinic.words.appointmentPages;
  const { patientPage } = clinic.words.withoutEmail;
  const { links } = await actLinks('patient', state, appointments);
  const linksThatAre = (late: ReturnType<typeof lateness>) =>
    links.filter(({ act, accepted }) => lateness(state, act, accepted, now, clinic) === late);
  const inTime = linksThatAre(null);
  const { changeHours } = clinic.booking;
  const [title, text] = titleAndText(state, clinic);
  return answer(
    c,
    200,
    title,
    html`<h1>${title}</h1>
      <p class="said">${text}</p>
      ${reason ? html`<p>${email.reason}: ${unlinked(reasonText(reason, clinic))}</p>` : ''}
      ${facts(clinic, state, 'patient')} ${hasEnded(state) ? '' : wayIn(clinic)}
      ${state.booked ? html`<p><a href="${PATIENT_PAGE_PATH + token + CALENDAR}">${patientPage.calendar}</a></p>` : ''}
      <p>
        ${inTime.map((link) => html`<a class="button" href="${link.href}">${buttonOf(link, state, clinic)}</a> `)}
        ${hasEnded(state) ? html`<a class="button" href="${clinic.prefix + pathOf('book')}">${pageWords(clinic).book}</a>` : ''}
      </p>
      ${
        state.booked && inTime.some(({ act }) => rulesOf(act).deadline === 'notice')
          ? html`<p>${email.changeDeadline(changeHours, state.stage === 'confirmed')}</p>`
          : ''
      }
      ${linksThatAre('tooClose').length > 0 ? html`<p>${page.tooClose.text(changeHours)}</p>` : ''}
      <p class="zone">${patientPage.secret}</p>`,
  );
}

function titleAndText(state: AppointmentState, { words }: LocalizedClinic): [title: string, text: string] {
  const { titles, texts } = words.withoutEmail.patientPage;
  const { stage, booked } = state;
  switch (stage) {
    case 'offered':
      return [titles.offered, booked ? texts.offeredWhileBooked : texts.offered];
    case 'change':
      return [titles.change, booked ? texts.changeWhileBooked : texts.change];
    case 'declined':
    case 'cancelled':
      return [titles[stage], texts[stage]];
    default:
      return [titles.confirmed, texts.confirmed];
  }
}

/** How to find the clinic and get in. */
function wayIn(clinic: LocalizedClinic) {
  const { emails, visit } = clinic.words;
  const lines = factLines(accessFacts(clinic.access, visit));
  return html`<p><a href="${directionsHref(clinic)}">${emails.receipt.directions}</a></p>
    ${
      lines.length > 0
        ? html`<h2>${visit.gettingIn}</h2>
            <ul>
              ${lines.map((line) => html`<li>${line}</li>`)}
            </ul>`
        : ''
    }`;
}

/** The event for the patient's calendar. */
async function calendarFile(c: RelayContext, state: AppointmentState, stored: StoredAct): Promise<Response> {
  const { clinic } = c.var.relay;
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
