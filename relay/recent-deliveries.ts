import { monotonicMs } from './monotonic-clock.ts';

/**
 * Recent deliveries by fingerprint. A repeated request is answered like the first without a second e-mail,
 * and the patient's e-mail is sent only after the clinic's. Stored in this process's memory, or in a store
 * that all instances share.
 */
export type RecentDeliveries = {
  /**
   * Calls `deliver`, unless the same was delivered recently. Concurrent calls share the running delivery's
   * result or error.
   *
   * @throws whatever `deliver` throws; failures are not stored, so the next call tries again
   */
  deliverOnce(fingerprint: string, deliver: () => Promise<void>): Promise<'delivered' | 'repeated'>;
  /** Whether it was delivered recently. */
  has(fingerprint: string): Promise<boolean>;
};

/**
 * How long deliveries are remembered: longer than anyone retries after a failure. A repeat does not extend
 * it.
 */
export const DELIVERY_MEMORY_MS = 30 * 60_000;

/** Stores the fingerprints of deliveries for `DELIVERY_MEMORY_MS`. */
export type DeliveryStore = {
  has(fingerprint: string): boolean;
  add(fingerprint: string): void;
};

/**
 * Creates recent deliveries over a host's store. Running deliveries are known only to this object, so all
 * calls for one fingerprint must use the same one.
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
 * @param now - a clock in milliseconds; monotonic by default, so that setting the machine's clock forgets
 *   nothing
 */
export function createMemoryDeliveries(now: () => number = monotonicMs): RecentDeliveries {
  // Ordered by delivery, oldest first.
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
 * Returns a 128-bit SHA-256 digest of texts, in 32 hexadecimal digits. The texts cannot be recovered from it.
 *
 * @param texts - the kind of e-mail and its content
 */
export async function fingerprint(texts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
