import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { valueAt } from '../../compile/schema-walk.ts';
import { textsOfClinic, translationsOf, type ClinicText } from '../clinic-files.ts';
import { editWithTranslations, fileOf, linksIn, placeOf, withLinks } from './plan-removal.ts';
import { PAGES, usesIn, type Target } from './find-references.ts';

/** What becomes of each place that names what gets another name, and the function that does it. */
type Renaming = {
  /** its own file in each language, as it is and as it will be called */
  files: { path: string; renamed: string }[];
  places: string[];
  /** its addresses until now */
  formerly: string[];
  carryOut(): void;
};

/**
 * What is to be done so that a clinic's service or article has another name, and its addresses until now lead
 * to its new one.
 *
 * @throws {ConfigurationError} for one that there is not, and for a name that is no address, is taken, or was
 *   another's
 */
export function planRenaming(
  folder: string,
  from: Target & { kind: 'service' | 'article' },
  to: string,
): Renaming {
  const all = textsOfClinic(folder);
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
    usesIn(text, [from])
      .filter(({ steps }) => typeof valueAt(text.source.data, steps) === 'string')
      .map(({ steps }) => ({ text, steps, place: placeOf(text, steps) })),
  );
  const links = all.flatMap((text) => linksIn(text, [from]));
  const formerly = [...namesOf(own).filter((name) => name !== to), from.id];
  const files = [join(folder, file), ...translationsOf(folder, file).map(({ path }) => path)].map((path) => ({
    path,
    renamed: path.slice(0, -file.length) + next,
  }));
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
          body: (body) => withLinks(body, [from], (words, href) => `[${words}](${named(href)})`),
        }));
      }
      for (const { path, renamed } of files) renameSync(path, renamed);
    },
  };
}

function namesOf({ source }: ClinicText): string[] {
  return (source.data as { formerly?: string[] }).formerly ?? [];
}
