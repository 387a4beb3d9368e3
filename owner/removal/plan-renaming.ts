import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { valueAt } from '../../compile/schema-walk.ts';
import { readClinicFiles, findTranslations, type ClinicText } from '../clinic-files.ts';
import { editWithTranslations, fileOf, findLinks, placeOf, replaceLinks } from './plan-removal.ts';
import { PAGES, findReferences, type Target } from './find-references.ts';

/** The changes needed to rename something, and the function that makes them. */
type Renaming = {
  /** its file in each language, with the old and the new path */
  files: { path: string; renamed: string }[];
  places: string[];
  /** its previous names, newest last */
  formerly: string[];
  carryOut(): void;
};

/**
 * Plans how to rename a service or article. Previous addresses will redirect to the new one.
 *
 * @throws {ConfigurationError} if the old name does not exist, or if the new one is invalid, in use, or was
 *   the previous name of another
 */
export function planRenaming(
  folder: string,
  from: Target & { kind: 'service' | 'article' },
  to: string,
): Renaming {
  const all = readClinicFiles(folder);
  const [file, next] = [fileOf(from)!, fileOf({ ...from, id: to })!];
  const own = all.find((text) => text.file === file);
  if (!own) throw new ConfigurationError(`There is no ${from.kind} called "${from.id}" in ${folder}/.`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to))
    throw new ConfigurationError(`"${to}" should be in small letters, digits and hyphens.`);
  if (existsSync(join(folder, next))) throw new ConfigurationError(`${folder}/${next} is there already.`);
  const others = all.filter((text) => text !== own && dirname(text.file) === dirname(file));
  const other = others.find((text) => namesOf(text).includes(to));
  if (other)
    throw new ConfigurationError(
      `${placeOf(other, ['formerly'])}: ${other.file} was called "${to}", and that address leads there. Take it out there to let it go.`,
    );
  const uses = all.flatMap((text) =>
    findReferences(text, [from])
      .filter(({ steps }) => typeof valueAt(text.source.data, steps) === 'string')
      .map(({ steps }) => ({ text, steps, place: placeOf(text, steps) })),
  );
  const links = all.flatMap((text) => findLinks(text, [from]));
  const formerly = [...namesOf(own).filter((name) => name !== to), from.id];
  const files = [join(folder, file), ...findTranslations(folder, file).map(({ path }) => path)].map(
    (path) => ({
      path,
      renamed: path.slice(0, -file.length) + next,
    }),
  );
  const [before, now] = [from.id, to].map((id) => PAGES[from.kind]!(id)) as [string, string];
  const named = (value: string) => (value === from.id ? to : value.replace(before, now));
  return {
    files,
    places: [...uses, ...links].map(({ place }) => place),
    formerly,
    carryOut() {
      for (const text of new Set([...uses, ...links, { text: own }].map(({ text }) => text))) {
        editWithTranslations(folder, text, (translation) => ({
          fields: (fields) => {
            if (translation) return;
            for (const { steps } of uses.filter((use) => use.text === text))
              fields.setIn(steps, named(String(fields.getIn(steps))));
            if (text === own) fields.set('formerly', formerly);
          },
          body: (body) => replaceLinks(body, [from], (words, href) => `[${words}](${named(href)})`),
        }));
      }
      for (const { path, renamed } of files) renameSync(path, renamed);
    },
  };
}

function namesOf({ source }: ClinicText): string[] {
  return (source.data as { formerly?: string[] }).formerly ?? [];
}
