/** Runs `action` once the browser has painted what it has now. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
