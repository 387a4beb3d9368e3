/**
 * Returns whole milliseconds since the process started. Limits and caches in memory use it instead of
 * `Date.now`, because it does not change when the machine's clock is set.
 */
export function monotonicMs(): number {
  // Whole numbers, because sums of fractions are inexact.
  return Math.floor(performance.now());
}
