import { expect, test } from 'vitest';
import { invalidMessageField, type Phones } from './message.ts';

function fault(changes: Record<string, string> = {}, phones: Phones = 'indian') {
  const data = new FormData();
  const valid = {
    name: 'Asha Rao',
    email: 'asha@mail.example',
    phone: '+91 ',
    message: 'I have a question.',
  };
  for (const [name, value] of Object.entries({ ...valid, ...changes })) data.set(name, value);
  return invalidMessageField(data, phones);
}

test('a complete message has no fault, with and without a phone number', () => {
  expect(fault()).toBeNull();
  expect(fault({ phone: '+91 9876543210' })).toBeNull();
});

test.each(['Jo', ' Asha ', 'José', 'Jose\u0301', 'आशा राव', 'Asha\tRao', '\u202aAsha\u202c', 'A'.repeat(50)])(
  '%j is a name',
  (name) => {
    expect(fault({ name })).toBeNull();
  },
);

test.each([
  '',
  ' A ',
  'A'.repeat(51),
  'Asha2',
  'Asha_Rao',
  '\u200b\u200b',
  'A\u200b',
  'A\u0301\u0335',
  '<b>',
])('%j is no name', (name) => {
  expect(fault({ name })).toBe('name');
});

test.each(['\u202a+91 98765 43210\u202c', '98765–43210', '+91 98765−43210'])(
  'a number as contact apps and tables give it is one: %j',
  (phone) => {
    expect(fault({ phone })).toBeNull();
  },
);

test.each(['+91 5876543210', '+91 987654321', '+91 98765432101', '+91 987654321x', '+1 4155552671'])(
  '%s is no Indian mobile number',
  (phone) => {
    expect(fault({ phone })).toBe('phone');
  },
);

test.each([
  '',
  '+971 50 123 4567',
  '00971501234567',
  '+1 (415) 555-2671',
  '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
  '+91 98765 43210',
])('%j is a number of any country', (phone) => {
  expect(fault({ phone }, 'international')).toBeNull();
});

test.each([
  '050 123 4567',
  '9876543210',
  '+0971 50 123 4567',
  '+971',
  '+971 50 123 4567 8901',
  '+971 50 ASK',
])('%s is none that can be rung from another country', (phone) => {
  expect(fault({ phone }, 'international')).toBe('phone');
});

// Which texts are one: email-address.test.ts.
test('an e-mail address is one by the rule of all forms', () => {
  for (const email of ['asha', 'a@b']) expect(fault({ email })).toBe('email');
  for (const email of ["o'malley@clinic.example", '\u200basha@mail.example '])
    expect(fault({ email })).toBeNull();
});

test.each(['name', 'email', 'phone', 'message'])(
  'too long a %s is at fault, whatever it consists of',
  (field) => {
    for (const sign of ['a', '1', '@', '.', ' ']) expect(fault({ [field]: sign.repeat(31_500) })).toBe(field);
  },
);

test('a message has ten characters, blanks around it aside', () => {
  expect(fault({ message: ' 123456789 ' })).toBe('message');
  expect(fault({ message: ' 1234567890 ' })).toBeNull();
});
