import type { AppointmentState, Role } from '../../domain/booking/appointment-lifecycle.ts';
import { appointmentCalendarFile, escapeText } from '../../domain/booking/calendar-file.ts';
import { emailHref } from '../../domain/web/contact-links.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import { unlinked } from './visitor-text.tsx';
import type { CalendarPart } from './mail.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { fingerprint } from '../recent-deliveries.ts';

/**
 * The id of an appointment's event in calendars, the same through its whole life (RFC 5545, 3.8.4.7). It is
 * the relay's own: a request's id is whoever's who has read it.
 */
export async function eventUid(requestHash: string, { siteUrl }: { siteUrl: string }): Promise<string> {
  return `${await fingerprint(['appointment', requestHash, 'event'])}@${new URL(siteUrl).hostname}`;
}

/**
 * The event of an appointment for its recipient's calendar (RFC 5546, 6047): the same UID through its life, a
 * SEQUENCE that grows with each step. The clinic's sending mailbox is the organizer. The patient is invited
 * to what was asked for, so that nothing is left to answer; the clinic, which may be the organizer itself and
 * then ignores requests of its own, has the event published.
 *
 * @param does - what the act does to it
 * @param life - after the act
 * @param uid - the same through its life
 * @param done - when that was done: the same step makes the same event
 */
export function appointmentEvent(
  does: 'invite' | 'cancel',
  role: Role,
  state: AppointmentState,
  { uid, clinic, done }: { uid: string; clinic: LocalizedClinic; done: Date },
): CalendarPart {
  const words = clinic.words.appointmentPages.event;
  const isPatient = role === 'patient';
  const method = does === 'cancel' ? 'CANCEL' : isPatient ? 'REQUEST' : 'PUBLISH';
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
      ...(isPatient ? [attendee] : []),
      ...(method === 'REQUEST'
        ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', alarm, 'END:VALARM']
        : []),
    ],
  );
  return { method, filename: `appointment-${state.id}.ics`, content };
}

/** A parameter's value (RFC 6868). */
function quoted(text: string): string {
  return `"${text.replaceAll('^', '^^').replaceAll('"', "^'")}"`;
}
