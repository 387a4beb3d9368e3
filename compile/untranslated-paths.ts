import { relative } from 'node:path';
import { ConfigurationError } from '../domain/configuration-error.ts';
import {
  ALL_ARTICLES_PATH,
  articlePath,
  blogPagePath,
  furtherBlogPages,
  everyScreen,
  filesOf,
  pathOf,
  servicePath,
} from '../domain/screens.ts';
import { checkEach } from './mistakes.ts';
import { nameOf, type ReadClinic } from './read-clinic.ts';
import type { CheckedFile } from './references.ts';

/**
 * The paths of the pages that are in English alone.
 *
 * @throws {ConfigurationError} for what every page needs
 */
export function untranslatedPaths(
  { files, services, articles }: ReadClinic,
  folder: string,
  code: string,
): string[] {
  const fileOf = (path: string) =>
    relative(folder, path)
      .replace(`${code}/`, '')
      .replace(/\.\w+$/, '');
  const isTranslated = new Map(files.map(({ source: { path, translated } }) => [fileOf(path), !!translated]));
  const lacks = (file: string) => isTranslated.get(file) === false;
  checkEach(filesOf('home').filter(lacks), (file) => {
    throw new ConfigurationError(
      `${folder}/${code}/${file}.yaml: there is no such file; the language begins with it.`,
    );
  });
  const screens = everyScreen().filter((id) => filesOf(id).some(lacks));
  const without = (files: CheckedFile[], page: string, pathOfEach: (name: string) => string) =>
    files
      .filter(({ source }) => !source.translated || lacks(`pages/${page}`))
      .map(({ source }) => pathOfEach(nameOf(source)));
  const further = furtherBlogPages(articles.length).map(blogPagePath);
  return [
    ...screens.map(pathOf),
    ...(screens.includes('blog') && further.length > 0 ? [...further, ALL_ARTICLES_PATH] : []),
    ...without(services, 'service', servicePath),
    ...without(articles, 'article', articlePath),
  ];
}
