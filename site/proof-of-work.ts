import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF_OF_WORK_NAMES, PROOF_OF_WORK_PATH, SHORTEST_FILLING_MS } from '../domain/wire.ts';

// Imported on demand and behind `__PROOF_OF_WORK__` alone, so that a site whose relay demands no work is built without it.

const TIMEOUT_MS = 15_000;
/** A challenge is valid for twenty minutes (relay/host/proof-of-work.ts). */
const KEPT_MS = 15 * 60_000;

type Proof = {
  /** what the relay wants to see */
  answer: string;
  /** when the challenge had come, as performance.now() */
  since: number;
};

let prepared: { proof: Promise<Proof>; startedAt: number } | null = null;

/** Starts on the work that the relay demands for one e-mail: at the first touch of a form, to be done when the form is. */
export function prepareProof(): void {
  if (prepared && performance.now() - prepared.startedAt < KEPT_MS) return;
  const attempt = { proof: solveNext(), startedAt: performance.now() };
  prepared = attempt;
  // Whoever takes it is told; until then it is begun again at the next occasion.
  attempt.proof.catch(() => {
    if (prepared === attempt) prepared = null;
  });
}

/**
 * The work for one e-mail, as one of its template's params.
 *
 * @param isFirst - whether a form was filled in for it; not so for the e-mail that follows
 * @throws {Error} when the relay gives no challenge
 */
export async function proofParam(isFirst: boolean): Promise<Record<string, string>> {
  return { [PROOF_OF_WORK_NAMES.param]: await takeProof(isFirst ? SHORTEST_FILLING_MS : 0) };
}

/**
 * Puts the work for one message among its values.
 *
 * @throws {Error} when the relay gives no challenge
 */
export async function addProof(values: FormData): Promise<void> {
  values.set(PROOF_OF_WORK_NAMES.field, await takeProof(SHORTEST_FILLING_MS));
}

/**
 * Puts the work for one message into a form that is about to be posted as a plain one. Without a challenge the form stays
 * as it is: the relay's answer says how else to reach the clinic.
 */
export async function addProofInput(form: HTMLFormElement): Promise<void> {
  const name = PROOF_OF_WORK_NAMES.field;
  const value = await takeProof(SHORTEST_FILLING_MS).catch(() => '');
  form.querySelector(`input[name="${name}"]`)?.remove();
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}

/** Each for one e-mail alone, and not before the relay takes it. */
async function takeProof(shortestMs: number): Promise<string> {
  prepareProof();
  const { proof } = prepared!;
  prepared = null;
  const { answer, since } = await proof;
  const left = since + shortestMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return answer;
}

/** The browser's own cryptography does the work, off the page's thread. */
async function solveNext(): Promise<Proof> {
  const response = await fetch(PROOF_OF_WORK_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the relay gave no challenge (${response.status})`);
  const challenge = (await response.json()) as Challenge;
  const since = performance.now();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return { answer: JSON.stringify({ challenge, solution }), since };
}
