import { expect, test } from 'vitest';
import { recipients } from './form-notices.ts';

const relay = {
  emailjs: { origin: null, publicKey: '', serviceId: '', clinicTemplateId: '', patientTemplateId: '' },
};
const services = { emailjs: { ...relay.emailjs, origin: 'https://api.emailjs.com' } };

test('the notice names the services that the build sends to, and no others', () => {
  expect(recipients(relay, 'appointment')).not.toMatch(/EmailJS|Formspree/);
  expect(recipients(relay, 'message')).toContain('our own mail program');
  expect(recipients(services, 'appointment')).toMatch(/EmailJS.*Formspree/);
  expect(recipients(services, 'message')).toContain('Formspree');
  expect(recipients(services, 'enquiry')).not.toContain('EmailJS');
});
