import type { MailServices } from '../../domain/mail-services.ts';
import { EMAIL_SEND_PATH } from '../../domain/wire.ts';
import { codeOf, post, type Via } from './ask.ts';
import type { Finding } from './findings.ts';

/**
 * Asks EmailJS and Formspree whether they know the clinic's ids. Nothing is sent.
 *
 * @param origin - the site's, which they may be told to take from alone
 */
export async function checkServices(
  { emailjs, formEndpoint }: MailServices,
  origin: string,
  via?: Via,
): Promise<Finding[]> {
  // A template that there is not: EmailJS looks at account and service first, and has nothing to send.
  const ids = { user_id: emailjs.publicKey, service_id: emailjs.serviceId, template_id: 'preflight_none' };
  const booking = { ...ids, template_params: {} };
  const found = await Promise.all([
    judge('EmailJS', post(emailjs.origin + EMAIL_SEND_PATH, JSON.stringify(booking), origin, via), {
      known: /template.*not found/i,
      unknown: /public key is invalid|service ID not found/i,
    }),
    // A form without a field.
    judge('Formspree', post(formEndpoint, '', origin, via), {
      known: /"code":\s*"(EMPTY|REQUIRED_FIELD_MISSING)"|empty/i,
      unknown: /FORM_NOT_FOUND|form not found|form not active/i,
    }),
  ]);
  return [...found.flat(), { kind: 'emailJsSettings' }];
}

/** Whether a service's refusal says that it knows the ids; any other answer says nothing of them. */
async function judge(
  service: string,
  answer: ReturnType<typeof post>,
  { known, unknown }: { known: RegExp; unknown: RegExp },
): Promise<Finding[]> {
  const said = await answer.then(({ body }) => body.slice(0, 200), codeOf);
  if (known.test(said)) return [];
  return [{ kind: unknown.test(said) ? 'idRefused' : 'serviceAnswer', service, said }];
}
