import {
  hasEnded,
  isReason,
  lateness,
  rulesOf,
  type AppointmentState,
  type Reason,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { directionsHref, phoneHref } from '../../domain/web/contact-links.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import { buttonOf, type ActLinks } from '../emails/act-buttons.tsx';
import { CallNumber, type WishNote } from '../emails/visit-sections.tsx';
import { unlinked } from '../emails/visitor-text.tsx';
import { reasonText, type LocalizedClinic } from '../localized-clinic.ts';
import { AppointmentList, BookLink, WishLine } from './act-pages.tsx';
import type { Page } from './page.tsx';

/**
 * The page of a patient without e-mail.
 *
 * @param calendarHref - the link to the appointment's calendar file
 * @param wish - the patient's wish to be told of earlier times
 */
export function patientPage(
  clinic: LocalizedClinic,
  { state, links }: ActLinks,
  {
    reason,
    now,
    calendarHref,
    wish,
  }: { reason: Reason; now: Date; calendarHref: string; wish: WishNote | undefined },
): Page {
  const { email, page } = clinic.words.appointmentPages;
  const words = clinic.words.withoutEmail.patientPage;
  const linksThatAre = (late: ReturnType<typeof lateness>) =>
    links.filter(({ act, accepted }) => lateness(state, act, accepted, now, clinic) === late);
  const inTime = linksThatAre(null);
  const { changeHours } = clinic.booking;
  const [title, text] = titleAndText(state, reason, clinic);
  const content = (
    <>
      <h1>{title}</h1>
      <p className="said">{text}</p>
      {inTime.some(({ act }) => act === 'take') && <p>{clinic.words.earlier.isFree}</p>}
      {reason && <p>{`${email.reason}: ${unlinked(reasonText(reason, clinic))}`}</p>}
      <AppointmentList clinic={clinic} state={state} reader="patient" />
      {!hasEnded(state) && <WayIn clinic={clinic} />}
      {state.booked && (
        <p>
          <a href={calendarHref}>{words.calendar}</a>
        </p>
      )}
      <p className="buttons">
        {inTime.map((link) => (
          <a key={link.href} className="button" href={link.href}>
            {buttonOf(link, state, clinic)}
          </a>
        ))}
        {hasEnded(state) && isReason(reason, 'call') && (
          <a className="button" href={phoneHref(clinic.phone)}>
            <CallNumber clinic={clinic} />
          </a>
        )}
        {hasEnded(state) && <BookLink clinic={clinic} />}
      </p>
      {state.booked && inTime.some(({ act }) => rulesOf(act).deadline === 'notice') && (
        <p>{email.changeDeadline(changeHours, state.stage === 'confirmed')}</p>
      )}
      {linksThatAre('tooClose').length > 0 && <p>{page.tooClose.text(changeHours)}</p>}
      {wish && <WishLine wish={wish} />}
      <p className="zone">{words.secret}</p>
    </>
  );
  return { status: 200, title, content, visitTime: state.visitTime.time };
}

function titleAndText(
  state: AppointmentState,
  reason: Reason,
  { words }: LocalizedClinic,
): [title: string, text: string] {
  const { titles, texts } = words.withoutEmail.patientPage;
  const { stage, booked } = state;
  if (isReason(reason, 'asked')) return [titles.cancelled, texts.cancelled];
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
function WayIn({ clinic }: { clinic: LocalizedClinic }) {
  const { emails, visit } = clinic.words;
  const lines = factLines(accessFacts(clinic.access, visit));
  return (
    <>
      <p>
        <a href={directionsHref(clinic)}>{emails.receipt.directions}</a>
      </p>
      {lines.length > 0 && (
        <>
          <h2>{visit.gettingIn}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
