import type { MailServices } from '../domain/clinic/mail-services.ts';
import type { FormDelivery } from '../domain/clinic/field-schemas.ts';
import { throwMistakes } from './mistakes.ts';
import { idForLanguage, RELAY_IDS, SERVICE_ORIGINS } from '../domain/web/form-protocols.ts';

const EXAMPLES = {
  EMAILJS_PUBLIC_KEY: 'the public key of your EmailJS account',
  EMAILJS_SERVICE_ID: 'the EmailJS service id, such as "service_ab12cd3"',
  EMAILJS_CLINIC_TEMPLATE_ID: 'the EmailJS template of the clinic\'s e-mail, such as "template_ab12cd3"',
  EMAILJS_PATIENT_TEMPLATE_ID: 'the EmailJS template of the patient\'s e-mail, such as "template_ef45gh6"',
  FORMSPREE_FORM_ID: 'the id of your Formspree form, such as "xabcdefg"',
} as const;

/**
 * Decides which services the forms use (docs/product.md, Relay): EmailJS and Formspree if the environment has
 * all their ids, the project's own relay if it has none.
 *
 * @param env - environment variables
 * @param language - the language of the pages. EmailJS can have templates for it, such as
 *   EMAILJS_PATIENT_TEMPLATE_ID_HI.
 * @throws {ConfigurationError} if only some ids are set, because some requests would get lost
 */
export function mailServicesFrom(env: Record<string, string | undefined>, language = 'en'): MailServices {
  const names = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) {
    return {
      emailjs: {
        origin: null,
        ...RELAY_IDS.emailjs,
        clinicTemplateId: idForLanguage(language, RELAY_IDS.emailjs.clinicTemplateId),
        patientTemplateId: idForLanguage(language, RELAY_IDS.emailjs.patientTemplateId),
      },
      formEndpoint: `/f/${idForLanguage(language, RELAY_IDS.formId)}`,
    };
  }
  throwMistakes(
    missing.map(
      (name) =>
        `environment (or .env): ${name} is missing; it should be ${EXAMPLES[name]}, since other ids are given.`,
    ),
  );
  const id = (name: keyof typeof EXAMPLES) => env[name]!.trim();
  const ofLanguage = (name: keyof typeof EXAMPLES) =>
    env[`${name}_${language.toUpperCase()}`]?.trim() || id(name);
  return {
    emailjs: {
      origin: SERVICE_ORIGINS.emailjs,
      publicKey: id('EMAILJS_PUBLIC_KEY'),
      serviceId: id('EMAILJS_SERVICE_ID'),
      clinicTemplateId: ofLanguage('EMAILJS_CLINIC_TEMPLATE_ID'),
      patientTemplateId: ofLanguage('EMAILJS_PATIENT_TEMPLATE_ID'),
    },
    formEndpoint: `${SERVICE_ORIGINS.formspree}/f/${id('FORMSPREE_FORM_ID')}`,
  };
}

/** Returns whether the forms use the relay or the services, according to the ids in the environment. */
export function formDeliveryFrom(env: Record<string, string | undefined>): FormDelivery {
  return mailServicesFrom(env).emailjs.origin === null ? 'relay' : 'services';
}

/** Other origins that forms are sent to; none if the relay receives them on the site's origin. */
export function formOrigins({ emailjs, formEndpoint }: MailServices): string[] {
  return emailjs.origin === null ? [] : [emailjs.origin, new URL(formEndpoint).origin];
}
