/** Runs `action` after the browser has painted the current state of the page. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
