/** Returns eight random letters and digits. */
export const newMark = () => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** Creates a patient with a unique e-mail address, so that a test can find its e-mails. */
export const newPatient = () => ({
  name: 'Asha Rane',
  email: `asha.${newMark()}@example.com`,
  phone: '98200 12345',
});

/** Returns a random client address, so that tests do not share limits. */
export function newAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `10.${byte()}.${byte()}.${byte()}`;
}
