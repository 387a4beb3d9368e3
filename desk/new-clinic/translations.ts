import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { filesOf } from '../../domain/screens.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { isObject, plain, type AnySchema } from '../../compile/schemas.ts';
import { leavesOf, translatedTexts } from '../../compile/translated-texts.ts';
import { versionOf } from '../../compile/translations.ts';
import { schemaBelow } from '../../compile/visit.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { textsOfClinic, type ClinicText } from '../clinic-texts.ts';

/**
 * Writes what the sample says in another language of the texts that a clinic has from it. What the clinic says otherwise is
 * still to be translated.
 */
export function writeTranslations(target: string, code: string): void {
  for (const text of textsOfClinic(target)) {
    const said = sayingsOf(text, code);
    const { file, schema, source } = text;
    const isNeeded = filesOf('home').some((each) => `${each}.yaml` === file);
    if (!said && !isNeeded) continue;
    const data = inLanguage(source.data, schema, said?.texts ?? new Map()) as object | undefined;
    const fields = stringify({ translation: { of: versionOf(source, schema) }, ...data }, { lineWidth: 118 });
    const path = join(target, code, file);
    mkdirSync(dirname(path), { recursive: true });
    const body = source.body === said?.original ? (said?.body ?? '') : '';
    writeFileSync(path, file.endsWith('.md') ? `---\n${fields}---\n\n${body}\n` : fields);
  }
}

/** What the sample's file says in a language, by what it says in English. */
function sayingsOf({ file, schema }: ClinicText, code: string) {
  const [path, translation] = [join(SAMPLE_FOLDER, file), join(SAMPLE_FOLDER, code, file)];
  if (!existsSync(path) || !existsSync(translation)) return undefined;
  const [original, other] = [readSourceFile(path), readSourceFile(translation)];
  const said = new Map(leavesOf(other.data, schema).map(({ place, value }) => [place, value]));
  const texts = new Map(
    translatedTexts(original, schema).flatMap(({ place, value }) =>
      said.has(place) ? [[value, said.get(place)] as const] : [],
    ),
  );
  return { texts, original: original.body, body: other.body };
}

/** Data with the texts that a language says, and what entries are known by; undefined where there are none of these. */
function inLanguage(data: unknown, schema: AnySchema | undefined, said: Map<unknown, unknown>): unknown {
  const below = (step: string | number) => schema && schemaBelow(schema, step);
  if (Array.isArray(data)) {
    const list = data.map((each, at) => inLanguage(each, below(at), said));
    // An entry without a name of its own is known by its place.
    return list.some((each) => each !== undefined) ? list.map((each) => each ?? null) : undefined;
  }
  if (!isObject(data)) {
    const { notes } = schema ? plain(schema) : { notes: {} as { key?: true; translated?: string } };
    return notes.key ? data : notes.translated ? said.get(data) : undefined;
  }
  const fields = Object.entries(data).flatMap(([name, each]) => {
    const value = inLanguage(each, below(name), said);
    return value === undefined ? [] : [[name, value]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
