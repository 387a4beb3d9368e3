import { dates } from '#words/dates.ts';
import { emails } from '#words/emails.ts';
import type { Clinic } from '../../app/content/clinic-schema.ts';
import { appointmentFields, type Appointment, type AppointmentField } from '../../domain/appointment.ts';
import { Fact, Facts, Frame, Part, styles, Title } from './frame.tsx';
import { telephoneHref, unlinked, VisitorText } from './visitor-text.tsx';

/** The day first, and how to reach the patient; the name stands above. */
const SHOWN = [...new Set<AppointmentField>(['date', 'time', 'phone', 'email', ...appointmentFields])].filter(
  (field) => field !== 'name',
);

/** Tells the clinic of a request for an appointment, everything at a glance. */
export function ClinicNotification(props: { clinic: Clinic; appointment: Appointment }) {
  const { clinic, appointment } = props;
  return (
    <Frame
      clinic={clinic}
      preview={`${dates.day(appointment.date)}, ${dates.slot(appointment.time)} · ${unlinked(appointment.phone)}`}
      footnote="Sent by the booking form of the clinic's website. Answering this e-mail writes to the patient."
    >
      <Title mark={`Appointment request ${appointment.id}`}>
        <VisitorText text={appointment.name} />
      </Title>
      <Part>
        <Facts>
          {SHOWN.map((field) => (
            <Fact key={field} label={emails.labels[field]} strong={field === 'date' || field === 'time'}>
              <Value field={field} of={appointment} />
            </Fact>
          ))}
          <Fact label="Request">{appointment.id}</Fact>
        </Facts>
      </Part>
      <Part last>
        <h2 className="heading" style={styles.subheading}>
          Please confirm within 24 hours
        </h2>
        <p className="text" style={{ ...styles.text, margin: 0 }}>
          This is a request, not yet an appointment. The patient has been told that the team confirms it
          within 24 hours. The same request number twice is one request sent again.
        </p>
      </Part>
    </Frame>
  );
}

function Value({ field, of: appointment }: { field: AppointmentField; of: Appointment }) {
  const value = appointment[field];
  if (field === 'date') return dates.day(value);
  if (field === 'time') return dates.slot(value);
  if (field === 'notes') return <VisitorText text={value || emails.noNotes} />;
  const href = field === 'phone' ? telephoneHref(value) : field === 'email' ? `mailto:${value}` : null;
  if (!href) return <VisitorText text={value} />;
  return (
    <a className="link" href={href} style={styles.link}>
      {value}
    </a>
  );
}
