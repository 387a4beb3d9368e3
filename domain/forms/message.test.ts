import { expect, test } from 'vitest';
import { checkForm } from './form-field.ts';
import { messageSchema, type Phones } from './message.ts';

const valid = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '+91 ',
  message: 'I have a question.',
};

/** The first field that is refused, or null. */
function invalidField(changes: Record<string, string> = {}, phones: Phones = 'indian') {
  const checked = checkForm(messageSchema(phones), { ...valid, ...changes });
  return 'issues' in checked ? Object.keys(checked.issues)[0] : null;
}

test('checks name, phone, e-mail address and message in this order', () => {
  const checked = checkForm(messageSchema('indian'), { phone: '1' });
  expect('issues' in checked && Object.entries(checked.issues)).toEqual([
    ['name', 'invalid'],
    ['phone', 'invalid'],
    ['email', 'invalid'],
    ['message', 'too-short'],
  ]);
});

test.each([
  ['+91 ', ''],
  ['098765-43210', '+91 9876543210'],
])('sends the phone number %j as %j', (phone, sent) => {
  expect(checkForm(messageSchema('indian'), { ...valid, phone })).toMatchObject({ values: { phone: sent } });
});

test.each(['Jo', ' Asha ', 'José', 'Jose\u0301', 'आशा राव', 'Asha\tRao', '\u202aAsha\u202c', 'A'.repeat(50)])(
  'accepts the name %j',
  (name) => {
    expect(invalidField({ name })).toBeNull();
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
])('rejects the name %j', (name) => {
  expect(invalidField({ name })).toBe('name');
});

test.each(['+91 5876543210', '+91 987654321', '+91 98765432101', '+91 987654321x', '+1 4155552671'])(
  'rejects %s as an Indian mobile number',
  (phone) => {
    expect(invalidField({ phone })).toBe('phone');
  },
);

test.each([
  '',
  '+971 50 123 4567',
  '00971501234567',
  '+1 (415) 555-2671',
  '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
  '+91 98765 43210',
])('accepts %j as an international number', (phone) => {
  expect(invalidField({ phone }, 'international')).toBeNull();
});

test.each([
  '050 123 4567',
  '9876543210',
  '+0971 50 123 4567',
  '+971',
  '+971 50 123 4567 8901',
  '+971 50 ASK',
])('rejects %s as an international number', (phone) => {
  expect(invalidField({ phone }, 'international')).toBe('phone');
});

test('of the e-mail address, only an @ is checked', () => {
  for (const email of ['', 'asha', 'asha.mail.example', 'asha at mail.example'])
    expect(invalidField({ email })).toBe('email');
  for (const email of ['a@b', '@', 'asha rao@mail', "o'malley@clinic.example", '\u200basha@mail.example '])
    expect(invalidField({ email })).toBeNull();
});

test.each(['', '98765 43210', '+91 98765 43210', '022 2493 1234', '+971 50 765 4321', '0044 20 7946 0958'])(
  'a clinic with patients from abroad takes %j',
  (phone) => {
    expect(invalidField({ phone }, 'any')).toBeNull();
  },
);

test.each(['12345', '22 2493 1234', '971 50 765 4321', '+0 123 456 789', 'call me'])(
  'a clinic with patients from abroad rejects %j',
  (phone) => {
    expect(invalidField({ phone }, 'any')).toBe('phone');
  },
);
