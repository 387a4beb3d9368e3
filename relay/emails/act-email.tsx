import { answerTime } from '../../domain/clinic/answer-time.ts';
import {
  hasEnded,
  isReason,
  rulesOf,
  wordsForAct,
  type Act,
  type AppointmentState,
  type ActInput,
  type Reason,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { phoneHref } from '../../domain/web/contact-links.ts';
import type { ActWords, EventTexts } from '#words/acts.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { appointmentFacts, type AppointmentFact } from '../appointment-facts.ts';
import { reasonText, type LocalizedClinic } from '../localized-clinic.ts';
import { ActButtons, ClinicButtons, type ActLinks } from './act-buttons.tsx';
import { Button, Fact, Facts, Frame, Lines, Link, Paragraph, Part, Title } from './email-layout.tsx';
import type { EventsAs } from './mail.ts';
import type { PatientMessage } from './patient-message.ts';
import {
  BeforeVisit,
  CallNumber,
  CannotWait,
  GettingIn,
  Greeting,
  MessageToPatient,
  Place,
  WishPart,
  type EarlierNote,
} from './visit-sections.tsx';
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
  earlier?: EarlierNote | undefined;
};

/** The e-mail that tells one party what was done with an appointment, by whom, and what can be done next. */
export function ActEmail({ to, given, ...told }: Omit<Props, 'reason'> & { to: Role; given: ActInput }) {
  const Email = to === 'clinic' ? ToClinic : ToPatient;
  // Fails to compile if ActInput gets a field that the e-mail does not mention; the times are in the state.
  const { reason, times: _, ...others } = given;
  others satisfies Record<string, never>;
  return <Email {...told} reason={reason} />;
}

function ToClinic(props: Props) {
  const { act, before, after, reason, clinic, actLinks, message, earlier } = props;
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
        <Paragraph>{textFor(clinicText, props)}</Paragraph>
        <FactsFor to="clinic" clinic={clinic} state={after} reason={reason} timesFirst={hasNewTimes(act)} />
      </Part>
      {earlier && (
        <Part>
          <Paragraph last={!earlier.link}>{earlier.text}</Paragraph>
          {earlier.link && (
            <Button clinic={clinic} href={earlier.link.href} quiet>
              {earlier.link.label}
            </Button>
          )}
        </Part>
      )}
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
  const { act, before, after, reason, done, clinic, siteUrl, actLinks, earlier } = props;
  const { appointmentPages } = clinic.words;
  const words = appointmentPages.email;
  // A visit that the clinic cancels at the patient's wish has the texts of one that the patient cancels.
  const isAsked = isReason(reason, 'asked');
  const { patientMark, patientHeading, patientText } = wordsForAct<ActWords>(
    appointmentPages.acts,
    isAsked ? 'cancel' : act,
    before,
  );
  const mustCall = isReason(reason, 'call');
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
            : textFor(patientText, props)}
        </Paragraph>
        {reason && !isAsked && <Paragraph>{unlinked(reasonText(reason, clinic))}</Paragraph>}
        <FactsFor to="patient" clinic={clinic} state={after} timesFirst={hasNewTimes(act)} />
      </Part>
      <Part>
        {hasEnded(after) ? (
          <>
            {mustCall && (
              <Button clinic={clinic} href={phoneHref(clinic.phone)}>
                <CallNumber clinic={clinic} />
              </Button>
            )}
            <Button clinic={clinic} href={siteUrl + clinic.prefix + pathOf('book')} quiet={mustCall}>
              {words.bookAnother}
            </Button>
          </>
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
      {earlier && <WishPart note={earlier} />}
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

function textFor(
  texts: string | EventTexts,
  { before, after, clinic, eventsAs = 'invitation' }: Props,
): string {
  const text = typeof texts === 'string' ? texts : texts[eventsAs];
  const { when } = clinic.words.appointmentPages;
  return typeof text === 'string' ? text : text(when(before.visitTime), when(after.visitTime));
}

/** Returns the times that an act is about, for the line that inboxes show after the subject. */
function timesOf(act: Act, before: AppointmentState, after: AppointmentState): readonly CivilTime[] {
  if (act === 'none') return before.times;
  return hasNewTimes(act) && after.times.length > 0 ? after.times : [after.visitTime];
}

/** Whether an act offers or wishes for times. They come before the appointment's time, which is not new. */
const hasNewTimes = (act: Act) => rulesOf(act).asks?.for === 'times';

/**
 * The facts of an appointment, as one party sees them. The appointment's time is the requested one if it is
 * not confirmed.
 *
 * @param timesFirst - whether offered or wished times come before it
 */
export function FactsFor(props: {
  to: Role;
  clinic: LocalizedClinic;
  state: AppointmentState;
  timesFirst?: boolean;
  reason?: Reason;
}) {
  const { to, clinic, state, timesFirst, reason } = props;
  const isRequest = !state.booked && (state.stage === 'offered' || state.stage === 'change');
  const when = isRequest ? (['requestedTime'] as const) : (['date', 'time'] as const);
  const others = to === 'clinic' ? FOR_CLINIC : FOR_PATIENT;
  const names = timesFirst
    ? (['times', ...when, ...others] as const)
    : ([...when, 'times', ...others] as const);
  return (
    <Facts>
      {appointmentFacts(names, clinic, state, to, reason).map(({ name, label, lines }) => (
        <Fact key={name} label={label} large={name === 'date' || name === 'time'} strong={name === 'times'}>
          <FactValue {...{ to, clinic, name, lines }} />
        </Fact>
      ))}
    </Facts>
  );
}

const FOR_CLINIC = ['reason', 'phone', 'email', 'request', 'language'] as const;
const FOR_PATIENT = ['where', 'phone', 'request'] as const;

function FactValue(props: Omit<AppointmentFact, 'label'> & { to: Role; clinic: LocalizedClinic }) {
  const { to, clinic, name, lines } = props;
  const [line] = lines as [string];
  switch (name) {
    case 'where':
      return <Place clinic={clinic} />;
    case 'phone':
      return to === 'clinic' ? (
        <FieldValue name={name} value={line} />
      ) : (
        <Link href={phoneHref(line)}>{line}</Link>
      );
    case 'email':
      return <FieldValue name={name} value={line} />;
    case 'reason':
      return unlinked(line);
    case 'time':
    case 'requestedTime':
      // Patients may be in another time zone.
      return to === 'patient' ? `${line} ${clinic.words.hours.zone(clinic.address.city)}` : line;
    default:
      return <Lines of={lines} />;
  }
}
