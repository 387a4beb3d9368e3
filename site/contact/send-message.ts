import { TIMEOUT_MS } from '../../domain/clinic/mail-services.ts';
import { mailServices } from '../mail-services.ts';

/** Why the form service refused a message, and the field that it names, if any. */
type Reason = { message: string; field?: string };

/** How a message failed: refused by the form service, for reasons it gave or not, or stopped on the way. */
export type MessageFailure =
  | { kind: 'refused'; reasons: Reason[] }
  | { kind: 'notSent' }
  | { kind: 'network' };

/** A message that was not sent; its cause is what is known of the reason. */
export class MessageError extends Error {
  override name = 'MessageError';
  readonly failure: MessageFailure;

  constructor(failure: MessageFailure, cause: unknown) {
    super(failure.kind, { cause });
    this.failure = failure;
  }
}

/**
 * Posts a form's values to the form service; done once the service says it has them. Every failure is logged
 * to the console.
 *
 * @throws {MessageError} when the service refused, when it did not take the message without saying why, or
 *   when the network failed or gave no answer in time
 */
export async function sendMessage(values: FormData): Promise<void> {
  let response: Response;
  try {
    response = await fetch(mailServices.formEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: values,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw logFailure(new MessageError({ kind: 'network' }, cause));
  }
  if (response.ok) return;
  // An answer that is no JSON, or breaks off, has no list either.
  const answer: unknown = await response.json().catch(() => null);
  const reasons = reasonsIn(answer);
  const cause = { status: response.status, answer };
  throw logFailure(new MessageError(reasons.length ? { kind: 'refused', reasons } : { kind: 'notSent' }, cause));
}

function logFailure(error: MessageError): MessageError {
  console.error('The message was not sent.', error.cause);
  return error;
}

/** An answer's list of errors, each `{ message, field? }`. */
function reasonsIn(answer: unknown): Reason[] {
  const errors = (answer as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { message?: unknown; field?: unknown } | null) => {
    const { message, field } = error ?? {};
    if (typeof message !== 'string' || message === '') return [];
    return [{ message, ...(typeof field === 'string' && { field }) }];
  });
}
