import type { DeskState, Failure, Path, PreviewState } from '../api.ts';
import type { Change } from './draft-paths.ts';

/** Why changes are not saved. What was typed stays in this page, and is sent again. */
type Trouble = { kind: 'gone' | 'diskFull' | 'heldByAnother' | 'refused'; text: string };

export type DeskSnapshot = {
  /** as the server sent it last; null until it has answered */
  state: DeskState | null;
  /** changes that the server has not saved yet */
  unsent: readonly Change[];
  trouble: Trouble | null;
  /** when the last change was saved */
  keptAt: Date | null;
};

const STORAGE_KEY = 'desk-unsent';
const TYPING_PAUSE_MS = 1000;
/** Long enough for the click that left a field, because a message may move what is clicked. */
const LEAVING_PAUSE_MS = 250;
const RETRY_MS = 2000;

const TROUBLES: Record<number, Trouble['kind']> = { 409: 'heldByAnother', 507: 'diskFull' };

/** A refusal of the server, with its sentence. */
class RefusedRequest extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request to the desk's server.
 *
 * @param body - sent as JSON, or as it is if it is a file
 * @returns the answer; undefined if it has no content
 * @throws {RefusedRequest} if the server refuses; {TypeError} if it does not answer
 */
export async function request<Answer>(method: 'GET' | 'PUT' | 'POST', address: string, body?: object) {
  const type = body instanceof Blob ? body.type : 'application/json';
  const content = body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(
    address,
    body && method !== 'GET' ? { method, headers: { 'Content-Type': type }, body: content } : {},
  );
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new RefusedRequest(response.status, (answer as Failure).error);
  return answer as Answer;
}

export type DeskStore = ReturnType<typeof createDeskStore>;

/** The answers of this page and of the server. Changes that are not saved outlast a reload of the page. */
export function createDeskStore() {
  const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as Change[];
  let snapshot: DeskSnapshot = {
    state: null,
    unsent: stored,
    trouble: null,
    keptAt: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  const listeners = new Set<() => void>();

  function update(part: Partial<DeskSnapshot>) {
    snapshot = { ...snapshot, ...part };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(snapshot.unsent));
    for (const listener of listeners) listener();
  }

  function fail(error: unknown) {
    const kind = error instanceof RefusedRequest ? (TROUBLES[error.status] ?? 'refused') : 'gone';
    console.error(error);
    update({ trouble: { kind, text: error instanceof Error ? error.message : '' } });
    if (kind === 'gone' || kind === 'heldByAnother') timer = setTimeout(save, RETRY_MS);
  }

  async function sendUnsent() {
    const changes = snapshot.unsent;
    try {
      const state =
        changes.length > 0
          ? await request<DeskState>('PUT', '/api/draft', { changes })
          : await request<DeskState>('GET', '/api/state');
      const unsent = snapshot.unsent.filter((each) => !changes.includes(each));
      update({ state, unsent, trouble: null, keptAt: changes.length > 0 ? new Date() : snapshot.keptAt });
      if (!state.previewUrl) timer ??= setTimeout(save, RETRY_MS);
    } catch (error) {
      fail(error);
    }
  }

  /** Sends what is not saved, or gets the server's state anew. Never rejects; see `trouble`. */
  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (sending = sending.then(sendUnsent));
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    save,
    /** Keeps changes; they are saved at once, or after a pause while the owner types. */
    change(changes: Change[], isTyping = false) {
      const kept = [...snapshot.unsent];
      for (const change of changes) {
        if (kept.at(-1)?.path === change.path) kept.pop();
        kept.push(change);
      }
      update({ unsent: kept });
      clearTimeout(timer);
      timer = setTimeout(save, isTyping ? TYPING_PAUSE_MS : 0);
    },
    /** Saves soon after a field is left. */
    leaveField() {
      if (snapshot.unsent.length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(save, LEAVING_PAUSE_MS);
    },
    /** Asks for the preview, which restarts with the desk and when the clinic gets other pages. */
    async lookAtPreview() {
      const none = { previewUrl: null, previewStarts: 0 };
      const preview = await request<PreviewState>('GET', '/api/preview').catch(() => none);
      const { state } = snapshot;
      const { previewUrl, previewStarts } = preview;
      if (state && (state.previewUrl !== previewUrl || state.previewStarts !== previewStarts))
        update({ state: { ...state, ...preview } });
    },
    async sendPhoto(path: Path, photo: Blob) {
      const address = `/api/photos?path=${encodeURIComponent(path)}`;
      update({ state: await request<DeskState>('POST', address, photo), keptAt: new Date() });
    },
  };
}
