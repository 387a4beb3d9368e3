/** Letters and digits of one test alone. */
export const newMark = () => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** A patient of one test alone, so that its e-mails can be told from others. */
export const newPatient = () => ({
  name: 'Asha Rane',
  email: `asha.${newMark()}@example.com`,
  phone: '98200 12345',
});

/** A client's address of one test alone. */
export function newAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `10.${byte()}.${byte()}.${byte()}`;
}
