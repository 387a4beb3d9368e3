import { expect, test } from 'vitest';
import { messageFault } from './message.ts';

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

test('a complete message has no fault, with and without a phone number', () => {
  expect(messageFault(values())).toBeNull();
  expect(messageFault(values({ phone: '+91 9876543210' }))).toBeNull();
});

test.each(['Jo', ' Asha ', 'José', 'आशा राव', 'A'.repeat(50)])('%j is a name', (name) => {
  expect(messageFault(values({ name }))).toBeNull();
});

test.each(['', ' A ', 'A'.repeat(51), 'Asha2', 'Asha_Rao', 'Asha\tRao', '<b>'])('%j is no name', (name) => {
  expect(messageFault(values({ name }))).toBe('name');
});

test.each(['+91 5876543210', '+91 987654321', '+91 98765432101', '+91 987654321x', '+1 4155552671'])(
  '%s is no Indian mobile number',
  (phone) => {
    expect(messageFault(values({ phone }))).toBe('phone');
  },
);

test('an e-mail address has an @', () => {
  expect(messageFault(values({ email: 'asha' }))).toBe('email');
  expect(messageFault(values({ email: 'a@b' }))).toBeNull();
});

test('a message has ten characters, blanks around it aside', () => {
  expect(messageFault(values({ message: ' 123456789 ' }))).toBe('message');
  expect(messageFault(values({ message: ' 1234567890 ' }))).toBeNull();
});
