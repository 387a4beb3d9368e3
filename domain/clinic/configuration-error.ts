/**
 * A mistake that the owner can correct. The message says where it is, what is there and what should be there.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
