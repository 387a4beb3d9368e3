const MINUTE_MS = 60_000;

/**
 * Runs `update` now, at the start of each minute, and when the page becomes visible again, because browsers
 * slow down the timers of hidden pages.
 */
export function eachMinute(update: () => void): void {
  function updateAndWait() {
    update();
    setTimeout(updateAndWait, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  updateAndWait();
  document.addEventListener('visibilitychange', update);
}

/** Runs `action` after the browser has painted the current state of the page. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
