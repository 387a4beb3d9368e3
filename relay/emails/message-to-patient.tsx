import type { LocalizedClinic } from '../localized-clinic.ts';
import { Button, Paragraph, Part, Subheading } from './email-layout.tsx';
import type { PatientMessage } from './patient-message.ts';

/** The prepared text to a patient without e-mail, with the buttons that send it. */
export function MessageToPatient(props: { clinic: LocalizedClinic; message: PatientMessage }) {
  const { clinic, message } = props;
  const { title, note, noteSpoken, ...labels } = clinic.words.withoutEmail.tell;
  return (
    <Part>
      <Subheading>{title}</Subheading>
      <div lang={message.language} dir={message.direction}>
        <Paragraph>{message.text}</Paragraph>
      </div>
      {message.links.map(({ by, href }, at) => (
        <Button key={by} clinic={clinic} href={href} quiet={at > 0}>
          {labels[by]}
        </Button>
      ))}
      <Paragraph last>{message.isSpoken ? noteSpoken : note}</Paragraph>
    </Part>
  );
}
