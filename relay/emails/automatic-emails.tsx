import type { AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { answerPromise } from '../../domain/clinic/answer-time.ts';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { ActButtons, ClinicButtons, type ActLinks } from './act-buttons.tsx';
import { FactsFor } from './act-email.tsx';
import { Fact, Facts, Frame, Paragraph, Part, Title } from './email-layout.tsx';
import {
  BeforeVisit,
  CannotWait,
  GettingIn,
  Greeting,
  MessageToPatient,
  WishPart,
  type WishNote,
} from './visit-sections.tsx';
import type { PatientMessage } from './patient-message.ts';
import { VisitorText } from './visitor-text.tsx';

/** An unanswered request: everything that the record stores about it. */
export type Unanswered = { id: string; since: Date };

/** The e-mail that reminds the clinic of an unanswered request. */
export function NudgeEmail({ clinic, of }: { clinic: LocalizedClinic; of: Unanswered }) {
  const { appointmentPages, emails } = clinic.words;
  const { nudge: words } = emails;
  const since = appointmentPages.when(civilTimeAt(of.since, clinic.timeZone));
  const text = words.text(since, answerPromise(clinic));
  return (
    <Frame clinic={clinic} preview={text} footnote={words.footnote}>
      <Title mark={words.heading(of.id)}>{words.title}</Title>
      <Part last>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{words.where}</Paragraph>
        <Facts>
          <Fact label={emails.request}>{of.id}</Fact>
        </Facts>
      </Part>
    </Frame>
  );
}

/** The e-mail that reminds the patient of a visit. Contains no typed text except a plausible name. */
export function ReminderEmail(props: {
  clinic: LocalizedClinic;
  state: AppointmentState;
  now: Date;
  actLinks: ActLinks;
  wish: WishNote | undefined;
}) {
  const { clinic, state, now, actLinks, wish } = props;
  const { appointmentPages, emails } = clinic.words;
  const { reminder: words } = emails;
  const { footnote, preview, changeDeadline } = appointmentPages.email;
  return (
    <Frame clinic={clinic} preview={preview(words.mark, [state.visitTime])} footnote={footnote.patient}>
      <Title mark={words.mark}>{words.heading}</Title>
      <Part>
        <Greeting clinic={clinic} typed={state.name} />
        <Paragraph>{words.text[state.stage as keyof typeof words.text]}</Paragraph>
        <FactsFor to="patient" clinic={clinic} state={state} />
      </Part>
      <Part>
        <ActButtons clinic={clinic} actLinks={actLinks} />
        <Paragraph last>{changeDeadline(clinic.booking.changeHours, state.stage === 'confirmed')}</Paragraph>
      </Part>
      {wish && <WishPart note={wish} />}
      <BeforeVisit clinic={clinic} />
      <GettingIn clinic={clinic} />
      <CannotWait clinic={clinic} now={now} visitDate={state.visitTime.date} />
      {/* Ends the card. */}
      <Part>{null}</Part>
    </Frame>
  );
}

/** Why the clinic is told about a visit instead of the patient (`words.emails.visitAlert`). */
export type VisitAlert = 'unreminded' | 'closedDay';

/**
 * The e-mail that tells the clinic about a visit whose patient was not reminded, and how to reach the
 * patient.
 */
export function VisitAlertEmail(props: {
  words: { heading: string; text: string };
  clinic: LocalizedClinic;
  state: AppointmentState;
  actLinks: ActLinks;
  /** the prepared text to a patient without e-mail */
  message?: PatientMessage;
}) {
  const { words, clinic, state, actLinks, message } = props;
  const { preview, footnote, nextActsTitle } = clinic.words.appointmentPages.email;
  const { heading, text } = words;
  return (
    <Frame clinic={clinic} preview={preview(heading, [state.visitTime])} footnote={footnote.clinic}>
      <Title mark={heading}>
        <VisitorText text={state.name} />
      </Title>
      <Part>
        <Paragraph>{text}</Paragraph>
        <FactsFor to="clinic" clinic={clinic} state={state} />
      </Part>
      {message && <MessageToPatient clinic={clinic} message={message} />}
      <ClinicButtons
        clinic={clinic}
        actLinks={actLinks}
        title={nextActsTitle}
        isTold={message !== undefined}
      />
    </Frame>
  );
}
