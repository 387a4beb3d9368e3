import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 15_000;

/**
 * Asks the relay for a challenge and solves it. The browser's own cryptography does the work, off the page's thread.
 *
 * @param path - where challenges are handed out
 * @returns what the relay wants to see, as text
 * @throws {Error} when there is no challenge
 */
export async function solveProof(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the relay gave no challenge (${response.status})`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return JSON.stringify({ challenge, solution });
}
