/**
 * A mistake that the clinic's owner can mend; the message says where it is, what is there and what should be.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
