import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { createEmailService } from '../../tests/helpers/emailjs-stand-in.ts';
import { createFormService } from '../../tests/helpers/formspree-stand-in.ts';
import { mailServicesFrom } from '../../compile/mail-services.ts';
import { certificateFor } from '../../tools/certificate.ts';
import { checkServices } from './mail.ts';
import { listening } from '../../tests/helpers/mail-servers.ts';

const certificate = certificateFor(['services.example']);

type Services = {
  emails: ReturnType<typeof createEmailService>;
  forms: ReturnType<typeof createFormService>;
};

async function found(ids: Record<string, string>, hinder: (services: Services) => void = () => {}) {
  const [emails, forms] = [createEmailService(), createFormService()];
  hinder({ emails, forms });
  const port = await listening(
    createServer(certificate, (request, response) => {
      const service = request.headers.host === 'api.emailjs.com' ? emails : forms;
      void service.answer(request, response);
    }),
  );
  const found = await checkServices(
    mailServicesFrom({ ...SERVICES, ...ids }),
    'https://harbour.example',
    () => ({ host: '127.0.0.1', port }),
  );
  expect([emails.emails, forms.submissions]).toEqual([[], []]);
  return found;
}

const told = (kind: 'idRefused' | 'serviceAnswer', service: string) =>
  expect.objectContaining({ kind, service });
const SETTINGS = { kind: 'emailJsSettings' };

test('of ids that the services know nothing is found; what their answers do not tell is said', async () => {
  expect(await found({})).toEqual([SETTINGS]);
});

test.each<[string, Record<string, string>, ((services: Services) => void)?]>([
  ['EmailJS', { EMAILJS_PUBLIC_KEY: 'another' }],
  ['EmailJS', { EMAILJS_SERVICE_ID: 'service_another' }],
  ['Formspree', { FORMSPREE_FORM_ID: 'another' }],
  // Switched off.
  ['Formspree', {}, ({ forms }) => forms.switchOff()],
])('%s refuses %j', async (service, ids, hinder) => {
  expect(await found(ids, hinder)).toEqual([told('idRefused', service), SETTINGS]);
});

test.each<(services: Services) => void>([
  ({ emails, forms }) => {
    emails.beBusy();
    forms.beBusy();
  },
  ({ emails, forms }) => {
    emails.goDown();
    forms.goDown();
  },
])('an answer that tells nothing of the ids is not judged', async (hinder) => {
  expect(await found({}, hinder)).toEqual([
    told('serviceAnswer', 'EmailJS'),
    told('serviceAnswer', 'Formspree'),
    SETTINGS,
  ]);
});
