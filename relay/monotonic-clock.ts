/**
 * Tells the time in whole milliseconds since the process started. Setting the machine's clock does not change
 * it, so limits and caches in memory use it in place of `Date.now`.
 */
export function monotonicMs(): number {
  // Fractions would make sums of times inexact.
  return Math.floor(performance.now());
}
