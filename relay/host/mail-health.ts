import { monotonicMs } from '../monotonic-clock.ts';
import type { RelayOptions } from '../relay-types.ts';

const PATIENCE_MS = 3_000;
const KEPT_MS = 5_000;

/**
 * Creates a check of the mail server, cached for five seconds. No answer within three seconds counts as a
 * failure.
 *
 * @param verify - connects to the mail server; rejects if it does not answer
 * @param now - a clock in milliseconds; monotonic by default, so that setting the machine's clock keeps no
 *   old result
 */
export function createMailCheck(
  verify: () => Promise<unknown>,
  now: () => number = monotonicMs,
  patienceMs = PATIENCE_MS,
): RelayOptions['checkMail'] {
  let asked = -Infinity;
  let answer = Promise.resolve(false);

  async function ask(): Promise<boolean> {
    const silence = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => silence.resolve(false), patienceMs);
    const verified = verify().then(
      () => true,
      () => false,
    );
    const healthy = await Promise.race([verified, silence.promise]);
    clearTimeout(timer);
    return healthy;
  }

  return () => {
    if (now() - asked >= KEPT_MS) {
      asked = now();
      answer = ask();
    }
    return answer;
  };
}
