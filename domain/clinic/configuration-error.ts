/**
 * A mistake that the owner can correct. The message says where it is, what is there and what it should be.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
