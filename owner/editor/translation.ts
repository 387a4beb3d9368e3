import { isObject, unwrapSchema, type AnySchema, type Data } from '../../compile/schema-walk.ts';
import { nameOf } from '../../compile/translatable-texts.ts';

// Translations in the editor's form follow the structure of the original, so that each entry is next to its
// original, translated or not. Their files contain only the texts.

/** Whether a schema contains translatable texts. */
export function hasTexts(given: AnySchema): boolean {
  const { schema, notes } = unwrapSchema(given);
  if (schema.entries) return Object.values(schema.entries).some(hasTexts);
  return schema.item ? hasTexts(schema.item) : notes.translated !== undefined;
}

/**
 * Merges a translation's data into the structure of its original. Data without a place in the original is
 * kept at the end.
 *
 * @param original - structure of the original; undefined if unknown
 * @param translated - the translation's data
 */
export function mergeIntoOriginal(given: AnySchema, original: unknown, translated: unknown): unknown {
  const { schema } = unwrapSchema(given);
  if (schema.entries) {
    if (!isObject(original) && !isObject(translated)) return undefined;
    const [originalData, data] = [original, translated].map((each) => (isObject(each) ? each : {})) as [
      Data,
      Data,
    ];
    const fields = Object.entries(schema.entries)
      .filter(([, entry]) => hasTexts(entry) || unwrapSchema(entry).notes.key)
      .map(([key, entry]) => [key, mergeIntoOriginal(entry, originalData[key], data[key])]);
    return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
  }
  if (schema.item) {
    const [originals, entries] = [
      entriesByName(original, schema.item),
      entriesByName(translated, schema.item),
    ] as const;
    return [...new Set([...originals.keys(), ...entries.keys()])].map(
      (name) => mergeIntoOriginal(schema.item!, originals.get(name), entries.get(name)) ?? {},
    );
  }
  return translated ?? original;
}

function entriesByName(list: unknown, item: AnySchema): Map<unknown, unknown> {
  return new Map(Array.isArray(list) ? list.map((each, at) => [nameOf(each, at, item), each]) : []);
}

/**
 * Removes texts from a translation's form that the original does not have, because the build rejects them.
 * Entries that the original no longer has are kept.
 */
export function removeExtraTexts(given: AnySchema, original: unknown, translated: unknown): unknown {
  const { schema } = unwrapSchema(given);
  if (schema.entries) {
    if (!isObject(translated)) return translated;
    const originalData = isObject(original) ? original : {};
    const texts = Object.entries(schema.entries).filter(
      ([key, entry]) => key in translated && hasTexts(entry),
    );
    const adapted = texts.map(([key, entry]) => [
      key,
      removeExtraTexts(entry, originalData[key], translated[key]),
    ]);
    return { ...translated, ...Object.fromEntries(adapted) };
  }
  if (schema.item) {
    if (!Array.isArray(translated)) return translated;
    const originals = entriesByName(original, schema.item);
    return translated.map((each, at) => {
      const name = nameOf(each, at, schema.item);
      return name !== at && !originals.has(name)
        ? each
        : removeExtraTexts(schema.item!, originals.get(name), each);
    });
  }
  return original ? translated : '';
}
