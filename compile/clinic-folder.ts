import { existsSync } from 'node:fs';

/** An owner's own clinic; the project itself has none. */
export const OWN_FOLDER = 'clinic';

/** The sample clinic: others begin from it. */
export const SAMPLE_FOLDER = 'sample';

/** The folder that every command takes. */
export function clinicFolder(): string {
  return existsSync(OWN_FOLDER) ? OWN_FOLDER : SAMPLE_FOLDER;
}
