// Reads what an owner types or pastes. What cannot be read stays as it is, so that its message can say what it
// should be.

/** Digits, perhaps in groups: '4500', '4,500', '1 50 000'. */
const NUMBER = /^\d+$|^\d{1,3}([, ]\d{2,3})*[, ]\d{3}$/;

/** Reads a whole number; null if nothing is typed. */
export function readNumber(typed: string): number | string | null {
  const text = typed.trim();
  return NUMBER.test(text) ? Number(text.replaceAll(/[, ]/g, '')) : text || null;
}
