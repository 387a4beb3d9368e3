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

/**
 * A limiter in this process's memory: at most `limit` requests of one client within any `windowMs` milliseconds.
 *
 * @param now - the time in milliseconds
 */
export function createMemoryLimiter(limit: number, windowMs: number, now: () => number = Date.now): Limiter {
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
    take(client) {
      const time = now();
      forgetOld(time - windowMs);
      const requests = clients.get(client) ?? { times: [], next: 0, last: time };
      const earlier = requests.times[requests.next];
      if (earlier !== undefined && earlier > time - windowMs)
        return Promise.resolve(earlier + windowMs - time);
      requests.times[requests.next] = time;
      requests.next = (requests.next + 1) % limit;
      requests.last = time;
      clients.delete(client);
      clients.set(client, requests);
      return Promise.resolve(0);
    },
  };
}

const HOUR_MS = 3_600_000;

/**
 * EmailJS lets a client send once a second. The site waits a second between its e-mails, measured from the answer to
 * the first, so its requests always arrive more than a second apart; the tenth left over is for browsers whose timers
 * fire a little early. A well-behaved browser never meets this limit.
 */
export function createEmailSendLimiter(now?: () => number): Limiter {
  return createMemoryLimiter(1, 900, now);
}

/** Twenty form submissions a minute and client, as the form service has it. */
export function createFormLimiter(now?: () => number): Limiter {
  return createMemoryLimiter(20, 60_000, now);
}

/**
 * What the mail account is protected by: so many e-mails an hour, of which one client gets at most a quarter, so that
 * nobody can use up the others' from one address.
 */
export function createHourLimiter(emailsPerHour: number, now?: () => number): Limiter {
  const each = createMemoryLimiter(Math.ceil(emailsPerHour / 4), HOUR_MS, now);
  const all = createMemoryLimiter(emailsPerHour, HOUR_MS, now);
  return { take: async (client) => (await each.take(client)) || all.take('all') };
}

/** Ten confirmations an hour to one address: more than a family books, and no flood for whoever's address it is. */
export function createConfirmationLimiter(now?: () => number): Limiter {
  return createMemoryLimiter(10, HOUR_MS, now);
}
