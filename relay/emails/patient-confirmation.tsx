import { dates } from '#words/dates.ts';
import type { Clinic } from '../../app/content/clinic-schema.ts';
import type { Appointment } from '../../domain/appointment.ts';
import {
  addressText,
  directionsHref,
  phoneHref,
  phoneText,
  whatsappHref,
} from '../../app/content/clinic-contact.ts';
import { Fact, Facts, Frame, Part, styles, Title } from './frame.tsx';
import { addressableName } from './visitor-text.tsx';

/**
 * Tells the patient that the request arrived. It carries nothing the visitor wrote but a name that is one: the address
 * may be someone else's, and this e-mail must not become a way to send them a text of one's own.
 */
export function PatientConfirmation(props: { clinic: Clinic; appointment: Appointment }) {
  const { clinic, appointment } = props;
  const name = addressableName(appointment.name);
  const day = dates.day(appointment.date);
  const time = dates.slot(appointment.time);
  return (
    <Frame
      clinic={clinic}
      preview={`${day}, ${time}. Our team will confirm within 24 hours.`}
      footnote="You get this e-mail because this address was given on our booking form. If that wasn't you, please tell us or ignore it."
    >
      <Title mark="Appointment requested">We have received your request</Title>
      <Part>
        <p className="text" style={styles.text}>
          {name ? `Dear ${name},` : 'Hello,'}
        </p>
        <p className="text" style={styles.text}>
          Thank you for choosing {clinic.name}. This is the appointment you asked for. It is yours once our
          team has confirmed it, which we do within 24 hours.
        </p>
        <Facts>
          <Fact label="Date" strong>
            {day}
          </Fact>
          <Fact label="Time" strong>
            {time}
          </Fact>
          <Fact label="Where">
            {clinic.name}
            <br />
            {addressText(clinic)}
            <br />
            <a className="link" href={directionsHref(clinic)} style={styles.link}>
              Directions
            </a>
          </Fact>
          <Fact label="Request">{appointment.id}</Fact>
        </Facts>
      </Part>
      <Part>
        <h2 className="heading" style={styles.subheading}>
          What happens next
        </h2>
        <ol className="text" style={{ ...styles.text, paddingLeft: '22px' }}>
          <li>
            We call or write to you within 24 hours to confirm the time, or to offer another one close to it.
          </li>
          <li>
            The attached calendar file puts the date into your calendar, marked as tentative until then.
          </li>
          <li>
            Please bring earlier X-rays or reports and a list of the medicines you take, if you have them.
          </li>
        </ol>
      </Part>
      <Part last>
        <h2 className="heading" style={styles.subheading}>
          To change or cancel
        </h2>
        <p className="text" style={{ ...styles.text, margin: 0 }}>
          Call{' '}
          <a className="link" href={phoneHref(clinic)} style={styles.link}>
            {phoneText(clinic)}
          </a>
          , write to us{' '}
          <a className="link" href={whatsappHref(clinic)} style={styles.link}>
            on WhatsApp
          </a>
          , or answer this e-mail, and tell us the request {appointment.id}. In an emergency, please call.
        </p>
      </Part>
    </Frame>
  );
}
