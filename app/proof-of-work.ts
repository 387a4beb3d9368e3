import { PROOF_OF_WORK_PATH } from '../relay/wire.ts';
import { mailServices } from './mail-services.ts';

/** A challenge is valid for twenty minutes (relay/proof-of-work.ts). */
const KEPT_MS = 15 * 60_000;

let prepared: { proof: Promise<string>; startedAt: number } | null = null;

/**
 * Starts on the work that the relay demands for one e-mail, where it was built to demand any: from the first touch of a
 * form, so that it is done when the form is.
 */
export function prepareProof(): void {
  if (!mailServices.proofOfWork) return;
  if (prepared && performance.now() - prepared.startedAt < KEPT_MS) return;
  const attempt = {
    proof: import('./solve-proof.ts').then(({ solveProof }) => solveProof(PROOF_OF_WORK_PATH)),
    startedAt: performance.now(),
  };
  prepared = attempt;
  // Whoever takes it is told; until then it is begun again at the next occasion.
  attempt.proof.catch(() => {
    if (prepared === attempt) prepared = null;
  });
}

/**
 * The proof of work for one e-mail, each for one alone; null where the relay demands none.
 *
 * @throws {Error} when the relay gives no challenge
 */
export async function takeProof(): Promise<string | null> {
  if (!mailServices.proofOfWork) return null;
  prepareProof();
  const { proof } = prepared!;
  prepared = null;
  return proof;
}
