import type { RelayOptions } from '../options.ts';

const PATIENCE_MS = 3_000;
const KEPT_MS = 5_000;

/**
 * Asks the mail server for its health at most every five seconds, however often it is asked itself, and takes three
 * seconds of silence for a no.
 *
 * @param verify - talks to the mail server; rejects when it doesn't answer
 * @param now - the time in milliseconds
 */
export function createMailCheck(
  verify: () => Promise<unknown>,
  now: () => number = Date.now,
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
