import { hasEnded, lateness, type AppointmentState } from '../../domain/booking/appointment-lifecycle.ts';
import { callableNumber, isFromAbroad, takesMessages } from '../../domain/booking/optional-email.ts';
import { phoneHref, whatsappHref } from '../../domain/web/contact-links.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';

/**
 * The prepared text by which the clinic tells a patient without e-mail about an appointment, and the links
 * that open a conversation with that text.
 */
export type PatientMessage = {
  text: string;
  /** the code of the text's language */
  language: string;
  direction: 'ltr' | 'rtl';
  /** the number takes no text messages: the clinic calls and says the text */
  isSpoken: boolean;
  /** in the clinic's order of preference; a chat only if the clinic uses WhatsApp */
  links: { by: 'whatsapp' | 'sms' | 'call'; href: string }[];
};

/** The most letters of a prepared text, with its link: two SMS of GSM letters, or five of others. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Composes the prepared text about an appointment as it stands.
 *
 * @param kind - `step` tells what the clinic did last; `reminder` reminds of the visit
 * @param clinic - in the patient's language
 * @param page - the address of the patient's page
 * @param now - decides whether the patient can still change the appointment
 */
export function patientMessage(
  kind: 'step' | 'reminder',
  state: AppointmentState,
  clinic: LocalizedClinic,
  page: string,
  now: Date,
): PatientMessage {
  const { language, appointmentPages, hours, withoutEmail } = clinic.words;
  const compose = withoutEmail.message[kind === 'reminder' ? kind : textOf(state, clinic, now)];
  const number = callableNumber(state.phone, language.phones);
  const when = appointmentPages.when(state.visitTime);
  const shownTime = isFromAbroad(state.phone, language.phones)
    ? [when, hours.zone(clinic.address.city)].join(' ')
    : when;
  const textWith = (name: string) => compose(name, shownTime, page);
  const letters = Array.from(new Intl.Segmenter(language.tag).segment(clinic.name), ({ segment }) => segment);
  let text = textWith(clinic.name);
  while (text.length > MAX_MESSAGE_LENGTH && letters.pop()) text = textWith(`${letters.join('')}…`);
  const isSpoken = number !== null && !takesMessages(number);
  const links: PatientMessage['links'] = [];
  if (number && !isSpoken && clinic.whatsapp)
    links.push({ by: 'whatsapp', href: whatsappHref(number, text) });
  // RFC 5724.
  if (number && !isSpoken) links.push({ by: 'sms', href: `sms:${number}?body=${encodeURIComponent(text)}` });
  if (number) links.push({ by: 'call', href: phoneHref(number) });
  return { text, language: language.tag, direction: language.direction, isSpoken, links };
}

function textOf(
  state: AppointmentState,
  clinic: LocalizedClinic,
  now: Date,
): keyof LocalizedClinic['words']['withoutEmail']['message'] {
  if (hasEnded(state)) return state.stage === 'declined' ? 'declined' : 'cancelled';
  if (state.stage === 'offered') return state.booked ? 'offeredWhileBooked' : 'offered';
  return lateness(state, 'cancel', undefined, now, clinic) ? 'confirmedSoon' : 'confirmed';
}
