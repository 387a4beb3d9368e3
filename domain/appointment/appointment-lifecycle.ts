import type { Appointment } from '../forms/appointment-request.ts';
import { instantAt, isSameTime, type CivilTime } from '../time/civil-date.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import type { Schedule } from '../clinic/opening-hours.ts';

// The stages of an appointment from the request to the visit, and the acts of clinic and patient: who can do
// what, until when, and with what effect. Pure functions; the relay stores the state and sends the e-mails.

export type Role = 'clinic' | 'patient';

/** The stages of an appointment. Their order must not change: links store a stage as its index. */
export const STAGES = ['requested', 'confirmed', 'offered', 'change', 'declined', 'cancelled'] as const;
type Stage = (typeof STAGES)[number];

/** The input that the page of an act asks for. */
export type RequestedInput =
  /** `maxReason`: the most characters of a sentence that says why; absent, none is asked */
  | { for: 'times'; min: number; max: number; maxReason?: number }
  /** one of the predefined reasons (`DeclineReason`), or the clinic's own words */
  | { for: 'reason'; maxLength: number }
  /** one of the offered times; each has its own link */
  | { for: 'offeredTime' };

type ActRules = {
  /** who can do it */
  role: Role;
  allowedStages: readonly Stage[];
  /**
   * `visit`: until the visit begins. `notice`: until `changeHours` before a booked or requested visit,
   * otherwise as `lastTime`. `lastTime`: until the latest time under discussion.
   */
  deadline: 'visit' | 'notice' | 'lastTime';
  asks?: RequestedInput;
  /** how long before the accepted time it has to be done, in milliseconds; 0 by default */
  lead?: number;
  /**
   * The effect on both calendars. `invite` adds the event or updates it; `cancel` removes it and ends the
   * appointment; absent, nothing changes.
   */
  event?: 'invite' | 'cancel';
  /** the act is offered only in the reminder of a booked visit */
  inReminder?: true;
  /** who gets an e-mail, the other party first; the act takes effect once one e-mail is delivered */
  notifies: readonly Role[];
  /** @param times - the times that were offered or wished for, or the one that was accepted */
  apply(
    state: AppointmentState,
    times: readonly CivilTime[],
  ): Partial<AppointmentState> & Pick<AppointmentState, 'stage'>;
};

/** How many times can be offered or wished for at once. */
export const MAX_TIMES = 3;

/** The most characters of the clinic's own reason. */
const MAX_REASON = 200;

const HOUR_MS = 3_600_000;

const BY_CLINIC = { role: 'clinic', notifies: ['patient', 'clinic'] } as const;
const BY_PATIENT = { role: 'patient', notifies: ['clinic', 'patient'] } as const;

/** All acts. Their texts are in words/<language>/acts.ts. */
export const ACTS = {
  confirm: {
    ...BY_CLINIC,
    allowedStages: ['requested', 'offered', 'change', 'declined', 'cancelled'],
    deadline: 'visit',
    event: 'invite',
    apply: () => ({ stage: 'confirmed', booked: true }),
  },
  /** the patient has agreed by telephone to an offered time */
  agree: {
    ...BY_CLINIC,
    allowedStages: ['offered'],
    deadline: 'lastTime',
    asks: { for: 'offeredTime' },
    event: 'invite',
    apply: (_, [at]) => ({ stage: 'confirmed', booked: true, visitTime: at! }),
  },
  offer: {
    ...BY_CLINIC,
    allowedStages: STAGES,
    deadline: 'lastTime',
    asks: { for: 'times', min: 1, max: MAX_TIMES, maxReason: MAX_REASON },
    apply: (_, times) => ({ stage: 'offered', times }),
  },
  decline: {
    ...BY_CLINIC,
    allowedStages: ['requested', 'confirmed', 'offered', 'change'],
    deadline: 'lastTime',
    asks: { for: 'reason', maxLength: MAX_REASON },
    event: 'cancel',
    apply: ({ booked }) => ({ stage: booked ? 'cancelled' : 'declined', booked: false }),
  },
  attend: {
    role: 'patient',
    notifies: ['clinic'],
    allowedStages: ['confirmed', 'offered', 'change'],
    deadline: 'visit',
    inReminder: true,
    // Offered or wished times stay under discussion.
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
  /** moves a confirmed visit to an earlier time that has become free (docs/product.md, Earlier times) */
  take: {
    ...BY_PATIENT,
    allowedStages: ['confirmed'],
    deadline: 'lastTime',
    lead: HOUR_MS,
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

/** The predefined reasons for declining. Their texts are in words/<language>/appointment-pages.ts. */
export type DeclineReason = 'asked' | 'full' | 'dentist' | 'closed' | 'call';

/** Why the clinic declines, or offers other times: a predefined reason or its own words; null if not said. */
export type Reason = { predefined: DeclineReason } | { own: string } | null;

/** Whether a reason is a predefined one. */
export function isReason(reason: Reason, predefined: DeclineReason): boolean {
  return reason !== null && 'predefined' in reason && reason.predefined === predefined;
}

/** The input of an act: the times and the reason entered on its page, or the time that its link accepts. */
export type ActInput = { times: readonly CivilTime[]; reason: Reason };

export const NO_INPUT: ActInput = { times: [], reason: null };

/** An appointment after a number of acts. */
export type AppointmentState = Pick<Appointment, 'id' | 'name' | 'email' | 'phone'> & {
  /** the language of the page on which the appointment was requested */
  language: string;
  /** keyed hash of the original request; identifies the appointment without naming anyone */
  requestHash: string;
  /** the number of acts so far; `SEQUENCE` of the calendar event (RFC 5546, 2.1.4) */
  step: number;
  stage: Stage;
  /** whether the event is in both calendars */
  booked: boolean;
  /** current time of the appointment */
  visitTime: CivilTime;
  /** the times that the clinic offers, or that the patient wishes for */
  times: readonly CivilTime[];
  /** the patient agreed to be reminded of the visit */
  wantsReminder?: true;
  /** the patient asked in the booking form to be told of earlier times */
  wantsEarlier?: true;
};

/** Returns the state of a new, unanswered request. */
export function newRequestState(
  request: Appointment,
  requestHash: string,
  language = 'en',
): AppointmentState {
  const { id, name, email, phone, date, time } = request;
  const at = { date, time };
  const start = { requestHash, step: 0, stage: 'requested', booked: false } as const;
  const reminder = request.reminder ? ({ wantsReminder: true } as const) : {};
  const earlier = request.earlier ? ({ wantsEarlier: true } as const) : {};
  return {
    id,
    name,
    email,
    phone,
    language,
    ...start,
    visitTime: at,
    times: [],
    ...reminder,
    ...earlier,
  };
}

export const rulesOf = (act: Act): ActRules => ACTS[act];

/** Returns the acts that are open to `role`. */
export function actsOf(role: Role, { stage, booked }: AppointmentState): Act[] {
  return (Object.keys(ACTS) as Act[]).filter((act) => {
    const rules = rulesOf(act);
    return rules.role === role && rules.allowedStages.includes(stage) && (booked || !rules.inReminder);
  });
}

/** Returns the state after an act. */
export function applyAct(state: AppointmentState, act: Act, times: readonly CivilTime[]): AppointmentState {
  return { ...state, step: state.step + 1, times: [], ...rulesOf(act).apply(state, times) };
}

/** Returns the time that an act has newly booked, or null if it booked none or the time was booked before. */
export function newlyBookedTime(before: AppointmentState, after: AppointmentState): CivilTime | null {
  return after.booked && !(before.booked && isSameTime(before.visitTime, after.visitTime))
    ? after.visitTime
    : null;
}

/** Whether the appointment was declined or cancelled. Only the clinic can reopen it then. */
export function hasEnded({ stage }: Pick<AppointmentState, 'stage'>): boolean {
  return stage === 'declined' || stage === 'cancelled';
}

/** Returns the effect of an act on both calendars. An event that was never added is not removed. */
export function calendarChange(act: Act, before: AppointmentState): ActRules['event'] {
  const { event } = rulesOf(act);
  return event === 'cancel' && !before.booked ? undefined : event;
}

/**
 * The cases in which an act can have a different text. `open`: a change or an offer is under discussion and
 * nothing is booked.
 */
function wordingCase(state: AppointmentState): 'requested' | 'open' | 'booked' | 'ended' {
  if (hasEnded(state)) return 'ended';
  if (state.booked) return 'booked';
  return state.stage === 'requested' ? 'requested' : 'open';
}

/** The texts of each act. Entries such as `confirm.booked` override those of the act in one case. */
export type WordsByAct<Words> = Record<Act, Words> & {
  [Case in `${Act}.${ReturnType<typeof wordingCase>}`]?: Partial<Words>;
};

/** Returns the texts of an act on an appointment. */
export function wordsForAct<Words>(table: WordsByAct<Words>, act: Act, state: AppointmentState): Words {
  return { ...table[act], ...table[`${act}.${wordingCase(state)}`] };
}

/** The settings of a clinic that decide deadlines. */
export type DeadlineRules = Pick<Schedule, 'timeZone'> & {
  booking: Pick<ClinicFacts['booking'], 'changeHours'>;
};

/**
 * Returns the start of the latest time of an appointment, booked or under discussion, in milliseconds. No act
 * is possible afterwards.
 */
export function lastStart({ visitTime, times }: AppointmentState, rules: DeadlineRules): number {
  return Math.max(...[visitTime, ...times].map((time) => startOf(time, rules)));
}

/** Returns the instant at which a time of the clinic begins, in milliseconds. */
export function startOf({ date, time }: CivilTime, { timeZone }: Pick<DeadlineRules, 'timeZone'>): number {
  return instantAt(date, time, timeZone).getTime();
}

/**
 * Checks the deadline of an act. While other times are under discussion, the deadline is the latest of
 * them.
 *
 * @param accepted - the time that the act would accept
 * @returns 'past' if the deadline has passed; 'tooClose' if the patient has to call, because the visit begins
 *   in less than `changeHours`; null if the act is in time
 */
export function lateness(
  state: AppointmentState,
  act: Act,
  accepted: CivilTime | undefined,
  now: Date,
  rules: DeadlineRules,
): 'past' | 'tooClose' | null {
  const { deadline, lead = 0 } = rulesOf(act);
  const visit = startOf(state.visitTime, rules);
  const leavesVisit = deadline === 'notice' && (state.booked || state.stage === 'requested');
  const last = accepted
    ? startOf(accepted, rules) - lead
    : deadline === 'visit' || leavesVisit
      ? visit
      : lastStart(state, rules);
  if (now.getTime() >= last) return 'past';
  const near = visit - rules.booking.changeHours * HOUR_MS;
  return leavesVisit && now.getTime() >= near ? 'tooClose' : null;
}

/** The content of a link: an appointment's state, the act, and the accepted time if there is one. */
export type AppointmentLink = { state: AppointmentState; act: Act; accepted: CivilTime | undefined };
