import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';
import { beginOf, type AppointmentLife, type Role } from '../../domain/appointment-life.ts';
import { onOneLine } from '../../domain/comma.ts';
import { addressLines } from '../../domain/contact-links.ts';
import { slotEnd } from '../../domain/opening-hours.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import { unlinked } from './visitor-text.tsx';
import type { CalendarPart } from './mail.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { fingerprint } from '../recent-deliveries.ts';

const DAY_SECONDS = 86_400;

/**
 * The id of an appointment's event in calendars, the same through its whole life (RFC 5545, 3.8.4.7). It is the relay's
 * own: a request's id is whoever's who has read it.
 */
export async function eventUid(thread: string, { siteUrl }: { siteUrl: string }): Promise<string> {
  return `${await fingerprint(['appointment', thread, 'event'])}@${new URL(siteUrl).hostname}`;
}

/**
 * The event of an appointment for its recipient's calendar (RFC 5546, 6047): the same UID through its life, a SEQUENCE
 * that grows with each step. The clinic's sending mailbox is the organizer. The patient is invited to what was asked for,
 * so that nothing is left to answer; the clinic, which may be the organizer itself and then ignores requests of its own,
 * has the event published.
 *
 * @param does - what the act does to it
 * @param life - after the act
 * @param uid - the same through its life
 * @param done - when that was done: the same step makes the same event
 */
export function appointmentEvent(
  does: 'invite' | 'cancel',
  role: Role,
  life: AppointmentLife,
  {
    uid,
    clinic,
    fromAddress,
    done,
  }: { uid: string; clinic: LocalizedClinic; fromAddress: string; done: Date },
): CalendarPart {
  const words = clinic.words.appointmentLife.event;
  const cancelled = does === 'cancel';
  const method = cancelled
    ? ICalCalendarMethod.CANCEL
    : role === 'clinic'
      ? ICalCalendarMethod.PUBLISH
      : ICalCalendarMethod.REQUEST;
  const start = beginOf(life.at, clinic);
  const calendar = ical({
    prodId: { company: clinic.name, product: 'Appointments', language: clinic.code.toUpperCase() },
    method,
  });
  const event = calendar.createEvent({
    id: uid,
    sequence: life.step,
    stamp: done,
    start: new Date(start),
    end: slotEnd(clinic, life.at),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    organizer: { name: clinic.name, email: fromAddress },
    location: onOneLine([clinic.name, ...addressLines(clinic.address)]),
    ...(role === 'clinic'
      ? {
          summary: words.clinic(unlinked(life.name), life.id),
          description: words.clinicDescription(life.id, unlinked(life.phone)),
        }
      : {
          summary: words.patient(clinic.name),
          description: [
            words.patientDescription(life.id, clinic),
            ...factLines(accessFacts(clinic.access, clinic.words.visit)),
          ].join('\n'),
        }),
  });
  if (role === 'patient') {
    event.createAttendee({
      email: life.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
    if (!cancelled) {
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: DAY_SECONDS,
        description: words.reminder(clinic.name),
      });
    }
  }
  // The library leaves the last line's end to its user.
  return { method, filename: `appointment-${life.id}.ics`, content: `${calendar.toString()}\r\n` };
}
