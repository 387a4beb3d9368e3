import {
  hasEnded,
  isReason,
  lateness,
  type AppointmentState,
  type Reason,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { isFromAbroad, readPatientNumber, type Reach } from '../../domain/forms/optional-email.ts';
import { phoneHref, smsHref, whatsappHref } from '../../domain/web/contact-links.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { inGsmAlphabet, smsParts } from './sms.ts';

/**
 * The prepared text by which the clinic tells a patient without e-mail about an appointment, and the links
 * that open a conversation with that text.
 */
export type PatientMessage = {
  text: string;
  /** the code of the text's language */
  language: string;
  direction: 'ltr' | 'rtl';
  /** how the patient's number can be reached; if not by messages, the clinic calls and says the text */
  reach: Reach;
  /** how many SMS the text is sent as */
  smsParts: number;
  /** in the clinic's order of preference; a chat only if the clinic uses WhatsApp */
  links: ({ by: 'whatsapp' | 'sms' | 'call'; href: string } | NumberLink)[];
};

/** A link that calls one of the two numbers that were possibly meant. */
type NumberLink = { by: 'callNumber'; href: string; number: string };

/** The most letters of a prepared text, with its link: two SMS of GSM letters, or five of others. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * What a prepared text says: `step` what the clinic did last, `reminder` reminds of the visit, `earlier`
 * offers an earlier time, which is the state's `visitTime`.
 */
export type MessageKind = 'step' | 'reminder' | 'earlier';

type StateWithReason = AppointmentState & { reason: Reason };

/**
 * Composes the prepared text about an appointment as it stands.
 *
 * @param state - with the clinic's reason for its latest act
 * @param clinic - in the patient's language
 * @param page - the address of the patient's page
 * @param now - decides whether the patient can still change the appointment
 */
export function patientMessage(
  kind: MessageKind,
  state: StateWithReason,
  clinic: LocalizedClinic,
  page: string,
  now: Date,
): PatientMessage {
  const { language, appointmentPages, hours, withoutEmail } = clinic.words;
  const compose = withoutEmail.message[kind === 'step' ? textOf(state, clinic, now) : kind];
  const when = appointmentPages.when(state.visitTime);
  const shownTime = isFromAbroad(state.phone, language.phones)
    ? [when, hours.zone(clinic.address.city)].join(' ')
    : when;
  const textWith = (name: string) => inGsmAlphabet(compose(name, shownTime, page));
  const letters = Array.from(new Intl.Segmenter(language.tag).segment(clinic.name), ({ segment }) => segment);
  let text = textWith(clinic.name);
  while (text.length > MAX_MESSAGE_LENGTH && letters.pop()) text = textWith(`${letters.join('')}...`);
  const read = readPatientNumber(state.phone, language.phones);
  return {
    text,
    language: language.tag,
    direction: language.direction,
    reach: read?.reach ?? 'messages',
    smsParts: smsParts(text),
    links: read ? linksTo(read, text, clinic) : [],
  };
}

function linksTo(
  { number, reach }: NonNullable<ReturnType<typeof readPatientNumber>>,
  text: string,
  { whatsapp }: LocalizedClinic,
): PatientMessage['links'] {
  if (reach === 'foreignOrIndian') {
    const numbers = [number, number.replace('+', '+91')];
    return numbers.map((each) => ({ by: 'callNumber', href: phoneHref(each), number: each }));
  }
  const call = { by: 'call', href: phoneHref(number) } as const;
  if (reach !== 'messages') return [call];
  return [
    ...(whatsapp ? [{ by: 'whatsapp', href: whatsappHref(number, text) } as const] : []),
    { by: 'sms', href: smsHref(number, text) },
    call,
  ];
}

function textOf(
  state: StateWithReason,
  clinic: LocalizedClinic,
  now: Date,
): keyof LocalizedClinic['words']['withoutEmail']['message'] {
  if (hasEnded(state) && isReason(state.reason, 'asked')) return 'cancelledAsAsked';
  if (hasEnded(state)) return state.stage === 'declined' ? 'declined' : 'cancelled';
  if (state.stage === 'offered') return state.booked ? 'offeredWhileBooked' : 'offered';
  return lateness(state, 'cancel', undefined, now, clinic) ? 'confirmedSoon' : 'confirmed';
}
