import { withPhonePrefix } from '../../domain/booking/indian-phone.ts';
import { dialableNumber, whatsappHref } from '../../domain/web/contact-links.ts';
import {
  hasEnded,
  rulesOf,
  wordsForAct,
  type Act,
  type AppointmentState,
} from '../../domain/booking/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/booking/civil-date.ts';
import type { ActWords } from '#words/acts.ts';
import { isIndianByDefault, type LocalizedClinic } from '../localized-clinic.ts';
import { Button, Paragraph, Part, Subheading } from './email-layout.tsx';
import { telephoneHref } from './visitor-text.tsx';

/** The links of the acts that one party can perform at one step. */
export type ActLinks = {
  state: AppointmentState;
  links: { act: Act; href: string; accepted: CivilTime | undefined }[];
};

/** Returns the label of a link in an e-mail. */
export function buttonOf(
  { act, accepted }: ActLinks['links'][number],
  state: AppointmentState,
  { words }: LocalizedClinic,
): string {
  const { acts, when } = words.appointmentPages;
  const { button } = wordsForAct<ActWords>(acts, act, state);
  return typeof button === 'string' ? button : button(when(accepted!));
}

/** Renders a button per act; the preferred one is highlighted. */
export function ActButtons(props: { clinic: LocalizedClinic; actLinks: ActLinks }) {
  const { clinic, actLinks } = props;
  const { state, links } = actLinks;
  return links.map((link) => {
    const { event, inReminder } = rulesOf(link.act);
    const isHopedFor = event === 'invite' || inReminder;
    return (
      <Button key={link.href} clinic={clinic} href={link.href} quiet={hasEnded(state) || !isHopedFor}>
        {buttonOf(link, state, clinic)}
      </Button>
    );
  });
}

/**
 * Renders the clinic's buttons: the acts, a call, and a chat if the clinic uses WhatsApp and the number is an
 * Indian mobile number.
 *
 * @param props.isTold - the e-mail has buttons to call and to write already
 */
export function ClinicButtons(props: {
  clinic: LocalizedClinic;
  actLinks: ActLinks;
  title: string;
  isTold?: boolean;
}) {
  const { clinic, actLinks, title, isTold } = props;
  const { state } = actLinks;
  const words = clinic.words.appointmentPages.email;
  const call = telephoneHref(state.phone);
  const chat = chatHref(clinic, state);
  return (
    <Part last>
      <Subheading>{title}</Subheading>
      <Paragraph>{words.clinicButtonsNote}</Paragraph>
      <ActButtons clinic={clinic} actLinks={actLinks} />
      {call && !isTold && (
        <Button clinic={clinic} href={call} quiet>
          {words.call}
        </Button>
      )}
      {chat && !isTold && (
        <Button clinic={clinic} href={chat} quiet>
          {words.whatsapp}
        </Button>
      )}
    </Part>
  );
}

/**
 * Returns a link that opens a chat with a patient; null if the clinic does not use WhatsApp, or the number is
 * not an Indian mobile number.
 */
export function chatHref(clinic: LocalizedClinic, state: AppointmentState): string | null {
  const number = dialableNumber(state.phone);
  const hasCode = /^(\+|00)/.test(number);
  const mobile = hasCode || isIndianByDefault(state.language) ? withPhonePrefix(number) : '';
  if (!clinic.whatsapp || !/^\+91 [6-9]\d{9}$/.test(mobile)) return null;
  return whatsappHref(mobile, clinic.words.appointmentPages.email.chat(clinic.name, state));
}
