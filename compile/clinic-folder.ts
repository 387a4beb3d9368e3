import { existsSync } from 'node:fs';

/** The owner's clinic, which is not part of this repository. */
export const OWN_FOLDER = 'clinic';

/** The sample clinic. */
export const SAMPLE_FOLDER = 'sample';

/** The clinic that commands use: the owner's, or the sample if there is none. */
export function clinicFolder(): string {
  return existsSync(OWN_FOLDER) ? OWN_FOLDER : SAMPLE_FOLDER;
}
