import { fieldLabel, kindOf } from './field-labels.ts';
import { languageName, type LocalizedClinic } from '../localized-clinic.ts';
import { Fact, Facts, Frame, Paragraph, Part, Subheading, Title } from './email-layout.tsx';
import { FieldValue, unlinked, VisitorText } from './visitor-text.tsx';

type Field = { name: string; value: string };

/**
 * The e-mail that tells the clinic about a message from one of the site's forms.
 *
 * @param language - the language of the form's page
 * @param fields - in the form's order; the name is shown first, long texts last
 */
export function MessageNotification(props: {
  clinic: LocalizedClinic;
  subject: string;
  fields: Field[];
  language: string;
  /** a sentence below the fields */
  note?: string | undefined;
}) {
  const { clinic, subject, fields, language, note } = props;
  const { emails } = clinic.words;
  const long = fields.filter(({ name }) => kindOf(name) === 'text');
  const short = fields.filter((field) => field.name !== 'name' && !long.includes(field));
  const sender = fields.find(({ name }) => name === 'name')?.value ?? '';
  return (
    <Frame
      clinic={clinic}
      preview={unlinked(long[0]?.value ?? emails.message.preview(sender))}
      footnote={emails.message.footnote}
    >
      <Title mark={subject}>
        <VisitorText text={sender} />
      </Title>
      <Part last={long.length === 0}>
        <Facts>
          {short.map((field) => (
            <Fact key={field.name} label={fieldLabel(field.name, clinic.words)}>
              <FieldValue {...field} />
            </Fact>
          ))}
          {language !== clinic.code && <Fact label={emails.language}>{languageName(language, clinic)}</Fact>}
        </Facts>
        {note && <Paragraph last>{note}</Paragraph>}
      </Part>
      {long.map((field, index) => (
        <Part key={field.name} last={index === long.length - 1}>
          <Subheading>{fieldLabel(field.name, clinic.words)}</Subheading>
          <Paragraph last>
            <VisitorText text={field.value} />
          </Paragraph>
        </Part>
      ))}
    </Frame>
  );
}
