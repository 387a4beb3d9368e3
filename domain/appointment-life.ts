import type { Appointment } from './appointment.ts';
import { instantAt, type CivilTime } from './civil-date.ts';
import type { BookingRules, Schedule } from './opening-hours.ts';

// An appointment's life from the request to the visit: who can do what, when, and what follows from it.

export type Role = 'clinic' | 'patient';

/** Where an appointment stands. */
export const STAGES = ['requested', 'confirmed', 'offered', 'change', 'declined', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

/** What somebody can do: whose it is, and at which stages. */
export const ACTS = {
  confirm: { role: 'clinic', at: ['requested', 'offered', 'change', 'declined', 'cancelled'] },
  offer: { role: 'clinic', at: STAGES },
  decline: { role: 'clinic', at: ['requested', 'confirmed', 'offered', 'change'] },
  accept: { role: 'patient', at: ['offered'] },
  none: { role: 'patient', at: ['offered'] },
  change: { role: 'patient', at: ['requested', 'confirmed'] },
  cancel: { role: 'patient', at: ['requested', 'confirmed', 'offered', 'change'] },
} as const satisfies Record<string, { role: Role; at: readonly Stage[] }>;

export type Act = keyof typeof ACTS;

/** How many times can be offered, or wished for, at once. */
export const MOST_TIMES = 3;

/** An appointment at one step of its life. */
export type AppointmentLife = Pick<Appointment, 'id' | 'name' | 'email' | 'phone'> & {
  /** the language of the page on which it was asked for, which the patient reads */
  language: string;
  /** a keyed hash of the request: the same through the whole life, and nobody's name */
  thread: string;
  /** how many acts there were; the `SEQUENCE` of the calendar's event (RFC 5546, 2.1.4) */
  step: number;
  stage: Stage;
  /** whether the event stands in the calendars of both */
  booked: boolean;
  /** the time that was asked for first */
  asked: CivilTime;
  /** the time that stands */
  at: CivilTime;
  /** the times that the clinic offers, or those that the patient wishes for */
  times: readonly CivilTime[];
};

/** The life of a request nobody has answered yet. */
export function requestedLife(request: Appointment, thread: string, language = 'en'): AppointmentLife {
  const { id, name, email, phone, date, time } = request;
  const at = { date, time };
  const begun = { thread, step: 0, stage: 'requested', booked: false } as const;
  return { id, name, email, phone, language, ...begun, asked: at, at, times: [] };
}

/** What `role` can do at this step. */
export function actsOf(role: Role, { stage }: AppointmentLife): Act[] {
  return (Object.keys(ACTS) as Act[]).filter((act) => {
    const { role: whose, at } = ACTS[act];
    return whose === role && (at as readonly Stage[]).includes(stage);
  });
}

/**
 * The appointment after an act.
 *
 * @param times - those the clinic offers or the patient wishes for; the one that the patient accepts
 */
export function afterAct(life: AppointmentLife, act: Act, times: readonly CivilTime[]): AppointmentLife {
  const next = { ...life, step: life.step + 1, times: [] };
  switch (act) {
    case 'confirm':
      return { ...next, stage: 'confirmed', booked: true };
    case 'accept':
      return { ...next, stage: 'confirmed', booked: true, at: times[0]! };
    case 'offer':
      return { ...next, stage: 'offered', times };
    case 'none':
    case 'change':
      return { ...next, stage: 'change', times };
    case 'decline':
      return { ...next, stage: life.booked ? 'cancelled' : 'declined', booked: false };
    case 'cancel':
      return { ...next, stage: 'cancelled', booked: false };
  }
}

/** What the clinic's rules say of time. */
export type LifeRules = Pick<Schedule, 'timeZone'> & {
  booking: Pick<BookingRules, 'slotMinutes'> & {
    /** how many hours before the visit a patient can change or cancel it without a call */
    changeHours: number;
  };
};

const HOUR_MS = 3_600_000;

/** When the last of an appointment's times begins, in milliseconds: nothing can be done with it afterwards. */
export function endOf({ at, times }: AppointmentLife, rules: LifeRules): number {
  return Math.max(...[at, ...times].map((time) => beginOf(time, rules)));
}

export function beginOf({ date, time }: CivilTime, { timeZone }: Pick<LifeRules, 'timeZone'>): number {
  return instantAt(date, time, timeZone).getTime();
}

/**
 * Why an act comes too late: its time is over, or the visit is so near that the clinic wants a call; null when it does
 * not. Where another time is still to be found, the one that was asked for first is nothing to be late for.
 *
 * @param accepted - the time that would be accepted
 */
export function lateness(
  life: AppointmentLife,
  act: Act,
  accepted: CivilTime | undefined,
  now: Date,
  rules: LifeRules,
): 'over' | 'near' | null {
  const visit = beginOf(life.at, rules);
  const leavesVisit = (act === 'change' || act === 'cancel') && (life.booked || life.stage === 'requested');
  const last = accepted
    ? beginOf(accepted, rules)
    : act === 'confirm' || leavesVisit
      ? visit
      : endOf(life, rules);
  if (now.getTime() >= last) return 'over';
  const near = visit - rules.booking.changeHours * HOUR_MS;
  return leavesVisit && now.getTime() >= near ? 'near' : null;
}
