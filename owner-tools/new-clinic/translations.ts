import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { dataFilesOf } from '../../domain/web/screens.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { leavesOf, textsAlone, translatedTexts } from '../../compile/translatable-texts.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { readSourceFile, type SourceFile } from '../../compile/yaml-file.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { textsOfClinic, type ClinicText } from '../clinic-files.ts';
import { partsOf } from '../edit-yaml.ts';
import { sayAnothers } from './general-texts.ts';

/**
 * Writes what the sample says in another language of the texts that a clinic has from it. What the clinic
 * says otherwise is still to be translated.
 */
export function writeTranslations(target: string, code: string): void {
  for (const text of textsOfClinic(target)) {
    const said = sayingsOf(text, code);
    const { file, schema, source } = text;
    const isNeeded = dataFilesOf('home').some((each) => `${each}.yaml` === file);
    if (!said && !isNeeded) continue;
    const data = textsAlone(schema, source.data, (words) => said?.texts.get(words)) as object | undefined;
    const fields = stringify({ translation: { of: versionOf(source, schema) }, ...data }, WIDTH);
    const path = join(target, code, file);
    mkdirSync(dirname(path), { recursive: true });
    const body = source.body === said?.original ? (said?.body ?? '') : '';
    writeFileSync(path, file.endsWith('.md') ? `---\n${fields}---\n\n${body}\n` : fields);
  }
}

/**
 * What the sample's file says in a language, by what it says in English: in both for another clinic, or in
 * both its own.
 */
function sayingsOf({ file, schema }: ClinicText, code: string) {
  const [path, translation] = [join(SAMPLE_FOLDER, file), join(SAMPLE_FOLDER, code, file)];
  if (!existsSync(path) || !existsSync(translation)) return undefined;
  const [original, other] = [readSourceFile(path), readSourceFile(translation)];
  const valuesOf = ({ data }: Pick<SourceFile, 'data'>) =>
    new Map(leavesOf(data, schema).map(({ place, value }) => [place, value]));
  const [own, ownSaid, said] = [valuesOf(original), valuesOf(other), valuesOf(forAnother(translation))];
  const texts = new Map(
    translatedTexts(forAnother(path), schema).flatMap(({ place, value }) => {
      const isForAnother = value !== own.get(place);
      const isSaidForAnother = said.get(place) !== ownSaid.get(place);
      return said.has(place) && isForAnother === isSaidForAnother ? [[value, said.get(place)] as const] : [];
    }),
  );
  return { texts, original: original.body, body: other.body };
}

/** A file of the sample as it is for another clinic. */
function forAnother(path: string): Pick<SourceFile, 'data'> {
  const { document } = partsOf(path);
  sayAnothers(document);
  return { data: document.toJS() };
}
