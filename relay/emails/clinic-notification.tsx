import type { Appointment } from '../../domain/appointment.ts';
import { emailHref } from '../../domain/contact.ts';
import { dates } from '#words/dates.ts';
import { emails } from '#words/emails.ts';
import type { Clinic } from '../clinic.ts';
import { Fact, Facts, Frame, Link, Paragraph, Part, Subheading, Title } from './frame.tsx';
import { telephoneHref, unlinked, VisitorText } from './visitor-text.tsx';

/** Tells the clinic of a request for an appointment, everything at a glance. */
export function ClinicNotification({ clinic, asked }: { clinic: Clinic; asked: Appointment }) {
  const { labels, notification: words } = emails;
  const { answerHours } = clinic.promises;
  const phone = telephoneHref(asked.phone);
  return (
    <Frame clinic={clinic} preview={words.preview(asked, unlinked(asked.phone))} footnote={words.footnote}>
      <Title mark={words.heading(asked.id)}>
        <VisitorText text={asked.name} />
      </Title>
      <Part>
        <Facts>
          <Fact label={labels.date} strong>
            {dates.day(asked.date)}
          </Fact>
          <Fact label={labels.time} strong>
            {dates.slot(asked.time)}
          </Fact>
          <Fact label={labels.phone}>
            {phone ? <Link href={phone}>{asked.phone}</Link> : <VisitorText text={asked.phone} />}
          </Fact>
          <Fact label={labels.email}>
            <Link href={emailHref(asked.email)}>{asked.email}</Link>
          </Fact>
          <Fact label={labels.notes}>
            <VisitorText text={asked.notes || words.noNotes} />
          </Fact>
          <Fact label={emails.request}>{asked.id}</Fact>
        </Facts>
      </Part>
      <Part last>
        <Subheading>{words.confirm(answerHours)}</Subheading>
        <Paragraph last>{words.status(answerHours)}</Paragraph>
      </Part>
    </Frame>
  );
}
