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
export type RequestedInput =
  | { for: 'times'; min: number; max: number }
  /** one of those that the clinic has said it can be, or words of its own */
  | { for: 'reason'; maxLength: number }
  /** one of the times that are offered: each has a link of its own */
  | { for: 'offeredTime' };

type ActRules = {
  /** whose it is */
  role: Role;
  /** the stages at which it can be done */
  allowedStages: readonly Stage[];
  /**
   * until when: the visit, `changeHours` before a visit that would be left, or the last of the times spoken
   * of
   */
  deadline: 'visit' | 'notice' | 'lastTime';
  asks?: RequestedInput;
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
  apply(
    state: AppointmentState,
    times: readonly CivilTime[],
  ): Partial<AppointmentState> & Pick<AppointmentState, 'stage'>;
};

/** How many times can be offered, or wished for, at once. */
export const MAX_TIMES = 3;

const BY_CLINIC = { role: 'clinic', notifies: ['patient', 'clinic'] } as const;
const BY_PATIENT = { role: 'patient', notifies: ['clinic', 'patient'] } as const;

/** All that can be done with an appointment; what is said of it is in words/<language>/acts.ts. */
export const ACTS = {
  confirm: {
    ...BY_CLINIC,
    allowedStages: ['requested', 'offered', 'change', 'declined', 'cancelled'],
    deadline: 'visit',
    event: 'invite',
    apply: () => ({ stage: 'confirmed', booked: true }),
  },
  offer: {
    ...BY_CLINIC,
    allowedStages: STAGES,
    deadline: 'lastTime',
    asks: { for: 'times', min: 1, max: MAX_TIMES },
    apply: (_, times) => ({ stage: 'offered', times }),
  },
  decline: {
    ...BY_CLINIC,
    allowedStages: ['requested', 'confirmed', 'offered', 'change'],
    deadline: 'lastTime',
    asks: { for: 'reason', maxLength: 200 },
    event: 'cancel',
    apply: ({ booked }) => ({ stage: booked ? 'cancelled' : 'declined', booked: false }),
  },
  attend: {
    role: 'patient',
    notifies: ['clinic'],
    allowedStages: ['confirmed', 'offered', 'change'],
    deadline: 'visit',
    inReminder: true,
    // Times that are offered or wished for stay so.
    apply: ({ stage, times }) => ({ stage, times }),
  },
  accept: {
    ...BY_PATIENT,
    allowedStages: ['offered'],
    deadline: 'lastTime',
    asks: { for: 'offeredTime' },
    event: 'invite',
    apply: (_, [at]) => ({ stage: 'confirmed', booked: true, visitTime: at! }),
  },
  none: {
    ...BY_PATIENT,
    allowedStages: ['offered'],
    deadline: 'lastTime',
    apply: (_, times) => ({ stage: 'change', times }),
  },
  change: {
    ...BY_PATIENT,
    allowedStages: ['requested', 'confirmed'],
    deadline: 'notice',
    asks: { for: 'times', min: 0, max: MAX_TIMES },
    apply: (_, times) => ({ stage: 'change', times }),
  },
  cancel: {
    ...BY_PATIENT,
    allowedStages: ['requested', 'confirmed', 'offered', 'change'],
    deadline: 'notice',
    event: 'cancel',
    apply: () => ({ stage: 'cancelled', booked: false }),
  },
} as const satisfies Record<string, ActRules>;

export type Act = keyof typeof ACTS;

/** What the clinic can say in declining; its words are in words/<language>/appointment-life.ts. */
export type DeclineReason = 'full' | 'dentist' | 'closed' | 'call';

/**
 * What an act is done with: the times and the reason that its page has asked for, or the time that its link
 * accepts.
 */
export type ActInput = { times: readonly CivilTime[]; reason: string };

export const NO_INPUT: ActInput = { times: [], reason: '' };

/** An appointment at one step of its life. */
export type AppointmentState = Pick<Appointment, 'id' | 'name' | 'email' | 'phone'> & {
  /** the language of the page on which it was asked for, which the patient reads */
  language: string;
  /** a keyed hash of the request: the same through the whole life, and nobody's name */
  requestHash: string;
  /** how many acts there were; the `SEQUENCE` of the calendar's event (RFC 5546, 2.1.4) */
  step: number;
  stage: Stage;
  /** whether the event stands in the calendars of both */
  booked: boolean;
  /** the time that was asked for first */
  requestedTime: CivilTime;
  /** the time that stands */
  visitTime: CivilTime;
  /** the times that the clinic offers, or those that the patient wishes for */
  times: readonly CivilTime[];
  /** the patient has agreed to be reminded of the visit */
  wantsReminder?: true;
};

/** The life of a request nobody has answered yet. */
export function newRequestState(
  request: Appointment,
  requestHash: string,
  language = 'en',
): AppointmentState {
  const { id, name, email, phone, date, time } = request;
  const at = { date, time };
  const start = { requestHash, step: 0, stage: 'requested', booked: false } as const;
  const reminder = request.reminder ? ({ wantsReminder: true } as const) : {};
  return {
    id,
    name,
    email,
    phone,
    language,
    ...start,
    requestedTime: at,
    visitTime: at,
    times: [],
    ...reminder,
  };
}

/** The rules of an act. */
export const rulesOf = (act: Act): ActRules => ACTS[act];

/** What `role` can do at this step. */
export function actsOf(role: Role, { stage, booked }: AppointmentState): Act[] {
  return (Object.keys(ACTS) as Act[]).filter((act) => {
    const rules = rulesOf(act);
    return rules.role === role && rules.allowedStages.includes(stage) && (booked || !rules.inReminder);
  });
}

/** The appointment after an act, with the times of its own. */
export function applyAct(state: AppointmentState, act: Act, times: readonly CivilTime[]): AppointmentState {
  return { ...state, step: state.step + 1, times: [], ...rulesOf(act).apply(state, times) };
}

/** The time that an act gives to an appointment, which did not stand at it before. */
export function newlyBookedTime(before: AppointmentState, after: AppointmentState): CivilTime | null {
  return after.booked && !(before.booked && isSameTime(before.visitTime, after.visitTime))
    ? after.visitTime
    : null;
}

/**
 * Whether an appointment is at its end: what can be done is to book another, or the clinic takes it up again.
 */
export function hasEnded({ stage }: Pick<AppointmentState, 'stage'>): boolean {
  return stage === 'declined' || stage === 'cancelled';
}

/** What an act does to the event in both calendars; what has never been in one can't be taken out. */
export function calendarChange(act: Act, before: AppointmentState): ActRules['event'] {
  const { event } = rulesOf(act);
  return event === 'cancel' && !before.booked ? undefined : event;
}

/**
 * The cases that words tell apart: an act on a bare request, between offers, on what is booked, or after the
 * end.
 */
function wordingCase(state: AppointmentState): 'requested' | 'open' | 'booked' | 'ended' {
  if (hasEnded(state)) return 'ended';
  if (state.booked) return 'booked';
  return state.stage === 'requested' ? 'requested' : 'open';
}

/** What is said of each act, and of an act in one of its cases where that is something else. */
export type WordsByAct<Said> = Record<Act, Said> & {
  [Case in `${Act}.${ReturnType<typeof wordingCase>}`]?: Partial<Said>;
};

/** What is said of an act on an appointment. */
export function wordsForAct<Said>(table: WordsByAct<Said>, act: Act, state: AppointmentState): Said {
  return { ...table[act], ...table[`${act}.${wordingCase(state)}`] };
}

/** What the clinic's rules say of time. */
export type DeadlineRules = Pick<Schedule, 'timeZone'> & {
  booking: Pick<ClinicFacts['booking'], 'changeHours'>;
};

const HOUR_MS = 3_600_000;

/**
 * When the last of an appointment's times begins, in milliseconds: nothing can be done with it afterwards.
 */
export function lastStart({ visitTime: at, times }: AppointmentState, rules: DeadlineRules): number {
  return Math.max(...[at, ...times].map((time) => startOf(time, rules)));
}

export function startOf({ date, time }: CivilTime, { timeZone }: Pick<DeadlineRules, 'timeZone'>): number {
  return instantAt(date, time, timeZone).getTime();
}

/**
 * Why an act comes too late: its time is over, or the visit is so near that the clinic wants a call; null
 * when it does not. Where another time is still to be found, the one that was asked for first is nothing to
 * be late for.
 *
 * @param accepted - the time that would be accepted
 */
export function lateness(
  state: AppointmentState,
  act: Act,
  accepted: CivilTime | undefined,
  now: Date,
  rules: DeadlineRules,
): 'past' | 'tooClose' | null {
  const { deadline } = rulesOf(act);
  const visit = startOf(state.visitTime, rules);
  const leavesVisit = deadline === 'notice' && (state.booked || state.stage === 'requested');
  const last = accepted
    ? startOf(accepted, rules)
    : deadline === 'visit' || leavesVisit
      ? visit
      : lastStart(state, rules);
  if (now.getTime() >= last) return 'past';
  const near = visit - rules.booking.changeHours * HOUR_MS;
  return leavesVisit && now.getTime() >= near ? 'tooClose' : null;
}
