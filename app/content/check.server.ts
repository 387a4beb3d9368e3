// First of all: the other files are built on clinic.ts.
import './checked-clinic.server.ts';

import { checkArticleLinks, readArticles } from './articles.server.ts';
import { checkEach } from './configuration-error.ts';
import * as dataFiles from './data-files.server.ts';
import { checkPictures, type Content } from './check-pictures.server.ts';
import { readServices } from './services.server.ts';

const DATA_FILES = {
  'clinic/doctors.ts': () => dataFiles.readDoctors(),
  'clinic/team.ts': () => dataFiles.readTeam(),
  'clinic/testimonials.ts': () => dataFiles.readTestimonials(),
  'clinic/gallery.ts': () => dataFiles.readGallery(),
  'clinic/transformations.ts': () => dataFiles.readTransformations(),
  'clinic/timeline.ts': () => dataFiles.readTimeline(),
  'clinic/faqs.ts': () => dataFiles.readFaqs(),
  'clinic/international.ts': () => dataFiles.readInternational(),
  'clinic/about.ts': () => dataFiles.readAbout(),
  'clinic/awards.ts': () => dataFiles.readAwards(),
  'clinic/privacy.ts': () => dataFiles.readPrivacy(),
};

/**
 * Reads and checks everything in `clinic/`. Mistakes in `clinic.ts` are told alone, and already when this module is
 * imported, because the other files are built on it.
 *
 * @param root - where the Markdown files and the pictures are
 * @throws {ConfigurationError} with all mistakes of all files, a line each
 */
export function checkContent(root = 'clinic'): void {
  const services = () => readServices(`${root}/services`);
  const articles = () => readArticles(`${root}/articles`);

  const sources: (() => Content[])[] = [
    () => services().map((data) => ({ file: `${root}/services/${data.id}.md`, data })),
    () => articles().map((data) => ({ file: `${root}/articles/${data.slug}.md`, data })),
    () => [{ file: 'clinic/service-groups.ts', data: dataFiles.readServiceGroups(services()) }],
    ...Object.entries(DATA_FILES).map(([file, read]) => () => [{ file, data: read() }]),
  ];

  checkEach(
    [
      ...sources.map((source) => () => checkPictures(source(), `${root}/images`)),
      () => checkArticleLinks(articles(), services(), `${root}/articles`),
    ],
    (check) => check(),
  );
}
