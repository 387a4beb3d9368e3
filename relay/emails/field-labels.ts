import { APPOINTMENT_FIELDS } from '../../domain/forms/appointment-request.ts';
import { ENQUIRY_FIELDS } from '../../domain/forms/enquiry.ts';
import { maxAcceptedLength, type FieldKind, type FormField } from '../../domain/forms/form-field.ts';
import { MESSAGE_FIELDS } from '../../domain/forms/message.ts';
import type { RelayWords } from '../localized-clinic.ts';

const FIELDS = new Map<string, FormField>(
  Object.entries({ ...MESSAGE_FIELDS, ...ENQUIRY_FIELDS, ...APPOINTMENT_FIELDS }),
);

/** Returns the kind of a form field; undefined for an unknown name. */
export function kindOf(name: string): FieldKind | undefined {
  return name === 'subject' ? 'name' : FIELDS.get(name)?.kind;
}

/**
 * Returns a field's label in e-mails; an unknown name becomes its own label: 'preferred_day', 'Preferred
 * day'.
 */
export function fieldLabel(name: string, { emails }: Pick<RelayWords, 'emails'>): string {
  if (Object.hasOwn(emails.labels, name)) return emails.labels[name as keyof typeof emails.labels];
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the message about a value that is too long for its field. */
export function tooLongText(name: string, words: Pick<RelayWords, 'emails' | 'relay'>): string {
  return words.relay.tooLong(fieldLabel(name, words), maxAcceptedLength(kindOf(name) ?? 'text'));
}
