import { expect, test } from 'vitest';
import { checkForm } from './form-field.ts';
import { messagePhones, messageSchema, type Phones } from './message.ts';

const valid = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '+91 ',
  message: 'I have a question.',
};

/** Returns the first refused field, or null. */
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
  ['indian', 'IN', undefined, 'indian'],
  ['indian', 'IN', true, 'any'],
  ['international', 'IN', true, 'international'],
  ['indian', 'AE', true, 'abroad'],
  ['international', 'AE', undefined, 'abroad'],
] as const)(
  'readers: %s, clinic in %s, foreign numbers %s: %s',
  (readers, country, foreignPhones, phones) => {
    expect(messagePhones(readers, { address: { country }, foreignPhones })).toBe(phones);
  },
);

test.each([
  ['+91 ', ''],
  ['098765-43210', '+91 9876543210'],
])('sends the phone number %j as %j', (phone, sent) => {
  expect(checkForm(messageSchema('indian'), { ...valid, phone })).toMatchObject({ values: { phone: sent } });
});

test.each([
  [
    'accepts',
    null,
    ['Jo', ' Asha ', 'José', 'Jose\u0301', 'आशा राव', 'Asha\tRao', '\u202aAsha\u202c', 'A'.repeat(50)],
  ],
  [
    'rejects',
    'name',
    ['', ' A ', 'A'.repeat(51), 'Asha2', 'Asha_Rao', '\u200b\u200b', 'A\u0301\u0335', '<b>'],
  ],
] as const)('%s names', (_, field, names) => {
  for (const name of names) expect(invalidField({ name }), name).toBe(field);
});

const NUMBERS: Record<Phones, { right: string[]; wrong: string[] }> = {
  indian: {
    right: ['+91 98765 43210'],
    wrong: ['+91 5876543210', '+91 987654321', '+91 98765432101', '+91 987654321x', '+1 4155552671'],
  },
  international: {
    right: [
      '',
      '+971 50 123 4567',
      '00971501234567',
      '+1 (415) 555-2671',
      '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
      '+91 98765 43210',
    ],
    wrong: [
      '050 123 4567',
      '9876543210',
      '+0971 50 123 4567',
      '+971',
      '+971 50 123 4567 8901',
      '+971 50 ASK',
    ],
  },
  any: {
    right: ['', '98765 43210', '+91 98765 43210', '022 2493 1234', '+971 50 765 4321', '0044 20 7946 0958'],
    wrong: ['12345', '22 2493 1234', '971 50 765 4321', '+0 123 456 789', 'call me'],
  },
  abroad: { right: ['', '+971 50 123 4567'], wrong: ['050 123 4567', '9876543210'] },
};

test.each(['indian', 'international', 'any', 'abroad'] as const)(
  'checks numbers by the rule for %s numbers',
  (phones) => {
    const { right, wrong } = NUMBERS[phones];
    for (const phone of right) expect(invalidField({ phone }, phones), phone).toBeNull();
    for (const phone of wrong) expect(invalidField({ phone }, phones), phone).toBe('phone');
  },
);

test('accepts every e-mail address that has an @', () => {
  for (const email of ['', 'asha', 'asha.mail.example', 'asha at mail.example'])
    expect(invalidField({ email })).toBe('email');
  for (const email of ['a@b', '@', 'asha rao@mail', "o'malley@clinic.example"])
    expect(invalidField({ email })).toBeNull();
});
