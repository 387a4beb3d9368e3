import { NoClinicEmailError } from '../appointment/send-request.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { DeliveryError } from '../emails/mail.ts';

/**
 * A delivery failure as data, because errors lose their class and fields between a worker and its Durable
 * Objects.
 */
export type Failure =
  | { kind: 'not-delivered'; message: string; code: string; outcome: DeliveryError['outcome'] }
  | { kind: 'too-many'; waitMs: number }
  | { kind: 'no-clinic-email' }
  | { kind: 'fault'; message: string };

export function failureOf(error: unknown): Failure {
  if (error instanceof DeliveryError) {
    const { message, code, outcome } = error;
    return { kind: 'not-delivered', message, code, outcome };
  }
  if (error instanceof TooManyEmailsError) return { kind: 'too-many', waitMs: error.waitMs };
  if (error instanceof NoClinicEmailError) return { kind: 'no-clinic-email' };
  return { kind: 'fault', message: String(error) };
}

export function errorOf(failure: Failure): Error {
  switch (failure.kind) {
    case 'not-delivered':
      return new DeliveryError(failure.message, failure.code, null, failure.outcome);
    case 'too-many':
      return new TooManyEmailsError(failure.waitMs);
    case 'no-clinic-email':
      return new NoClinicEmailError();
    case 'fault':
      return new Error(failure.message);
  }
}

/** Waits for a remote delivery, and throws its failure as an error. */
export async function succeeded(outcome: Promise<Failure | null>): Promise<void> {
  const failure = await outcome;
  if (failure) throw errorOf(failure);
}
