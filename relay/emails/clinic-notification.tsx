import { answerTime } from '../../domain/clinic/answer-time.ts';
import {
  appointmentFields,
  type Appointment,
  type AppointmentField,
} from '../../domain/forms/appointment-request.ts';
import { languageName, type LocalizedClinic } from '../localized-clinic.ts';
import { ClinicButtons, type ActLinks } from './act-buttons.tsx';
import { Fact, Facts, Frame, Lines, Paragraph, Part, Subheading, Title } from './email-layout.tsx';
import type { Mail } from './mail.ts';
import { FieldValue, unlinked, VisitorText } from './visitor-text.tsx';

/** The fields shown first: the time, and how to reach the patient. The name is shown above them. */
const FIRST: AppointmentField[] = ['date', 'time', 'phone', 'email'];
/** Fields that are not listed as such: the name is in the heading, and the wishes are one fact. */
const ELSEWHERE: AppointmentField[] = ['name', 'reminder', 'earlier'];
const SHOWN = [...FIRST, ...appointmentFields.filter((field) => ![...FIRST, ...ELSEWHERE].includes(field))];

/** The pictures of a request. */
export type SentPhotos = {
  files: Mail['attachments'];
  /** whether the e-mail is without them, because it was too large */
  areMissing?: boolean;
};

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
  photos: SentPhotos | undefined;
}) {
  const { clinic, asked, now, actLinks, language, isFull, photos } = props;
  const { appointmentPages, emails } = clinic.words;
  const { labels, notification: words } = emails;
  const answer = answerTime(clinic, [asked], now);
  const full = appointmentPages.page.full.clinic;
  const wishes = [
    clinic.reminders && asked.reminder && words.wishes.reminder,
    clinic.booking.earlier && asked.earlier && words.wishes.earlier,
  ].filter((wish) => typeof wish === 'string');
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
          {wishes.length > 0 && (
            <Fact label={words.wishes.label}>
              <Lines of={wishes} />
            </Fact>
          )}
          {photos && (
            <Fact label={clinic.words.photos.email.label}>
              <PhotoNames clinic={clinic} {...photos} />
            </Fact>
          )}
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

/** Each picture with its size; or how many could not be sent. */
function PhotoNames({ clinic, files, areMissing }: SentPhotos & { clinic: LocalizedClinic }) {
  const { missing, kilobytes } = clinic.words.photos.email;
  const size = (bytes: number) => kilobytes(Math.ceil(bytes / 1000));
  if (areMissing) {
    return missing(files.length, size(files.reduce((total, { content }) => total + content.length, 0)));
  }
  return <Lines of={files.map(({ filename, content }) => `${filename} (${size(content.length)})`)} />;
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
