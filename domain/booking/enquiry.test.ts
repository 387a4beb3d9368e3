import { expect, test } from 'vitest';
import { enquirySchema } from './enquiry.ts';
import { checkForm } from './form-field.ts';

function invalidField(changes: Record<string, string> = {}) {
  const valid = { name: 'Asha', email: 'asha@mail.example', phone: '', country: 'Kenya', message: 'Hello' };
  const checked = checkForm(enquirySchema, { ...valid, ...changes });
  return 'issues' in checked ? Object.keys(checked.issues)[0] : null;
}

test('requires name, e-mail, country and message, but not phone and treatment', () => {
  expect(invalidField()).toBeNull();
  expect(invalidField({ phone: '+254 700 000000', treatment: 'Crowns' })).toBeNull();
  for (const field of ['name', 'country', 'message'])
    for (const empty of [' ', '\u200b\u2060', '\t']) expect(invalidField({ [field]: empty })).toBe(field);
  for (const email of ['', 'asha', 'asha@', 'a b@c', 'a@b']) expect(invalidField({ email })).toBe('email');
});
