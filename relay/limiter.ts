/** Decides whether a client may make one more request. */
export type Limiter = {
  /**
   * Counts one request of `client`.
   *
   * @returns 0 when it may go on, else the milliseconds after which the next one may; a refused request is not counted
   */
  take(client: string): Promise<number>;
};

/** Beyond this many clients, those whose requests have left the window are forgotten. */
const CLIENTS_KEPT = 10_000;

/**
 * A limiter in this process's memory: at most `limit` requests of one client within any `windowMs` milliseconds.
 *
 * @param now - the time in milliseconds
 */
export function createMemoryLimiter(limit: number, windowMs: number, now: () => number = Date.now): Limiter {
  const taken = new Map<string, number[]>();

  function forgetOld(before: number): void {
    for (const [client, times] of taken) {
      if ((times.at(-1) ?? 0) <= before) taken.delete(client);
    }
  }

  return {
    take(client) {
      const time = now();
      if (taken.size >= CLIENTS_KEPT) forgetOld(time - windowMs);
      const recent = (taken.get(client) ?? []).filter((earlier) => earlier > time - windowMs);
      if (recent.length >= limit) {
        taken.set(client, recent);
        return Promise.resolve(recent[0]! + windowMs - time);
      }
      recent.push(time);
      taken.set(client, recent);
      return Promise.resolve(0);
    },
  };
}

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
