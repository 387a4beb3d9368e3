import { expect, test } from 'vitest';
import { contactFault } from './contact-message.ts';

function values(changes: Record<string, string> = {}) {
  const data = new FormData();
  const valid = {
    name: 'Asha Rao',
    email: 'asha@mail.example',
    phone: '+91 ',
    message: 'I have a question.',
  };
  for (const [name, value] of Object.entries({ ...valid, ...changes })) data.set(name, value);
  return data;
}

const NAME = { field: 'name', message: 'Please enter a valid name (2-50 characters, letters only)' };
const PHONE = {
  field: 'phone',
  message: 'Please enter a valid Indian mobile number (10 digits starting with 6-9)',
};
const EMAIL = { field: 'email', message: 'Please enter a valid email address' };
const MESSAGE = { field: 'message', message: 'Please enter a message with at least 10 characters' };

test('a complete message has no fault, with and without a phone number', () => {
  expect(contactFault(values())).toBeNull();
  expect(contactFault(values({ phone: '+91 9876543210' }))).toBeNull();
});

test.each(['Jo', ' Asha ', 'José', 'आशा राव', 'A'.repeat(50)])('%j is a name', (name) => {
  expect(contactFault(values({ name }))).toBeNull();
});

test.each(['', ' A ', 'A'.repeat(51), 'Asha2', 'Asha_Rao', 'Asha\tRao', '<b>'])('%j is no name', (name) => {
  expect(contactFault(values({ name }))).toEqual(NAME);
});

test.each(['+91 5876543210', '+91 987654321', '+91 98765432101', '+91 987654321x', '+1 4155552671'])(
  '%s is no Indian mobile number',
  (phone) => {
    expect(contactFault(values({ phone }))).toEqual(PHONE);
  },
);

test('an e-mail address has an @', () => {
  expect(contactFault(values({ email: 'asha' }))).toEqual(EMAIL);
  expect(contactFault(values({ email: 'a@b' }))).toBeNull();
});

test('a message has ten characters, blanks around it aside', () => {
  expect(contactFault(values({ message: ' 123456789 ' }))).toEqual(MESSAGE);
  expect(contactFault(values({ message: ' 1234567890 ' }))).toBeNull();
});

test('the checks go name, phone, e-mail, message; the first that fails is told', () => {
  const wrong = { name: '', phone: '+91 1', email: '', message: '' };
  expect(contactFault(values(wrong))).toEqual(NAME);
  expect(contactFault(values({ ...wrong, name: 'Asha' }))).toEqual(PHONE);
  expect(contactFault(values({ ...wrong, name: 'Asha', phone: '' }))).toEqual(EMAIL);
  expect(contactFault(values({ message: '' }))).toEqual(MESSAGE);
});
