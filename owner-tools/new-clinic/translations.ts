import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { dataFilesOf } from '../../domain/web/screens.ts';
import { newClinic } from '../../words/en/new-clinic.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { leavesOf, textsAlone, translatedTexts } from '../../compile/translatable-texts.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { readSourceFile, type SourceFile } from '../../compile/yaml-file.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { readClinicFiles, TREATMENTS_FOLDER, type ClinicText } from '../clinic-files.ts';
import { splitParts } from '../edit-yaml.ts';
import { applyGenericMarkdown, applyGenericTexts } from './general-texts.ts';

/**
 * Writes the translations of the texts that a clinic has from the sample. Other texts are left untranslated.
 */
export async function writeTranslations(target: string, code: string): Promise<void> {
  const words = (await import(`../../words/${code}/new-clinic.ts`)) as { newClinic: typeof newClinic };
  const ofNewClinics = new Map<unknown, unknown>([
    [newClinic.dentist, words.newClinic.dentist],
    [newClinic.location, words.newClinic.location],
  ]);
  for (const text of readClinicFiles(target)) {
    const sample = sampleTranslation(text, code);
    const { file, schema, source } = text;
    const isNeeded = dataFilesOf('home').some((each) => `${each}.yaml` === file);
    if (!sample && !isNeeded) continue;
    const translated = (text: unknown) => sample?.texts.get(text) ?? ofNewClinics.get(text);
    const data = textsAlone(schema, source.data, translated) as object | undefined;
    const fields = stringify({ translation: { of: versionOf(source, schema) }, ...data }, WIDTH);
    const path = join(target, code, file);
    mkdirSync(dirname(path), { recursive: true });
    const body = source.body === sample?.original ? (sample?.body ?? '') : '';
    writeFileSync(path, file.endsWith('.md') ? `---\n${fields}---\n\n${body}\n` : fields);
  }
}

/**
 * Maps the sample's English texts to their translations. A text is included if both languages have a variant
 * for other clinics, or neither has one.
 */
function sampleTranslation({ file, schema }: ClinicText, code: string) {
  const folder = existsSync(join(SAMPLE_FOLDER, file)) ? SAMPLE_FOLDER : TREATMENTS_FOLDER;
  const [path, translation] = [join(folder, file), join(folder, code, file)];
  if (!existsSync(path) || !existsSync(translation)) return undefined;
  const [original, other] = [readSourceFile(path), readSourceFile(translation)];
  const valuesOf = ({ data }: Pick<SourceFile, 'data'>) =>
    new Map(leavesOf(data, schema).map(({ place, value }) => [place, value]));
  const [ownTexts, ownTranslations, translations] = [
    valuesOf(original),
    valuesOf(other),
    valuesOf(genericSampleFile(translation)),
  ];
  const texts = new Map(
    translatedTexts(genericSampleFile(path), schema).flatMap(({ place, value }) => {
      const isForAnother = value !== ownTexts.get(place);
      const isTranslationForAnother = translations.get(place) !== ownTranslations.get(place);
      return translations.has(place) && isForAnother === isTranslationForAnother
        ? [[value, translations.get(place)] as const]
        : [];
    }),
  );
  return { texts, original: genericSampleFile(path).body, body: genericSampleFile(translation).body };
}

/** A file of the sample with its texts for other clinics. */
function genericSampleFile(path: string): Pick<SourceFile, 'data' | 'body'> {
  const { document, below } = splitParts(path, applyGenericMarkdown(readFileSync(path, 'utf8')));
  applyGenericTexts(document);
  return { data: document.toJS(), body: below.trim() };
}
