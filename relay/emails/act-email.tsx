import { answerTime } from '../../domain/booking/answer-time.ts';
import {
  hasEnded,
  rulesOf,
  wordsForAct,
  type Act,
  type AppointmentState,
  type ActInput,
  type Reason,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/booking/civil-date.ts';
import { phoneHref } from '../../domain/web/contact-links.ts';
import type { ActWords, EventTexts } from '#words/acts.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { languageName, reasonText, type LocalizedClinic } from '../localized-clinic.ts';
import { ActButtons, ClinicButtons, type ActLinks } from './act-buttons.tsx';
import { Button, Fact, Facts, Frame, Lines, Link, Paragraph, Part, Title } from './email-layout.tsx';
import type { EventsAs } from './mail.ts';
import type { PatientMessage } from './patient-message.ts';
import { BeforeVisit, CannotWait, GettingIn, Greeting, MessageToPatient, Where } from './visit-sections.tsx';
import { FieldValue, unlinked, VisitorText } from './visitor-text.tsx';

type Props = {
  act: Act;
  before: AppointmentState;
  after: AppointmentState;
  reason: Reason;
  done: Date;
  clinic: LocalizedClinic;
  siteUrl: string;
  actLinks: ActLinks;
  /** the clinic's prepared text to a patient without e-mail */
  message?: PatientMessage | undefined;
  eventsAs?: EventsAs | undefined;
};

/** The e-mail that tells one party what was done with an appointment, by whom, and what can be done next. */
export function ActEmail({ to, given, ...told }: Omit<Props, 'reason'> & { to: Role; given: ActInput }) {
  const Email = to === 'clinic' ? ToClinic : ToPatient;
  // Fails to compile if ActInput gets a field that the e-mail does not mention; the times are in the state.
  const { reason, times: _, ...others } = given;
  others satisfies Record<string, never>;
  return <Email {...told} reason={reason} />;
}

function ToClinic({ act, before, after, reason, clinic, actLinks, message, eventsAs }: Props) {
  const { appointmentPages } = clinic.words;
  const words = appointmentPages.email;
  const { clinicMark, clinicText } = wordsForAct<ActWords>(appointmentPages.acts, act, before);
  return (
    <Frame
      clinic={clinic}
      preview={words.preview(clinicMark, timesOf(act, before, after))}
      footnote={words.footnote.clinic}
    >
      <Title mark={clinicMark}>
        <VisitorText text={after.name} />
      </Title>
      <Part>
        <Paragraph>{textFor(clinicText, eventsAs)}</Paragraph>
        <ClinicFacts clinic={clinic} state={after} reason={reason} timesFirst={hasNewTimes(act)} />
      </Part>
      {message && <MessageToPatient clinic={clinic} message={message} />}
      <ClinicButtons
        clinic={clinic}
        actLinks={actLinks}
        title={words.nextActsTitle}
        isTold={message !== undefined}
      />
    </Frame>
  );
}

/** Contains no typed text except a plausible name, as in the first e-mail. */
function ToPatient(props: Props) {
  const { act, before, after, reason, done, clinic, siteUrl, actLinks, eventsAs } = props;
  const { appointmentPages } = clinic.words;
  const words = appointmentPages.email;
  const { patientMark, patientHeading, patientText } = wordsForAct<ActWords>(
    appointmentPages.acts,
    act,
    before,
  );
  return (
    <Frame
      clinic={clinic}
      preview={words.preview(patientMark, timesOf(act, before, after))}
      footnote={hasEnded(after) ? words.footnote.ended : words.footnote.patient}
    >
      <Title mark={patientMark}>{patientHeading}</Title>
      <Part>
        <Greeting clinic={clinic} typed={after.name} />
        <Paragraph>
          {typeof patientText === 'function'
            ? patientText(answerTime(clinic, [after.visitTime, ...after.times], done))
            : textFor(patientText, eventsAs)}
        </Paragraph>
        {reason && <Paragraph>{unlinked(reasonText(reason, clinic))}</Paragraph>}
        <PatientFacts clinic={clinic} state={after} timesFirst={hasNewTimes(act)} />
      </Part>
      <Part>
        {hasEnded(after) ? (
          <Button clinic={clinic} href={siteUrl + clinic.prefix + pathOf('book')}>
            {words.bookAnother}
          </Button>
        ) : (
          <>
            <ActButtons clinic={clinic} actLinks={actLinks} />
            {after.booked && (
              <Paragraph last>
                {words.changeDeadline(clinic.booking.changeHours, after.stage === 'confirmed')}
              </Paragraph>
            )}
          </>
        )}
      </Part>
      {after.stage === 'confirmed' && (
        <>
          <BeforeVisit clinic={clinic} />
          <GettingIn clinic={clinic} />
        </>
      )}
      <CannotWait clinic={clinic} now={done} visitDate={after.visitTime.date} />
      {/* Ends the card. */}
      <Part>{null}</Part>
    </Frame>
  );
}

function textFor(text: string | EventTexts, eventsAs: EventsAs = 'invitation'): string {
  return typeof text === 'string' ? text : text[eventsAs];
}

/** Returns the times that an act is about, for the line that inboxes show after the subject. */
function timesOf(act: Act, before: AppointmentState, after: AppointmentState): readonly CivilTime[] {
  if (act === 'none') return before.times;
  return hasNewTimes(act) && after.times.length > 0 ? after.times : [after.visitTime];
}

/** Whether an act offers or wishes for times. They come before the appointment's time, which is not new. */
const hasNewTimes = (act: Act) => rulesOf(act).asks?.for === 'times';

type FactsProps = { clinic: LocalizedClinic; state: AppointmentState; timesFirst?: boolean };

/** The time, and how to reach the patient. */
export function ClinicFacts(props: FactsProps & { reason?: Reason }) {
  const { clinic, state, reason, timesFirst } = props;
  const { appointmentPages, emails } = clinic.words;
  return (
    <Facts>
      {timesFirst && <Times clinic={clinic} state={state} />}
      <When clinic={clinic} state={state} />
      {!timesFirst && <Times clinic={clinic} state={state} />}
      {reason && <Fact label={appointmentPages.email.reason}>{unlinked(reasonText(reason, clinic))}</Fact>}
      <Fact label={emails.labels.phone}>
        <FieldValue name="phone" value={state.phone} />
      </Fact>
      <Fact label={emails.labels.email}>
        {state.email ? <FieldValue name="email" value={state.email} /> : clinic.words.withoutEmail.noAddress}
      </Fact>
      <Fact label={emails.request}>{state.id}</Fact>
      {state.language !== clinic.code && (
        <Fact label={emails.language}>{languageName(state.language, clinic)}</Fact>
      )}
    </Facts>
  );
}

/** The time, the place, and how to reach the clinic. */
export function PatientFacts({ clinic, state, timesFirst }: FactsProps) {
  const { appointmentPages, emails, hours } = clinic.words;
  return (
    <Facts>
      {timesFirst && <Times clinic={clinic} state={state} />}
      <When clinic={clinic} state={state} zone={hours.zone(clinic.address.city)} />
      {!timesFirst && <Times clinic={clinic} state={state} />}
      <Where clinic={clinic} />
      <Fact label={appointmentPages.email.phone}>
        <Link href={phoneHref(clinic.phone)}>{clinic.phone}</Link>
      </Fact>
      <Fact label={emails.request}>{state.id}</Fact>
    </Facts>
  );
}

/**
 * The appointment's time, or the requested time if it is not confirmed.
 *
 * @param zone - names the time zone, for patients who may be elsewhere
 */
function When(props: { clinic: LocalizedClinic; state: AppointmentState; zone?: string }) {
  const { clinic, state, zone } = props;
  const { visitTime: at, stage, booked } = state;
  const { appointmentPages, dates, emails } = clinic.words;
  const { email: words, when } = appointmentPages;
  if (!booked && (stage === 'offered' || stage === 'change')) {
    return <Fact label={words.requestedTime}>{[when(at), zone].join(' ')}</Fact>;
  }
  return (
    <>
      <Fact label={emails.labels.date} large>
        {dates.day(at.date)}
      </Fact>
      <Fact label={emails.labels.time} large>
        {[dates.slot(at.time), zone].join(' ')}
      </Fact>
    </>
  );
}

function Times({ clinic, state: { stage, times } }: { clinic: LocalizedClinic; state: AppointmentState }) {
  const { email: words, when } = clinic.words.appointmentPages;
  if (times.length === 0) return null;
  return (
    <Fact label={stage === 'offered' ? words.offeredTimes : words.wishedTimes} strong>
      <Lines of={times.map(when)} />
    </Fact>
  );
}
