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

/** The bucket of one client: when it is full again, in milliseconds; undefined while nothing was taken. */
export type BucketLevel = { fullAt(): number | undefined; setFullAt(time: number): void };

/**
 * Takes one token of a bucket (the generic cell rate algorithm of ITU-T I.371).
 *
 * @returns what `Limiter.take` returns
 */
export function takeToken(level: BucketLevel, { burst, refillMs }: Bucket, time: number): number {
  const fullAt = Math.max(level.fullAt() ?? 0, time) + refillMs;
  const waitMs = fullAt - burst * refillMs - time;
  if (waitMs > 0) return waitMs;
  level.setFullAt(fullAt);
  return 0;
}

/** At most `limit` requests of one client within any `windowMs` milliseconds. */
type Window = { limit: number; windowMs: number };

/** `burst` requests of one client at once, and from then on one every `refillMs` milliseconds. */
type Bucket = { burst: number; refillMs: number };

/** The name tells one rule from another. */
export type LimitRule = { name: string } & (Window | Bucket);

/**
 * A limiter in this process's memory.
 *
 * @param now - the time in milliseconds
 */
export function createMemoryLimiter(rule: Window | Bucket, now: () => number = Date.now): Limiter {
  return 'burst' in rule ? createMemoryBuckets(rule, now) : createMemoryWindows(rule, now);
}

function createMemoryBuckets(bucket: Bucket, now: () => number): Limiter {
  // The client with the oldest last request stands first. What is full is as good as none.
  const levels = new Map<string, number>();

  function forgetFull(time: number): void {
    for (const [client, fullAt] of levels) {
      if (fullAt > time) return;
      levels.delete(client);
    }
  }

  return {
    async take(client) {
      const time = now();
      forgetFull(time);
      return takeToken(
        {
          fullAt: () => levels.get(client),
          setFullAt(fullAt) {
            levels.delete(client);
            levels.set(client, fullAt);
          },
        },
        bucket,
        time,
      );
    },
  };
}

function createMemoryWindows({ limit, windowMs }: Window, now: () => number): Limiter {
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
  fullSlots: Limiter;
  /** e-mails of one client and of all together */
  hour: Limiter;
  /** confirmations to one address */
  confirmation: Limiter;
  /** a patient's e-mails of acts on one appointment */
  act: Limiter;
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
    // EmailJS lets a client send once a second, and so does this in the long run. But an address is often many visitors'
    // (a mobile network's, or a proxy's that no setting names): twenty who book in the same second send forty e-mails
    // within two, and a browser tries each only twice, a second apart.
    emailSend: createLimiter({ name: 'email-send', burst: 40, refillMs: 1000 }),
    // As the form service has it.
    form: createLimiter({ name: 'form', limit: 20, windowMs: MINUTE_MS }),
    // A visitor asks once; as many share an address as may send from it.
    fullSlots: createLimiter({ name: 'full-slots', burst: 40, refillMs: 1000 }),
    hour: { take: async (client) => (await hourOfEach.take(client)) || hourOfAll.take('all') },
    // More than a family books, and no flood for whoever's address it is.
    confirmation: createLimiter({ name: 'confirmation', limit: 10, windowMs: HOUR_MS }),
    // Apart from those: a stranger can ask for appointments with a patient's address, but has no link to act.
    act: createLimiter({ name: 'act', limit: 10, windowMs: HOUR_MS }),
  };
}

/** The limits of a relay that is one process. */
export function createMemoryLimits(emailsPerHour: number, now?: () => number): Limits {
  return createLimits(emailsPerHour, (rule) => createMemoryLimiter(rule, now));
}
