import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { createEmailService } from '../../tests/helpers/fake-emailjs.ts';
import { createFormService } from '../../tests/helpers/fake-formspree.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { certificateFor } from '../../tools/certificate.ts';
import { checkServices } from './mail.ts';
import { listening } from '../../tests/helpers/mail-servers.ts';

const certificate = certificateFor(['services.example']);

type State = Parameters<typeof createFormService>[0];

/** @param state - of the fake services; only Formspree has forms that are switched off */
async function found(ids: Record<string, string>, state?: State) {
  const emails = createEmailService(state === 'switched off' ? 'up' : state);
  const forms = createFormService(state);
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

test('accepts known ids, and lists the settings it cannot check', async () => {
  expect(await found({})).toEqual([SETTINGS]);
});

test.each<[string, Record<string, string>, State?]>([
  ['EmailJS', { EMAILJS_PUBLIC_KEY: 'another' }],
  ['EmailJS', { EMAILJS_SERVICE_ID: 'service_another' }],
  ['Formspree', { FORMSPREE_FORM_ID: 'another' }],
  ['Formspree', {}, 'switched off'],
])('reports that %s refuses %j', async (service, ids, state) => {
  expect(await found(ids, state)).toEqual([told('idRefused', service), SETTINGS]);
});

test.each(['busy', 'down'] as const)('does not judge the ids if the services are %s', async (state) => {
  const unsaid = ['EmailJS', 'Formspree'].map((service) => told('serviceAnswer', service));
  expect(await found({}, state)).toEqual([...unsaid, SETTINGS]);
});
