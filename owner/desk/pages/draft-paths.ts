import { valueAt as valueAtSteps } from '../../../compile/schema-walk.ts';
import type { DraftChanges, Path } from '../api.ts';
import { stepsOf, withValue } from '../draft.ts';

export type Change = DraftChanges['changes'][number];
export type Draft = Record<string, unknown>;

/** Returns the value at a path of the answers; undefined if there is none. */
export function valueAt(draft: Draft, path: Path): unknown {
  return valueAtSteps(draft, stepsOf(path));
}

/** Returns the answers with changes, as the server applies them (`DraftChanges`). */
export function withChanges(draft: Draft, changes: readonly Change[]): Draft {
  const apply = (data: unknown, { path, value }: Change) =>
    withValue(data, stepsOf(path), value ?? undefined);
  return (changes.reduce(apply, draft as unknown) ?? {}) as Draft;
}

/** Whether `path` is `parent` or below it. */
export function isWithin(path: Path, parent: Path): boolean {
  return path === parent || path.startsWith(`${parent}.`);
}
