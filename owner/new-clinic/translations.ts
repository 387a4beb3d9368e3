import { stringify } from 'yaml';
import { leavesOf, textsAlone, translatedTexts } from '../../compile/translatable-texts.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { parseSourceFile } from '../../compile/yaml-file.ts';
import type { ClinicText } from '../clinic-files.ts';
import { splitParts } from '../edit-yaml.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { resolveNeeds, type General } from './general.ts';

/**
 * Translates the general texts of a file. Other texts are left out.
 *
 * @param code - of the language
 * @returns the file of that language; undefined if nothing of it is translated
 */
export function translate(
  general: General,
  code: string,
  { file, schema, source }: ClinicText,
): string | undefined {
  const known = general.get(`${code}/${file}`);
  if (known === undefined) return undefined;
  const original = wholeFile(file, general.get(file)!);
  const translation = parseSourceFile(file, known);
  const translated = new Map(leavesOf(translation.data, schema).map(({ place, value }) => [place, value]));
  const texts = new Map(
    translatedTexts(original, schema).map(({ place, value }) => [value, translated.get(place)]),
  );
  const data = textsAlone(schema, source.data, (text) => texts.get(text)) as object | undefined;
  const fields = stringify({ translation: { of: versionOf(source, schema) }, ...data }, WIDTH);
  const body = source.body === original.body ? translation.body : '';
  return file.endsWith('.md') ? `---\n${fields}---\n\n${body}\n` : fields;
}

/** A general file with all its texts, whatever they need. */
export function wholeFile(file: string, text: string): { data: unknown; body: string } {
  const { document, below } = splitParts(file, text);
  resolveNeeds(document, () => 'keep');
  document.delete('needs');
  return { data: document.toJS(), body: below.trim() };
}
