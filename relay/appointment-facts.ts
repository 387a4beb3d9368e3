import type { AppointmentState, Reason, Role } from '../domain/appointment/appointment-lifecycle.ts';
import { addressText } from '../domain/web/contact-links.ts';
import { addressableName } from './emails/visitor-text.tsx';
import { languageName, reasonText, type LocalizedClinic } from './localized-clinic.ts';

/** A fact of an appointment; times and the address have several lines. */
export type AppointmentFact = { name: FactName; label: string; lines: readonly string[] };

type FactName = keyof ReturnType<typeof allFacts>;

/**
 * Returns the facts of an appointment that pages and e-mails show to one party, without those that have no
 * value or do not concern the party.
 *
 * @param names - in the order in which they are shown
 * @param reason - why the clinic declined
 */
export function appointmentFacts(
  names: readonly FactName[],
  clinic: LocalizedClinic,
  state: AppointmentState,
  role: Role,
  reason: Reason = null,
): AppointmentFact[] {
  const all = allFacts(clinic, state, role, reason);
  return names.flatMap((name) => {
    const [label, ...lines] = all[name];
    const known = lines.flatMap((line) => line || []);
    return known.length > 0 ? [{ name, label, lines: known }] : [];
  });
}

function allFacts(clinic: LocalizedClinic, state: AppointmentState, role: Role, reason: Reason) {
  const { appointmentPages, dates, emails, withoutEmail } = clinic.words;
  const { email, page, when } = appointmentPages;
  const { visitTime, times, stage, language } = state;
  const isForClinic = role === 'clinic';
  return {
    date: [emails.labels.date, dates.day(visitTime.date)],
    time: [emails.labels.time, dates.slot(visitTime.time)],
    /** in place of day and time, if the appointment is not confirmed and the times are what matters */
    requestedTime: [email.requestedTime, when(visitTime)],
    times: [stage === 'offered' ? email.offeredTimes : email.wishedTimes, ...times.map(when)],
    reason: [email.reason, reason && reasonText(reason, clinic)],
    // Patients are shown no typed text except a plausible name, because the e-mail address may be someone
    // else's.
    name: [page.name, isForClinic ? state.name : addressableName(state.name)],
    phone: isForClinic ? [emails.labels.phone, state.phone] : [email.phone, clinic.phone],
    email: [emails.labels.email, state.email || withoutEmail.noAddress],
    where: [emails.receipt.where, clinic.name, addressText(clinic.address)],
    request: [emails.request, state.id],
    language: [emails.language, language === clinic.code ? null : languageName(language, clinic)],
  } satisfies Record<string, [label: string, ...lines: (string | null)[]]>;
}
