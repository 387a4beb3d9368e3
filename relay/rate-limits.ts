import type { Role } from '../domain/appointment/appointment-lifecycle.ts';
import { monotonicMs } from './monotonic-clock.ts';

/** A rate limit per client. */
export type Limiter = {
  /**
   * Counts one request of `client`.
   *
   * @returns 0 if the request is allowed, otherwise the milliseconds until the next one is; a rejected
   *   request is not counted
   */
  take(client: string): Promise<number>;
};

/** Thrown if a limit of e-mails is reached. */
export class TooManyEmailsError extends Error {
  override name = 'TooManyEmailsError';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('a limit of e-mails is reached');
    this.waitMs = waitMs;
  }
}

/** At most `limit` requests of one client within any `windowMs` milliseconds. */
type Window = { limit: number; windowMs: number };

/** `burst` requests of one client at once, and from then on one every `refillMs` milliseconds. */
type Bucket = { burst: number; refillMs: number };

/** A rule with its name, which identifies it in stores. */
export type LimitRule = { name: string } & (Window | Bucket);

/**
 * The stored state of one client under one rule: named times in milliseconds, and the next place in the ring
 * buffer.
 */
export type ClientState = {
  get(name: string): number | undefined;
  set(name: string, value: number): void;
};

/** Name of the time until which a client's state is needed; later it equals that of a new client. */
export const UNTIL = 'until';

/**
 * Counts one request of a client.
 *
 * @returns what `Limiter.take` returns
 */
export function countRequest(rule: Window | Bucket, state: ClientState, time: number): number {
  return 'burst' in rule ? countInBucket(rule, state, time) : countInWindow(rule, state, time);
}

/**
 * Token bucket, as the generic cell rate algorithm (ITU-T I.371). The bucket is full again at the stored
 * time.
 */
function countInBucket({ burst, refillMs }: Bucket, state: ClientState, time: number): number {
  const fullAt = Math.max(state.get(UNTIL) ?? 0, time) + refillMs;
  const waitMs = fullAt - burst * refillMs - time;
  if (waitMs > 0) return waitMs;
  state.set(UNTIL, fullAt);
  return 0;
}

/** Sliding window in a ring buffer: the next place holds the oldest request. */
function countInWindow({ limit, windowMs }: Window, state: ClientState, time: number): number {
  const place = (state.get('next') ?? 0) % limit;
  const earlier = state.get(`request ${place}`);
  if (earlier !== undefined && earlier > time - windowMs) return earlier + windowMs - time;
  state.set(`request ${place}`, time);
  state.set('next', place + 1);
  state.set(UNTIL, time + windowMs);
  return 0;
}

/**
 * Creates a limiter in this process's memory.
 *
 * @param now - a clock in milliseconds; monotonic by default, so that setting the machine's clock changes no
 *   limit
 */
export function createMemoryLimiter(rule: Window | Bucket, now: () => number = monotonicMs): Limiter {
  // Ordered by last request, oldest first.
  const clients = new Map<string, Map<string, number>>();

  return {
    async take(client) {
      const time = now();
      for (const [old, state] of clients) {
        if (state.get(UNTIL)! > time) break;
        clients.delete(old);
      }
      const state = clients.get(client) ?? new Map<string, number>();
      const waitMs = countRequest(rule, state, time);
      if (waitMs === 0) {
        clients.delete(client);
        clients.set(client, state);
      }
      return waitMs;
    },
  };
}

/**
 * Normalizes an e-mail address for counting: lower case, without a subaddress tag (RFC 5233).
 * 'Priya+1@example.com' becomes 'priya@example.com'.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^@+]+)\+[^@]*/, '$1');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many pages of links one client may open. Many patients share the address of a mobile network. */
const PAGES = { burst: 40, refillMs: 3000 };

/** All limits of the relay. */
export type Limits = ReturnType<typeof createLimits>;

/**
 * Creates the limits of a relay.
 *
 * @param emailsPerHour - the maximum that the mail account may send. Requests and messages, which anybody can
 *   send, may use three quarters; the rest is reserved for acts, whose links only the clinic and its patients
 *   have. One client may use a quarter for requests and messages, and a quarter for a patient's acts.
 * @param createLimiter - creates a limiter in the host's store
 * @returns limits that count alone, and `hour` and `hourOfActs`, which ask several in turn: a request that a
 *   later one rejects is counted in those before it
 */
export function createLimits(emailsPerHour: number, createLimiter: (rule: LimitRule) => Limiter) {
  const perHour = (name: string, limit: number) => createLimiter({ name, limit, windowMs: HOUR_MS });
  const quarter = Math.ceil(emailsPerHour / 4);
  const requestsOfEach = perHour('hour-of-each', quarter);
  const requestsOfAll = perHour('hour-of-requests', Math.ceil((emailsPerHour * 3) / 4));
  const patientActsOfEach = perHour('hour-of-patient-acts', quarter);
  const hourOfAll = perHour('hour-of-all', emailsPerHour);

  const hour: Limiter = {
    take: async (client) =>
      (await requestsOfEach.take(client)) || (await requestsOfAll.take('all')) || hourOfAll.take('all'),
  };
  const hourOfActs: Record<Role, Limiter> = {
    clinic: { take: () => hourOfAll.take('all') },
    patient: {
      take: async (client) => (await patientActsOfEach.take(client)) || hourOfAll.take('all'),
    },
  };
  return {
    // EmailJS's one request a second, with bursts of 40: visitors share addresses, and 20 simultaneous
    // bookings send 40 e-mails.
    emailSend: createLimiter({ name: 'email-send', burst: 40, refillMs: 1000 }),
    // The same limit as Formspree's.
    form: createLimiter({ name: 'form', limit: 20, windowMs: MINUTE_MS }),
    // Requests with pictures, which are large: four at once and one a minute from one visitor, so that nobody
    // alone takes all that are read at once (relay/photos/uploads.ts).
    photos: createLimiter({ name: 'photos', burst: 4, refillMs: MINUTE_MS }),
    editorSignIn: createLimiter({ name: 'editor-sign-in', limit: 20, windowMs: MINUTE_MS }),
    /** presses of the button of a link, by appointment, role and client */
    press: createLimiter({ name: 'press', limit: 20, windowMs: MINUTE_MS }),
    /** pages of the clinic's links, by appointment */
    clinicLink: createLimiter({ name: 'clinic-link', ...PAGES }),
    /** pages of patients' links, by client */
    patientLink: createLimiter({ name: 'patient-link', ...PAGES }),
    /** pages and presses of links that are not genuine, by client */
    brokenLink: createLimiter({ name: 'broken-link', ...PAGES }),
    // As many visitors as may send from one address.
    fullSlots: createLimiter({ name: 'full-slots', burst: 40, refillMs: 1000 }),
    /** pages of patients without e-mail, by client */
    patientPage: createLimiter({ name: 'patient-page', ...PAGES }),
    /** e-mails about requests and messages, per client and in total */
    hour,
    /** e-mails about acts, by the role of the link */
    hourOfActs,
    // Receipts of requests to one mailbox (`mailboxOf`): more than a family needs, but too few to flood a
    // stranger. Workers have stored counts under its name.
    receipt: createLimiter({ name: 'confirmation', limit: 10, windowMs: HOUR_MS }),
    // E-mails to the patient about acts on one appointment. A limit of its own, because a stranger can
    // request appointments with a patient's address, but has no link to act.
    act: createLimiter({ name: 'act', limit: 10, windowMs: HOUR_MS }),
  };
}

/**
 * Creates the limits of a relay in one process, in memory.
 *
 * @param now - a monotonic clock in milliseconds, for tests
 */
export function createMemoryLimits(emailsPerHour: number, now?: () => number): Limits {
  return createLimits(emailsPerHour, (rule) => createMemoryLimiter(rule, now));
}
