import { readPatientNumber } from '../../domain/forms/optional-email.ts';
import { firstNumber, whatsappHref } from '../../domain/web/contact-links.ts';
import {
  hasEnded,
  rulesOf,
  wordsForAct,
  type Act,
  type AppointmentState,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { ActWords } from '#words/acts.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
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
  return typeof button === 'string' ? button : button(when(accepted ?? state.visitTime));
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
 * Renders the clinic's buttons: the acts, a call, and a chat if there is one (`chatHref`).
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
 * Returns a link that opens a chat with a patient, in the patient's language; null if the clinic does not use
 * WhatsApp, or the number cannot take messages.
 */
export function chatHref(clinic: LocalizedClinic, state: AppointmentState): string | null {
  const { words } = clinic.inLanguage(state.language);
  const read = readPatientNumber(firstNumber(state.phone), words.language.phones);
  if (!clinic.whatsapp || read?.reach !== 'messages') return null;
  return whatsappHref(read.number, words.appointmentPages.email.chat(clinic.name, state));
}
