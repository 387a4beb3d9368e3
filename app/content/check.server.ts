// First of all: the other files are built on clinic.ts.
import './checked-clinic.server.ts';

import { readArticles } from './articles.server.ts';
import { checkEach } from './configuration-error.ts';
import * as dataFiles from './data-files.server.ts';
import { readServices } from './services.server.ts';

/**
 * Reads and checks everything in `clinic/`.
 *
 * @throws {ConfigurationError} with all mistakes of all files, a line each
 */
export function checkContent(): void {
  checkEach(
    [
      () => readServices(),
      () => readArticles(),
      () => dataFiles.readDoctors(),
      () => dataFiles.readTeam(),
      () => dataFiles.readTestimonials(),
      () => dataFiles.readGallery(),
      () => dataFiles.readTransformations(),
      () => dataFiles.readTimeline(),
      () => dataFiles.readFaqs(),
      () => dataFiles.readServiceGroups(readServices()),
      () => dataFiles.readInternational(),
      () => dataFiles.readAbout(),
      () => dataFiles.readAwards(),
      () => dataFiles.readPrivacy(),
    ],
    (check) => check(),
  );
}
