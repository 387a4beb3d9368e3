import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { currentNameMessage } from '../domain/clinic/field-schemas.ts';
import { TranslationSchema } from '../domain/clinic/text-review.ts';
import { checkFile, mistake } from './validate.ts';
import { throwMistakes } from './mistakes.ts';
import { type CheckedFile, unwrapSchema, type AnySchema, putAt, schemaBelow } from './schema-walk.ts';
import { leavesOf, translatedTexts, versionInput } from './translatable-texts.ts';
import type { SourceFile, Step } from './yaml-file.ts';

// A translation is a file of the same name in `clinic/<language>/`. It has only the translated texts, in the
// original's structure. Facts, pictures and names that need no other script stay in the original.

const AboutSchema = v.object({ translation: TranslationSchema });

/**
 * Merges a translation into its original.
 *
 * @param original - validated against `schema`
 * @param file - the file of the same name in the language's folder
 * @returns the original's data with the translated texts
 * @throws {ConfigurationError} for each value that is not a text of the original
 */
export function mergeTranslation(
  original: SourceFile,
  schema: v.GenericSchema,
  file: SourceFile,
): SourceFile {
  const { translation: about, ...translatedData } = file.data as Record<string, unknown>;
  const { translation } = checkFile({ ...file, data: { translation: about } }, AboutSchema);
  const outdated = translation.of !== versionOf(original, schema);
  const texts = new Map(leavesOf(translatedData, schema).map((leaf) => [leaf.place, leaf]));
  const data = structuredClone(original.data);
  const missing: Step[][] = file.body || !original.body ? [] : [[]];
  for (const { steps, place, mayStay } of translatedTexts(original, schema)) {
    const text = texts.get(place);
    if (text) putAt(data, steps, text.value);
    else if (!mayStay) missing.push(steps);
    texts.delete(place);
  }

  const entries = new Set(leavesOf(original.data, schema).flatMap(({ entries: each }) => each));
  // A translation may have entries that the original no longer has.
  const unknownTexts = [...texts.values()].filter(
    (leaf) => !leaf.isName && !(outdated && leaf.entries.some((entry) => !entries.has(entry))),
  );
  const mistakes = unknownTexts.map(({ steps, value }) => {
    const object = steps
      .slice(0, -1)
      .reduce<AnySchema | undefined>((above, step) => above && schemaBelow(above, step), schema);
    const now = object && currentNameMessage(unwrapSchema(object).schema.entries ?? {}, String(steps.at(-1)));
    return mistake(file, steps, value, now ?? `left out, as it is no text of ${original.path}`);
  });
  throwMistakes(mistakes);
  const body = file.body ? {} : { body: original.body, bodyLine: original.bodyLine };
  return { ...file, ...body, data, translated: { ...translation, missing, outdated } };
}

/** Hashes the translatable texts of an original: the version changes only when they do. */
export function versionOf(original: Pick<SourceFile, 'data' | 'body'>, schema: v.GenericSchema): string {
  return createHash('sha256').update(versionInput(original, schema)).digest('hex').slice(0, 8);
}

/**
 * Writes the original's version into a translation.
 *
 * @param text - the text of the whole file
 */
export function withVersion(text: string, version: string): string {
  const of = `of: "${version}"`;
  const [block = ''] = /^translation:.*(?:\n .*)*/m.exec(text) ?? [];
  const field = /\bof: *["']?\w*["']?/;
  if (field.test(block)) return text.replace(block, () => block.replace(field, of));
  if (/^translation: *\{/m.test(text)) return text.replace(/^translation: *\{/m, `translation: { ${of},`);
  if (/^translation:/m.test(text)) return text.replace(/^translation:.*/m, `translation:\n  ${of}`);
  return text.replace(/^(?=[a-zA-Z]+:)/m, `translation: { ${of} }\n`);
}

/** Lists translations that are incomplete, outdated or without an original, one line each. */
export function listUnfinished(folder: string, code: string, files: CheckedFile[]): string[] {
  const stale = files.flatMap(({ source: { path, translated } }) => {
    if (translated && translated.missing.length > 0)
      return `${path}: texts still in English: ${translated.missing.length}; npm run translated ${path} says which.`;
    if (translated?.outdated)
      return `${path}: its original has changed since; compare the two, and then npm run translated ${path}.`;
    return [];
  });
  return [
    ...stale,
    ...findOrphans(folder, code).map((path) => `${path}: there is no original of this name; it can go.`),
  ];
}

/** Finds translations without an original. */
export function findOrphans(folder: string, code: string): string[] {
  return globSync(`${folder}/${code}/**/*.{yaml,md}`)
    .filter((path) => !existsSync(join(folder, relative(join(folder, code), path))))
    .toSorted();
}
