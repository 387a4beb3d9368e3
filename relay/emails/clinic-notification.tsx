import type { Clinic } from '../../app/content/clinic-schema.ts';
import type { AppointmentParams } from '../wire.ts';
import { Fact, Facts, Frame, Part, styles, Title } from './frame.tsx';
import { telephoneHref, unlinked, VisitorText } from './visitor-text.tsx';

/** Tells the clinic of a request for an appointment, everything at a glance. */
export function ClinicNotification(props: { clinic: Clinic; params: AppointmentParams }) {
  const { clinic, params } = props;
  const phone = telephoneHref(params.patient_phone);
  return (
    <Frame
      clinic={clinic}
      preview={`${params.appointment_date}, ${params.appointment_time} · ${unlinked(params.patient_phone)}`}
      footnote="Sent by the booking form of the clinic's website. Answering this e-mail writes to the patient."
    >
      <Title mark={`Appointment request ${params.appointment_id}`}>
        <VisitorText text={params.patient_name} />
      </Title>
      <Part>
        <Facts>
          <Fact label="Date" strong>
            {params.appointment_date}
          </Fact>
          <Fact label="Time" strong>
            {params.appointment_time}
          </Fact>
          <Fact label="Phone">
            {phone ? (
              <a className="link" href={phone} style={styles.link}>
                {params.patient_phone}
              </a>
            ) : (
              <VisitorText text={params.patient_phone} />
            )}
          </Fact>
          <Fact label="E-mail">
            <a className="link" href={`mailto:${params.patient_email}`} style={styles.link}>
              {params.patient_email}
            </a>
          </Fact>
          <Fact label="Notes">
            <VisitorText text={params.notes} />
          </Fact>
          <Fact label="Request">{params.appointment_id}</Fact>
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
