import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { DeskState, Path } from '../api.ts';
import type { DeskSnapshot, DeskStore } from './desk-store.ts';
import { isWithin, valueAt, withChanges, type Draft } from './draft-paths.ts';

export const DeskContext = createContext<DeskStore | null>(null);

/** What fields and screens know of the answers. */
export type Desk = Omit<DeskSnapshot, 'state'> &
  Pick<DeskStore, 'change' | 'leaveField' | 'save' | 'sendPhoto' | 'lookAtPreview'> & {
    state: DeskState;
    /** the answers with what is not saved yet */
    draft: Draft;
    valueAt: (path: Path) => unknown;
    /** the message of a field or of a part of it; undefined if it is as it should be */
    messageAt: (path: Path) => string | undefined;
  };

/** The desk's store, and what it holds now. */
export function useDeskStore() {
  const store = use(DeskContext)!;
  return { store, snapshot: useSyncExternalStore(store.subscribe, store.snapshot) };
}

/** The answers, once the server has sent them. */
export function useDesk(): Desk {
  const { store, snapshot } = useDeskStore();
  const { unsent } = snapshot;
  const state = snapshot.state!;
  const draft = useMemo(() => withChanges(state.draft, unsent), [state.draft, unsent]);
  return {
    ...store,
    ...snapshot,
    state,
    draft,
    valueAt: (path) => valueAt(draft, path),
    messageAt: (path) => state.messages.find((each) => isWithin(each.path, path))?.text,
  };
}
