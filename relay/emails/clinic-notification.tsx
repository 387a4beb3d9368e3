import { answerTime } from '../../domain/clinic/answer-time.ts';
import {
  appointmentFields,
  type Appointment,
  type AppointmentField,
} from '../../domain/forms/appointment-request.ts';
import { languageName, type LocalizedClinic } from '../localized-clinic.ts';
import { ClinicButtons, type ActLinks } from './act-buttons.tsx';
import { Fact, Facts, Frame, Paragraph, Part, Subheading, Title } from './email-layout.tsx';
import { FieldValue, unlinked, VisitorText } from './visitor-text.tsx';

/** The fields shown first: the time, and how to reach the patient. The name is shown above them. */
const FIRST: AppointmentField[] = ['date', 'time', 'phone', 'email'];
/** Fields that are not listed: the name is in the heading, and the reminder does not concern the clinic. */
const ELSEWHERE: AppointmentField[] = ['name', 'reminder'];
const SHOWN = [...FIRST, ...appointmentFields.filter((field) => ![...FIRST, ...ELSEWHERE].includes(field))];

/** The e-mail that tells the clinic about an appointment request. */
export function ClinicNotification(props: {
  clinic: LocalizedClinic;
  asked: Appointment;
  now: Date;
  actLinks: ActLinks | undefined;
  /** the language of the patient's page */
  language: string;
  /** whether the requested slot is full */
  isFull: boolean;
}) {
  const { clinic, asked, now, actLinks, language, isFull } = props;
  const { appointmentPages, emails } = clinic.words;
  const { labels, notification: words } = emails;
  const answer = answerTime(clinic, [asked], now);
  const full = appointmentPages.page.full.clinic;
  return (
    <Frame clinic={clinic} preview={words.preview(asked, unlinked(asked.phone))} footnote={words.footnote}>
      <Title mark={words.heading(asked.id)}>
        <VisitorText text={asked.name} />
      </Title>
      <Part>
        {isFull && (
          <Paragraph>
            <strong>{full.title}</strong>
            <br />
            {full.text}
          </Paragraph>
        )}
        <Facts>
          {SHOWN.filter((field) => asked[field] || field === 'notes' || field === 'email').map((field) => (
            <Fact key={field} label={labels[field]} large={field === 'date' || field === 'time'}>
              <Value clinic={clinic} of={asked} field={field} />
            </Fact>
          ))}
          <Fact label={emails.request}>{asked.id}</Fact>
          {language !== clinic.code && <Fact label={emails.language}>{languageName(language, clinic)}</Fact>}
        </Facts>
      </Part>
      <Part last={!actLinks}>
        <Subheading>{words.confirm(answer)}</Subheading>
        <Paragraph last>{words.status(answer)}</Paragraph>
      </Part>
      {actLinks && (
        <ClinicButtons
          clinic={clinic}
          actLinks={actLinks}
          title={appointmentPages.email.clinicButtonsTitle}
        />
      )}
    </Frame>
  );
}

function Value(props: { clinic: LocalizedClinic; of: Appointment; field: AppointmentField }) {
  const { clinic, of: asked, field } = props;
  const { dates, emails } = clinic.words;
  const value = asked[field] ?? '';
  if (field === 'email' && !value) return clinic.words.withoutEmail.noAddress;
  if (field === 'date') return dates.day(asked.date);
  if (field === 'time') return dates.slot(asked.time);
  return <FieldValue name={field} value={value || emails.notification.noNotes} />;
}
