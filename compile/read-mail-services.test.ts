import { expect, test } from 'vitest';
import { SERVICES } from '../tests/fixtures/environments.ts';
import { mailServicesFrom } from './read-mail-services.ts';

const { EMAILJS_CLINIC_TEMPLATE_ID: CLINIC, EMAILJS_PATIENT_TEMPLATE_ID: PATIENT } = SERVICES;

/** Returns the ids that forms in a language send. */
function idsIn(language: string, env: Record<string, string>) {
  const { emailjs, formEndpoint } = mailServicesFrom(env, language);
  return [emailjs.clinicTemplateId, emailjs.patientTemplateId, formEndpoint];
}

test('the ids sent to the relay name the language', () => {
  expect(idsIn('en', {})).toEqual(['clinic', 'patient', '/f/contact']);
  expect(idsIn('hi', {})).toEqual(['clinic-hi', 'patient-hi', '/f/contact-hi']);
});

test('uses the EmailJS template of a language if there is one, otherwise the usual one', () => {
  const env = {
    ...SERVICES,
    EMAILJS_PATIENT_TEMPLATE_ID_HI: ' template_h1nd1 ',
    EMAILJS_PATIENT_TEMPLATE_ID_MR: '',
  };
  const [, , form] = idsIn('en', env);
  expect(idsIn('en', env)).toEqual([CLINIC, PATIENT, form]);
  expect(idsIn('hi', env)).toEqual([CLINIC, 'template_h1nd1', form]);
  expect(idsIn('mr', env)).toEqual([CLINIC, PATIENT, form]);
});

test('a template for a language does not replace the usual one', () => {
  const env = {
    ...SERVICES,
    EMAILJS_PATIENT_TEMPLATE_ID: '',
    EMAILJS_PATIENT_TEMPLATE_ID_HI: 'template_h1nd1',
  };
  expect(() => mailServicesFrom(env, 'hi')).toThrow('EMAILJS_PATIENT_TEMPLATE_ID is missing');
});
