import { monotonicMs } from './monotonic-clock.ts';

/**
 * What was delivered lately, by fingerprint: so that a repeat is answered like the first without a second
 * e-mail, and a patient's e-mail goes only after the clinic's. Kept in this process's memory, or in a
 * platform's store that all instances share.
 */
export type RecentDeliveries = {
  /**
   * Calls `deliver`, unless the same was delivered lately or is under way; a call that finds it under way
   * ends as that one does, be it with its error.
   *
   * @returns what became of it, once it is delivered
   * @throws whatever `deliver` throws; a failure is not remembered, so the next call tries again
   */
  deliverOnce(fingerprint: string, deliver: () => Promise<void>): Promise<'delivered' | 'repeated'>;
  /** Whether it was delivered lately. */
  has(fingerprint: string): Promise<boolean>;
};

/** Longer than anyone presses a button again after a failure; a repeat does not prolong it. */
export const DELIVERY_MEMORY_MS = 30 * 60_000;

/** The fingerprints of what was delivered within `REMEMBERED_MS`. */
export type DeliveryStore = {
  has(fingerprint: string): boolean;
  add(fingerprint: string): void;
};

/**
 * Recent deliveries by what a host remembers. What is under way is known here alone, so all that is asked
 * about one fingerprint must be asked of one and the same.
 */
export function createRecentDeliveries(delivered: DeliveryStore): RecentDeliveries {
  const underWay = new Map<string, Promise<void>>();

  return {
    async deliverOnce(fingerprint, deliver) {
      if (delivered.has(fingerprint)) return 'repeated';
      const first = underWay.get(fingerprint);
      if (first) {
        await first;
        return 'repeated';
      }
      const delivery = deliver();
      underWay.set(fingerprint, delivery);
      try {
        await delivery;
        delivered.add(fingerprint);
        return 'delivered';
      } finally {
        underWay.delete(fingerprint);
      }
    },

    async has(fingerprint) {
      return delivered.has(fingerprint);
    },
  };
}

/**
 * Creates recent deliveries in this process's memory.
 *
 * @param now - a clock in milliseconds; the default is monotonic, so that setting the machine's clock forgets
 *   nothing
 */
export function createMemoryDeliveries(now: () => number = monotonicMs): RecentDeliveries {
  // In the order of their delivery.
  const times = new Map<string, number>();

  return createRecentDeliveries({
    has(fingerprint) {
      for (const [old, time] of times) {
        if (time > now() - DELIVERY_MEMORY_MS) break;
        times.delete(old);
      }
      return times.has(fingerprint);
    },
    add: (fingerprint) => void times.set(fingerprint, now()),
  });
}

/**
 * The same for the same texts, in 32 hexadecimal digits; tells nothing of them to who only looks at it.
 *
 * @param texts - the kind of e-mail and all that it says
 */
export async function fingerprint(texts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
