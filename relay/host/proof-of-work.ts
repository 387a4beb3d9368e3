import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import { ConfigurationError } from '../../domain/configuration-error.ts';
import { isGuessable, KEY_COMMAND, UNGUESSABLE } from './guessable-key.ts';
import { fingerprint, type RecentDeliveries } from './recent-deliveries.ts';

/** How much work the relay demands before it sends an e-mail. */
export type ProofOfWorkSettings = {
  /** how many guesses a browser needs at most; it never needs less than half of them */
  guesses: number;
  /** what challenges are signed with: whoever knows it needs no work */
  key: string;
};

/** Challenges for browsers, and what they answered. No challenge is remembered; only those that were used. */
export type ProofOfWork = {
  challenge(): Promise<Challenge>;
  /**
   * Whether this is the answer to a challenge of this relay, in time, for the first time.
   *
   * @param shortestMs - how long ago the challenge must have been given at least
   */
  isNew(answer: unknown, shortestMs: number): Promise<boolean>;
};

/** Rounds of PBKDF2 for one guess: some two milliseconds of a fast core, ten of a slow phone's. */
const ROUNDS = 5_000;

/** As long as a form may lie open between being touched and sent. Shorter than used answers are remembered. */
const VALID_MS = 20 * 60_000;

const MOST_GUESSES = 10_000;
const KEY_LENGTH = 32;

/**
 * Reads what the environment says of the proof of work.
 *
 * @param env - PROOF_OF_WORK, the guesses, and PROOF_OF_WORK_KEY; neither for none
 * @throws {ConfigurationError} naming the variable that is wrong or missing, never the key
 */
export function readProofOfWork(env: Record<string, string | undefined>): ProofOfWorkSettings | null {
  const guesses = env.PROOF_OF_WORK?.trim();
  const key = env.PROOF_OF_WORK_KEY?.trim() ?? '';
  if (!guesses) return null;
  if (!/^\d{1,5}$/.test(guesses) || Number(guesses) < 1 || Number(guesses) > MOST_GUESSES) {
    throw new ConfigurationError(
      `environment: PROOF_OF_WORK is ${JSON.stringify(guesses)}; it should be a number of guesses from 1 to ${MOST_GUESSES}, such as "200".`,
    );
  }
  if (key.length < KEY_LENGTH) {
    throw new ConfigurationError(
      `environment: PROOF_OF_WORK_KEY is ${key ? 'too short' : 'missing'}; it should be a secret of ${KEY_LENGTH} characters or more, since PROOF_OF_WORK is set; \`${KEY_COMMAND}\` makes one.`,
    );
  }
  if (isGuessable(key)) {
    throw new ConfigurationError(
      `environment: PROOF_OF_WORK_KEY is easy to guess; it should be ${UNGUESSABLE}.`,
    );
  }
  return { guesses: Number(guesses), key };
}

/**
 * @param used - where answers that were used are remembered
 */
export function createProofOfWork(
  { guesses, key }: ProofOfWorkSettings,
  used: RecentDeliveries,
): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: `${key} challenge`,
    // With it an answer is checked by a signature and not by doing the work again.
    hmacKeySignatureSecret: `${key} answer`,
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        // Between half of the guesses and all: no visitor is out of luck.
        counter: randomInt(guesses, Math.ceil(guesses / 2)),
        deriveKey,
        expiresAt: new Date(Date.now() + VALID_MS),
        ...secrets,
      }),

    async isNew(answer, shortestMs) {
      const payload = parsed(answer);
      if (!payload) return false;
      // The signature, checked below, vouches for it. In whole seconds, cut off: up to one is forgiven.
      const givenAt = Number(payload.challenge.parameters.expiresAt) * 1000 - VALID_MS;
      if (Date.now() - givenAt < shortestMs) return false;
      // The library throws at what can't be an answer to any challenge.
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (!verified) return false;
      const print = await fingerprint(['proof', payload.challenge.signature ?? '']);
      return (await used.once(print, async () => {})) === 'delivered';
    },
  };
}

// As much of it as is read before the signature has vouched for the rest.
const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({ expiresAt: v.number() }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function parsed(answer: unknown): Pick<Payload, 'challenge' | 'solution'> | null {
  if (typeof answer !== 'string') return null;
  try {
    const value: unknown = JSON.parse(answer);
    return v.is(payloadSchema, value) ? (value as unknown as Payload) : null;
  } catch {
    return null;
  }
}
