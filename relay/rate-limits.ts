import type { Role } from '../domain/booking/appointment-lifecycle.ts';
import { monotonicMs } from './monotonic-clock.ts';

/** Decides whether a client may make one more request. */
export type Limiter = {
  /**
   * Counts one request of `client`.
   *
   * @returns 0 when it may go on, else the milliseconds after which the next one may; a refused request is
   *   not counted
   */
  take(client: string): Promise<number>;
};

/** A request that a limit of e-mails stopped. */
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

/** The name tells one rule from another. */
export type LimitRule = { name: string } & (Window | Bucket);

/**
 * What is remembered of one client under one rule, by name: times in milliseconds of one clock, and a place
 * among them.
 */
export type ClientState = {
  get(name: string): number | undefined;
  set(name: string, value: number): void;
};

/** Until when a client is remembered; from then on it is as good as one that was never there. */
export const UNTIL = 'until';

/**
 * Counts one request of a client.
 *
 * @returns what `Limiter.take` returns
 */
export function countRequest(rule: Window | Bucket, remembered: ClientState, time: number): number {
  return 'burst' in rule ? countInBucket(rule, remembered, time) : countInWindow(rule, remembered, time);
}

/**
 * The generic cell rate algorithm of ITU-T I.371: the bucket is full again when nothing is remembered any
 * more.
 */
function countInBucket({ burst, refillMs }: Bucket, remembered: ClientState, time: number): number {
  const fullAt = Math.max(remembered.get(UNTIL) ?? 0, time) + refillMs;
  const waitMs = fullAt - burst * refillMs - time;
  if (waitMs > 0) return waitMs;
  remembered.set(UNTIL, fullAt);
  return 0;
}

/** The last `limit` requests, as a ring: the place of the next is that of the one to look at. */
function countInWindow({ limit, windowMs }: Window, remembered: ClientState, time: number): number {
  const place = (remembered.get('next') ?? 0) % limit;
  const earlier = remembered.get(`request ${place}`);
  if (earlier !== undefined && earlier > time - windowMs) return earlier + windowMs - time;
  remembered.set(`request ${place}`, time);
  remembered.set('next', place + 1);
  remembered.set(UNTIL, time + windowMs);
  return 0;
}

/**
 * Creates a limiter in this process's memory.
 *
 * @param now - a clock in milliseconds; the default is monotonic, so that setting the machine's clock changes
 *   no limit
 */
export function createMemoryLimiter(rule: Window | Bucket, now: () => number = monotonicMs): Limiter {
  // The client with the oldest last request stands first.
  const clients = new Map<string, Map<string, number>>();

  return {
    async take(client) {
      const time = now();
      for (const [old, remembered] of clients) {
        if (remembered.get(UNTIL)! > time) break;
        clients.delete(old);
      }
      const remembered = clients.get(client) ?? new Map<string, number>();
      const waitMs = countRequest(rule, remembered, time);
      if (waitMs === 0) {
        clients.delete(client);
        clients.set(client, remembered);
      }
      return waitMs;
    },
  };
}

/**
 * Returns the mailbox that an e-mail address leads to, for counting: in lower case and without the tag that
 * many providers let people add (RFC 5233), so that 'Priya+1@example.com' counts as 'priya@example.com'.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^@+]+)\+[^@]*/, '$1');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All limits of the relay. */
export type Limits = ReturnType<typeof createLimits>;

/**
 * Creates the limits of a relay.
 *
 * @param emailsPerHour - how many e-mails protect the mail account. Requests and messages, which anybody can
 *   send, may use three quarters of them; the rest is kept for acts, whose links only the clinic and its
 *   patients have. One client may use a quarter for requests and messages, and a quarter for a patient's
 *   acts.
 * @param createLimiter - where the host remembers requests
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
    // Requests of one client: EmailJS lets a client send once a second, and so does this in the long run. But
    // an address is often many visitors' (a mobile network's, or a proxy's that no setting names): twenty who
    // book in the same second send forty e-mails within two, and a browser tries each only twice, a second
    // apart.
    emailSend: createLimiter({ name: 'email-send', burst: 40, refillMs: 1000 }),
    // As the form service has it.
    form: createLimiter({ name: 'form', limit: 20, windowMs: MINUTE_MS }),
    // A visitor asks once; as many share an address as may send from it.
    fullSlots: createLimiter({ name: 'full-slots', burst: 40, refillMs: 1000 }),
    /** e-mails about requests and messages, of one client and of all together */
    hour,
    /** e-mails about acts, by whose link was pressed */
    hourOfActs,
    // Confirmations to one mailbox (`mailboxOf`): more than a family books, and no flood for whoever's it is.
    confirmation: createLimiter({ name: 'confirmation', limit: 10, windowMs: HOUR_MS }),
    // A patient's e-mails of acts on one appointment, apart from those: a stranger can ask for appointments
    // with a patient's address, but has no link to act.
    act: createLimiter({ name: 'act', limit: 10, windowMs: HOUR_MS }),
  };
}

/**
 * Creates the limits of a relay that is one process.
 *
 * @param now - a monotonic clock in milliseconds, for tests
 */
export function createMemoryLimits(emailsPerHour: number, now?: () => number): Limits {
  return createLimits(emailsPerHour, (rule) => createMemoryLimiter(rule, now));
}
