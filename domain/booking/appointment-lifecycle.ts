import type { Appointment } from './appointment-request.ts';
import { instantAt, isSameTime, type CivilTime } from './civil-date.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import type { Schedule } from './opening-hours.ts';

// An appointment's life from the request to the visit: who can do what, when, and what follows from it.

export type Role = 'clinic' | 'patient';

/** Where an appointment stands. */
export const STAGES = ['requested', 'confirmed', 'offered', 'change', 'declined', 'cancelled'] as const;
type Stage = (typeof STAGES)[number];

/** What an act's page asks for. */
export type Asks =
  | { for: 'times'; least: number; most: number }
  /** one of those that the clinic has said it can be, or words of its own */
  | { for: 'reason'; longest: number }
  /** one of the times that are offered: each has a link of its own */
  | { for: 'offeredTime' };

type ActRules = {
  /** whose it is */
  role: Role;
  /** the stages at which it can be done */
  at: readonly Stage[];
  /**
   * until when: the visit, `changeHours` before a visit that would be left, or the last of the times spoken
   * of
   */
  until: 'visit' | 'notice' | 'lastTime';
  asks?: Asks;
  /**
   * what it does to the event in both calendars: puts it in, or anew where it stands; takes it out, which
   * ends the appointment; leaves it alone, if absent
   */
  event?: 'invite' | 'cancel';
  /** of the e-mail that reminds of a visit that stands: no other e-mail has it */
  inReminder?: true;
  /** who gets an e-mail of it: the other side first, from then on it stands */
  notifies: readonly Role[];
  /** @param times - those the clinic offers or the patient wishes for; the one that the patient accepts */
  after(
    life: AppointmentLife,
    times: readonly CivilTime[],
  ): Partial<AppointmentLife> & Pick<AppointmentLife, 'stage'>;
};

/** How many times can be offered, or wished for, at once. */
export const MOST_TIMES = 3;

const BY_CLINIC = { role: 'clinic', notifies: ['patient', 'clinic'] } as const;
const BY_PATIENT = { role: 'patient', notifies: ['clinic', 'patient'] } as const;

/** All that can be done with an appointment; what is said of it is in words/<language>/acts.ts. */
export const ACTS = {
  confirm: {
    ...BY_CLINIC,
    at: ['requested', 'offered', 'change', 'declined', 'cancelled'],
    until: 'visit',
    event: 'invite',
    after: () => ({ stage: 'confirmed', booked: true }),
  },
  offer: {
    ...BY_CLINIC,
    at: STAGES,
    until: 'lastTime',
    asks: { for: 'times', least: 1, most: MOST_TIMES },
    after: (_, times) => ({ stage: 'offered', times }),
  },
  decline: {
    ...BY_CLINIC,
    at: ['requested', 'confirmed', 'offered', 'change'],
    until: 'lastTime',
    asks: { for: 'reason', longest: 200 },
    event: 'cancel',
    after: ({ booked }) => ({ stage: booked ? 'cancelled' : 'declined', booked: false }),
  },
  come: {
    role: 'patient',
    notifies: ['clinic'],
    at: ['confirmed', 'offered', 'change'],
    until: 'visit',
    inReminder: true,
    // Times that are offered or wished for stay so.
    after: ({ stage, times }) => ({ stage, times }),
  },
  accept: {
    ...BY_PATIENT,
    at: ['offered'],
    until: 'lastTime',
    asks: { for: 'offeredTime' },
    event: 'invite',
    after: (_, [at]) => ({ stage: 'confirmed', booked: true, at: at! }),
  },
  none: {
    ...BY_PATIENT,
    at: ['offered'],
    until: 'lastTime',
    after: (_, times) => ({ stage: 'change', times }),
  },
  change: {
    ...BY_PATIENT,
    at: ['requested', 'confirmed'],
    until: 'notice',
    asks: { for: 'times', least: 0, most: MOST_TIMES },
    after: (_, times) => ({ stage: 'change', times }),
  },
  cancel: {
    ...BY_PATIENT,
    at: ['requested', 'confirmed', 'offered', 'change'],
    until: 'notice',
    event: 'cancel',
    after: () => ({ stage: 'cancelled', booked: false }),
  },
} as const satisfies Record<string, ActRules>;

export type Act = keyof typeof ACTS;

/** What the clinic can say in declining; its words are in words/<language>/appointment-life.ts. */
export type DeclineReason = 'full' | 'dentist' | 'closed' | 'call';

/**
 * What an act is done with: the times and the reason that its page has asked for, or the time that its link
 * accepts.
 */
export type Given = { times: readonly CivilTime[]; reason: string };

export const NOTHING_GIVEN: Given = { times: [], reason: '' };

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
  /** the patient has agreed to be reminded of the visit */
  reminds?: true;
};

/** The life of a request nobody has answered yet. */
export function requestedLife(request: Appointment, thread: string, language = 'en'): AppointmentLife {
  const { id, name, email, phone, date, time } = request;
  const at = { date, time };
  const begun = { thread, step: 0, stage: 'requested', booked: false } as const;
  const agreed = request.reminder ? ({ reminds: true } as const) : {};
  return { id, name, email, phone, language, ...begun, asked: at, at, times: [], ...agreed };
}

/** The rules of an act. */
export const rulesOf = (act: Act): ActRules => ACTS[act];

/** What `role` can do at this step. */
export function actsOf(role: Role, { stage, booked }: AppointmentLife): Act[] {
  return (Object.keys(ACTS) as Act[]).filter((act) => {
    const rules = rulesOf(act);
    return rules.role === role && rules.at.includes(stage) && (booked || !rules.inReminder);
  });
}

/** The appointment after an act, with the times of its own. */
export function afterAct(life: AppointmentLife, act: Act, times: readonly CivilTime[]): AppointmentLife {
  return { ...life, step: life.step + 1, times: [], ...rulesOf(act).after(life, times) };
}

/** The time that an act gives to an appointment, which did not stand at it before. */
export function timeGiven(before: AppointmentLife, after: AppointmentLife): CivilTime | null {
  return after.booked && !(before.booked && isSameTime(before.at, after.at)) ? after.at : null;
}

/**
 * Whether an appointment is at its end: what can be done is to book another, or the clinic takes it up again.
 */
export function isOver({ stage }: Pick<AppointmentLife, 'stage'>): boolean {
  return stage === 'declined' || stage === 'cancelled';
}

/** What an act does to the event in both calendars; what has never been in one can't be taken out. */
export function eventOf(act: Act, before: AppointmentLife): ActRules['event'] {
  const { event } = rulesOf(act);
  return event === 'cancel' && !before.booked ? undefined : event;
}

/**
 * The cases that words tell apart: an act on a bare request, between offers, on what is booked, or after the
 * end.
 */
function caseOf(life: AppointmentLife): 'requested' | 'open' | 'booked' | 'over' {
  if (isOver(life)) return 'over';
  if (life.booked) return 'booked';
  return life.stage === 'requested' ? 'requested' : 'open';
}

/** What is said of each act, and of an act in one of its cases where that is something else. */
export type ByAct<Said> = Record<Act, Said> & {
  [Case in `${Act}.${ReturnType<typeof caseOf>}`]?: Partial<Said>;
};

/** What is said of an act on an appointment. */
export function saidOf<Said>(table: ByAct<Said>, act: Act, life: AppointmentLife): Said {
  return { ...table[act], ...table[`${act}.${caseOf(life)}`] };
}

/** What the clinic's rules say of time. */
export type LifeRules = Pick<Schedule, 'timeZone'> & { booking: Pick<ClinicFacts['booking'], 'changeHours'> };

const HOUR_MS = 3_600_000;

/**
 * When the last of an appointment's times begins, in milliseconds: nothing can be done with it afterwards.
 */
export function endOf({ at, times }: AppointmentLife, rules: LifeRules): number {
  return Math.max(...[at, ...times].map((time) => beginOf(time, rules)));
}

export function beginOf({ date, time }: CivilTime, { timeZone }: Pick<LifeRules, 'timeZone'>): number {
  return instantAt(date, time, timeZone).getTime();
}

/**
 * Why an act comes too late: its time is over, or the visit is so near that the clinic wants a call; null
 * when it does not. Where another time is still to be found, the one that was asked for first is nothing to
 * be late for.
 *
 * @param accepted - the time that would be accepted
 */
export function tooLate(
  life: AppointmentLife,
  act: Act,
  accepted: CivilTime | undefined,
  now: Date,
  rules: LifeRules,
): 'over' | 'near' | null {
  const { until } = rulesOf(act);
  const visit = beginOf(life.at, rules);
  const leavesVisit = until === 'notice' && (life.booked || life.stage === 'requested');
  const last = accepted
    ? beginOf(accepted, rules)
    : until === 'visit' || leavesVisit
      ? visit
      : endOf(life, rules);
  if (now.getTime() >= last) return 'over';
  const near = visit - rules.booking.changeHours * HOUR_MS;
  return leavesVisit && now.getTime() >= near ? 'near' : null;
}
