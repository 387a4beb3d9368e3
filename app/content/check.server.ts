import { clinic } from '../../clinic/clinic.ts';
import { readArticles } from './articles.server.ts';
import { ClinicSchema } from './clinic-schema.ts';
import { checkEach, checkFile } from './configuration-error.ts';
import { readDoctors } from './data-files.server.ts';
import { readServices } from './services.server.ts';

/**
 * Reads and checks everything in `clinic/`.
 *
 * @throws {ConfigurationError} with all mistakes of all files, a line each
 */
export function checkContent(): void {
  checkEach(
    [() => checkFile('clinic/clinic.ts', ClinicSchema, clinic), readServices, readDoctors, readArticles],
    (check) => check(),
  );
}
