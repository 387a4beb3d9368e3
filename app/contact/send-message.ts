import { clinic } from '../../clinic/clinic.ts';
import { mailServices } from '../mail-services.ts';

/** Spec 8, word for word. */
export const MESSAGE_SENT = "Thank you! Your message has been sent successfully. We'll get back to you soon!";
const NOT_SENT = 'Sorry, there was an error sending your message. Please try again or contact us directly.';
const NETWORK_FAILED = `Network error. Please check your connection and try again, or contact us directly at ${clinic.email}`;

const TIMEOUT_MS = 15_000;

/** A message that was not sent. Its own message is the text for the visitor, its cause what is known of the reason. */
export class MessageError extends Error {
  override name = 'MessageError';
}

/**
 * Posts a form's values to the form service (spec 7, contact message); done once the service says it has them. Every
 * failure is logged to the console.
 *
 * @throws {MessageError} when the service refused, when it did not take the message without saying why, or when the
 *   network failed or gave no answer within 15 seconds (spec 8)
 */
export async function sendMessage(values: FormData): Promise<void> {
  let response: Response;
  try {
    if (__PROOF_OF_WORK__) await (await import('../proof-of-work.ts')).addProof(values);
    response = await fetch(mailServices.formEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: values,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw logged(new MessageError(NETWORK_FAILED, { cause }));
  }
  if (response.ok) return;
  // An answer that is no JSON, or breaks off, has no list either.
  const answer: unknown = await response.json().catch(() => null);
  const messages = faultMessages(answer);
  const cause = { status: response.status, answer };
  throw logged(new MessageError(messages.length ? `Error: ${messages.join(', ')}` : NOT_SENT, { cause }));
}

function logged(error: MessageError): MessageError {
  console.error('The message was not sent.', error.cause);
  return error;
}

/** The texts of an answer's list of errors, each `{ message }`. */
function faultMessages(answer: unknown): string[] {
  const errors = (answer as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors
    .map((error: { message?: unknown } | null) => error?.message)
    .filter((message) => typeof message === 'string' && message !== '') as string[];
}
