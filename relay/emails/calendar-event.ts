import type { AppointmentState, Role } from '../../domain/appointment/appointment-lifecycle.ts';
import { appointmentCalendarFile, escapeText } from '../../domain/appointment/calendar-file.ts';
import { emailHref } from '../../domain/web/contact-links.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import { unlinked } from './visitor-text.tsx';
import type { CalendarPart } from './mail.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { fingerprint } from '../recent-deliveries.ts';

/**
 * Returns the UID of an appointment's calendar event, which never changes (RFC 5545, 3.8.4.7). It is not the
 * request's id, which others may know.
 */
export async function eventUid(requestHash: string, { siteUrl }: { siteUrl: string }): Promise<string> {
  return `${await fingerprint(['appointment', requestHash, 'event'])}@${new URL(siteUrl).hostname}`;
}

/**
 * Creates the calendar event of an appointment for one recipient (RFC 5546, 6047). Its UID never changes, and
 * its SEQUENCE grows with each step. The relay's sender address is the organizer. The patient's invitation is
 * already accepted, so no reply is needed. The clinic gets the event with METHOD:PUBLISH, because a calendar
 * ignores invitations from its own address; so does a patient without e-mail, who saves it.
 *
 * @param does - the act's effect on the event
 * @param state - the state after the act
 * @param uid - from `eventUid`
 * @param done - when the act was done; the same step creates the same event
 */
export function appointmentEvent(
  does: 'invite' | 'cancel',
  role: Role,
  state: AppointmentState,
  { uid, clinic, done }: { uid: string; clinic: LocalizedClinic; done: Date },
): CalendarPart {
  const words = clinic.words.appointmentPages.event;
  const isPatient = role === 'patient';
  const isInvited = isPatient && state.email !== '';
  const method = does === 'cancel' ? 'CANCEL' : isInvited ? 'REQUEST' : 'PUBLISH';
  const attendee = `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${emailHref(state.email)}`;
  const alarm = `DESCRIPTION:${escapeText(words.reminder(clinic.name))}`;
  const content = appointmentCalendarFile(
    {
      id: state.id,
      method,
      uid,
      ...state.visitTime,
      clinic,
      words: isPatient
        ? {
            summary: words.patient(clinic.name),
            description: [
              words.patientDescription(state.id, clinic),
              ...factLines(accessFacts(clinic.access, clinic.words.visit)),
            ].join('\n'),
          }
        : {
            summary: words.clinic(unlinked(state.name), state.id),
            description: words.clinicDescription(state.id, unlinked(state.phone)),
          },
      now: done,
    },
    [
      `SEQUENCE:${state.step}`,
      `ORGANIZER;CN=${quoted(clinic.name)}:${emailHref(clinic.fromAddress)}`,
      ...(isInvited ? [attendee] : []),
      ...(isPatient && does === 'invite'
        ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', alarm, 'END:VALARM']
        : []),
    ],
  );
  return { method, filename: `appointment-${state.id}.ics`, content };
}

/** Quotes a parameter's value (RFC 6868). */
function quoted(text: string): string {
  return `"${text.replaceAll('^', '^^').replaceAll('"', "^'")}"`;
}
