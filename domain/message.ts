import { firstFault, type FormField, type Rule } from './form-field.ts';
import { phoneToSend } from './indian-phone.ts';

/** The fields of a message to the clinic, in the form's order. */
export const MESSAGE_FIELDS = {
  name: { kind: 'name', required: true },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: false },
  message: { kind: 'text', required: true },
} as const satisfies Record<string, FormField>;

export type MessageField = keyof typeof MESSAGE_FIELDS;

export const SHORTEST_MESSAGE = 10;

/** In the order of checking (docs/product.md, Messages). Letters are those of every script, with their vowel marks
 * and what joins them. */
const RULES: readonly Rule<MessageField>[] = [
  ['name', (name) => /^(?:[\p{L}\p{M} ]|\u200c|\u200d){2,50}$/u.test(name)],
  ['phone', (phone) => /^(\+91 [6-9]\d{9})?$/.test(phoneToSend(phone))],
  ['email', (email) => email.includes('@')],
  ['message', (message) => message.length >= SHORTEST_MESSAGE],
];

/** The first field at fault, or null. */
export function messageFault(values: FormData): MessageField | null {
  return firstFault(RULES, values);
}
