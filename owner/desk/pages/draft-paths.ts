import type { DraftChanges, Path } from '../api.ts';

export type Change = DraftChanges['changes'][number];
export type Draft = Record<string, unknown>;

/** Returns the value at a path of the answers; undefined if there is none. */
export function valueAt(draft: unknown, path: Path): unknown {
  return path.split('.').reduce<unknown>((value, step) => (value as Draft | null | undefined)?.[step], draft);
}

/** Returns the answers with changes, as the server applies them (`DraftChanges`). */
export function withChanges(draft: Draft, changes: readonly Change[]): Draft {
  const changed = structuredClone(draft);
  for (const { path, value } of changes) {
    const steps = path.split('.');
    const last = steps.pop()!;
    let place: Draft = changed;
    for (const [nth, step] of steps.entries())
      place = (place[step] ??= /^\d+$/.test(steps[nth + 1] ?? last) ? [] : {}) as Draft;
    if (value !== null) place[last] = value;
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  return changed;
}

/** Whether `path` is `parent` or below it. */
export function isWithin(path: Path, parent: Path): boolean {
  return path === parent || path.startsWith(`${parent}.`);
}
