const MINUTE_MS = 60_000;

/** Runs now, with each new minute, and when the page is looked at again: a browser slows the timers of a hidden one. */
export function eachMinute(update: () => void): void {
  function updateAndWait() {
    update();
    setTimeout(updateAndWait, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  updateAndWait();
  document.addEventListener('visibilitychange', update);
}
