import { Fragment } from 'react';
import type { AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { FactsFor } from './act-email.tsx';
import { Button, Fact, Facts, Frame, Paragraph, Part, Subheading, Title } from './email-layout.tsx';
import type { PatientMessage } from './patient-message.ts';
import { CannotWait, Greeting, MessageToPatient, WishPart, type WishNote } from './visit-sections.tsx';
import { VisitorText } from './visitor-text.tsx';

/** The e-mail that offers an earlier time. It contains no typed text except a plausible name. */
export function EarlierEmail(props: {
  state: AppointmentState;
  time: CivilTime;
  clinic: LocalizedClinic;
  takeHref: string;
  wish: WishNote;
  now: Date;
}) {
  const { state, time, clinic, takeHref, wish, now } = props;
  const { appointmentPages, dates, earlier, emails, hours } = clinic.words;
  const { email: words } = earlier;
  const { preview, footnote } = appointmentPages.email;
  return (
    <Frame clinic={clinic} preview={preview(words.mark, [time])} footnote={footnote.patient}>
      <Title mark={words.mark}>{words.heading}</Title>
      <Part>
        <Greeting clinic={clinic} typed={state.name} />
        <Paragraph>{words.text}</Paragraph>
        <Facts>
          <Fact label={emails.labels.date} large>
            {dates.day(time.date)}
          </Fact>
          <Fact label={emails.labels.time} large>
            {`${dates.slot(time.time)} ${hours.zone(clinic.address.city)}`}
          </Fact>
        </Facts>
      </Part>
      <Part>
        <Button clinic={clinic} href={takeHref}>
          {words.take(time)}
        </Button>
        <Paragraph last>{words.stands}</Paragraph>
      </Part>
      <Part>
        <Subheading>{words.own}</Subheading>
        <FactsFor to="patient" clinic={clinic} state={state} />
      </Part>
      <WishPart note={wish} />
      <CannotWait clinic={clinic} now={now} visitDate={time.date} />
      {/* Ends the card. */}
      <Part>{null}</Part>
    </Frame>
  );
}

/** A patient without e-mail whom the clinic tells of an earlier time, with the prepared text. */
export type PhoneOffer = { state: AppointmentState; message: PatientMessage };

/** The e-mail that asks the clinic to tell patients without e-mail of an earlier time. */
export function EarlierByPhoneEmail(props: { told: PhoneOffer[]; time: CivilTime; clinic: LocalizedClinic }) {
  const { told, time, clinic } = props;
  const { appointmentPages, earlier } = clinic.words;
  const { byPhone: words } = earlier;
  const { preview } = appointmentPages.email;
  return (
    <Frame clinic={clinic} preview={preview(words.heading, [time])} footnote={words.footnote}>
      <Title mark={words.heading}>{appointmentPages.when(time)}</Title>
      <Part>
        <Paragraph>{words.text}</Paragraph>
      </Part>
      {told.map(({ state, message }) => (
        <Fragment key={state.requestHash}>
          <Part>
            <Subheading>
              <VisitorText text={state.name} />
            </Subheading>
            <Paragraph last>{words.own(state.visitTime)}</Paragraph>
          </Part>
          <MessageToPatient clinic={clinic} message={message} />
        </Fragment>
      ))}
      {/* Ends the card. */}
      <Part>{null}</Part>
    </Frame>
  );
}
