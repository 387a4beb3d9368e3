import { expect, test } from 'vitest';
import { formNotice } from '#words/form-notice.ts';
import { carrierOf } from './form-carrier.ts';

const relay = {
  emailjs: { origin: null, publicKey: '', serviceId: '', clinicTemplateId: '', patientTemplateId: '' },
};
const services = { emailjs: { ...relay.emailjs, origin: 'https://api.emailjs.com' } };
const handledBy = (of: typeof relay | typeof services, isBooking: boolean) =>
  formNotice.handledBy[carrierOf(of, isBooking)];

test('the notice names the services that the build sends to, and no others', () => {
  expect(handledBy(relay, true)).not.toMatch(/EmailJS|Formspree/);
  expect(handledBy(relay, false)).toContain('our own mail program');
  // Where a browser runs no scripts, or they don't arrive, an appointment goes the way of a message.
  expect(handledBy(services, true)).toMatch(/EmailJS.*Formspree/);
  expect(handledBy(services, false)).toContain('Formspree');
  expect(handledBy(services, false)).not.toContain('EmailJS');
});
