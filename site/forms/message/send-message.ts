import { TIMEOUT_MS } from '../../../domain/clinic/mail-services.ts';
import { mailServices } from '../../mail-services.ts';

/** Why the form service rejected a message, and the field that it names, if any. */
type Reason = { message: string; field?: string };

/**
 * How sending failed: the form service rejected the message with reasons (`refused`), it responded with an
 * error without reasons (`notSent`), or there was no response (`network`).
 */
export type MessageFailure =
  | { kind: 'refused'; reasons: Reason[] }
  | { kind: 'notSent' }
  | { kind: 'network' };

/** A message that was not sent. Its cause is the network error, or the status and body of the response. */
export class MessageError extends Error {
  override name = 'MessageError';
  readonly failure: MessageFailure;

  constructor(failure: MessageFailure, cause: unknown) {
    super(failure.kind, { cause });
    this.failure = failure;
  }
}

/**
 * Posts a form's values to the form service. Resolves when the service responds with success. Every failure
 * is logged to the console.
 *
 * @throws {MessageError} for every failure
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
  // A response that is not JSON, or is cut off, has no reasons.
  const body: unknown = await response.json().catch(() => null);
  const reasons = reasonsIn(body);
  const cause = { status: response.status, body };
  throw logFailure(
    new MessageError(reasons.length ? { kind: 'refused', reasons } : { kind: 'notSent' }, cause),
  );
}

function logFailure(error: MessageError): MessageError {
  console.error('The message was not sent.', error.cause);
  return error;
}

/** The reasons in a response `{ errors: [{ message, field? }] }`. */
function reasonsIn(body: unknown): Reason[] {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { message?: unknown; field?: unknown } | null) => {
    const { message, field } = error ?? {};
    if (typeof message !== 'string' || message === '') return [];
    return [{ message, ...(typeof field === 'string' && { field }) }];
  });
}
