/** Decides whether a client may make one more request. */
export type Limiter = {
  /**
   * Counts one request of `client`.
   *
   * @returns 0 when it may go on, else the milliseconds after which the next one may; a refused request is not counted
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

/** When the requests of one client were that were let through lately. */
export type RequestTimes = {
  /** the oldest of as many as the limit allows; undefined while there were fewer; in milliseconds */
  oldest(): number | undefined;
  /** puts a request's time in the place of the oldest */
  replaceOldest(time: number): void;
};

/**
 * Counts one request, where no more than the limit fall into any `windowMs` milliseconds.
 *
 * @returns what `Limiter.take` returns
 */
export function takeOne(times: RequestTimes, windowMs: number, time: number): number {
  const earlier = times.oldest();
  if (earlier !== undefined && earlier > time - windowMs) return earlier + windowMs - time;
  times.replaceOldest(time);
  return 0;
}

/** At most `limit` requests of one client within any `windowMs` milliseconds; the name tells one rule from another. */
export type LimitRule = { name: string; limit: number; windowMs: number };

/**
 * A limiter in this process's memory.
 *
 * @param now - the time in milliseconds
 */
export function createMemoryLimiter(
  { limit, windowMs }: Omit<LimitRule, 'name'>,
  now: () => number = Date.now,
): Limiter {
  // Each client's last `limit` requests, as a ring: the place of the next is that of the one to look at. The client with
  // the oldest last request stands first.
  const clients = new Map<string, { times: number[]; next: number; last: number }>();

  function forgetOld(before: number): void {
    for (const [client, { last }] of clients) {
      if (last > before) return;
      clients.delete(client);
    }
  }

  return {
    async take(client) {
      const time = now();
      forgetOld(time - windowMs);
      const requests = clients.get(client) ?? { times: [], next: 0, last: time };
      return takeOne(
        {
          oldest: () => requests.times[requests.next],
          replaceOldest() {
            requests.times[requests.next] = time;
            requests.next = (requests.next + 1) % limit;
            requests.last = time;
            clients.delete(client);
            clients.set(client, requests);
          },
        },
        windowMs,
        time,
      );
    },
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All limits of the relay. */
export type Limits = {
  /** requests of one client */
  emailSend: Limiter;
  form: Limiter;
  /** e-mails of one client and of all together */
  hour: Limiter;
  /** confirmations to one address */
  confirmation: Limiter;
  /** challenges to one client, where a proof of work is demanded */
  challenge: Limiter;
};

/**
 * @param emailsPerHour - what the mail account is protected by, of which one client gets at most a quarter, so that
 *   nobody can use up the others' from one address
 * @param createLimiter - where the host remembers requests
 */
export function createLimits(emailsPerHour: number, createLimiter: (rule: LimitRule) => Limiter): Limits {
  const hourOfEach = createLimiter({
    name: 'hour-of-each',
    limit: Math.ceil(emailsPerHour / 4),
    windowMs: HOUR_MS,
  });
  const hourOfAll = createLimiter({ name: 'hour-of-all', limit: emailsPerHour, windowMs: HOUR_MS });
  return {
    // EmailJS lets a client send once a second. The site waits a second between its e-mails, measured from the answer
    // to the first, so its requests always arrive more than a second apart; the tenth left over is for browsers whose
    // timers fire a little early. A well-behaved browser never meets this limit.
    emailSend: createLimiter({ name: 'email-send', limit: 1, windowMs: 900 }),
    // As the form service has it.
    form: createLimiter({ name: 'form', limit: 20, windowMs: MINUTE_MS }),
    hour: { take: async (client) => (await hourOfEach.take(client)) || hourOfAll.take('all') },
    // More than a family books, and no flood for whoever's address it is.
    confirmation: createLimiter({ name: 'confirmation', limit: 10, windowMs: HOUR_MS }),
    // To make one costs the relay as much as one of the browser's guesses.
    challenge: createLimiter({ name: 'challenge', limit: 20, windowMs: MINUTE_MS }),
  };
}

/** The limits of a relay that is one process. */
export function createMemoryLimits(emailsPerHour: number, now?: () => number): Limits {
  return createLimits(emailsPerHour, (rule) => createMemoryLimiter(rule, now));
}
