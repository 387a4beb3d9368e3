import type { Clinic } from '../../app/content/clinic-schema.ts';
import { Fact, Facts, Frame, Part, styles, Title } from './frame.tsx';
import { telephoneHref, unlinked, VisitorText } from './visitor-text.tsx';

export type MessageField = { name: string; label: string; value: string };

/**
 * Tells the clinic of a message from one of the site's forms: contact, enquiry or a booking sent without JavaScript.
 *
 * @param fields - in the form's order; the name stands on top, `message` and `notes` below the others
 */
export function MessageNotification(props: { clinic: Clinic; subject: string; fields: MessageField[] }) {
  const { clinic, subject, fields } = props;
  const long = fields.filter(({ name }) => name === 'message' || name === 'notes');
  const short = fields.filter((field) => field.name !== 'name' && !long.includes(field));
  const sender = fields.find(({ name }) => name === 'name')?.value ?? '';
  return (
    <Frame
      clinic={clinic}
      preview={unlinked(long[0]?.value ?? `From ${sender}`)}
      footnote="Sent by a form of the clinic's website. Answering this e-mail writes to the sender."
    >
      <Title mark={subject}>
        <VisitorText text={sender} />
      </Title>
      <Part last={long.length === 0}>
        <Facts>
          {short.map((field) => (
            <Fact key={field.name} label={field.label}>
              <FieldValue {...field} />
            </Fact>
          ))}
        </Facts>
      </Part>
      {long.map((field, index) => (
        <Part key={field.name} last={index === long.length - 1}>
          <h2 className="heading" style={styles.subheading}>
            {field.label}
          </h2>
          <p className="text" style={{ ...styles.text, margin: 0 }}>
            <VisitorText text={field.value} />
          </p>
        </Part>
      ))}
    </Frame>
  );
}

function FieldValue({ name, value }: MessageField) {
  const href = name === 'email' ? `mailto:${value}` : name === 'phone' ? telephoneHref(value) : null;
  if (!href) return <VisitorText text={value} />;
  return (
    <a className="link" href={href} style={styles.link}>
      {value}
    </a>
  );
}
