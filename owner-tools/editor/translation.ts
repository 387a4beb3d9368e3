import { isObject, unwrapSchema, type AnySchema, type Data } from '../../compile/schema-walk.ts';
import { nameOf } from '../../compile/translatable-texts.ts';

// How the form has a file of another language: with what the original has a place for, so that each entry
// stands beside its own, whether it has been translated or not. Its file has the texts alone.

/** Whether another language says anything of it anew. */
export function hasTexts(given: AnySchema): boolean {
  const { schema, notes } = unwrapSchema(given);
  if (schema.entries) return Object.values(schema.entries).some(hasTexts);
  return schema.item ? hasTexts(schema.item) : notes.translated !== undefined;
}

/**
 * What a translation says, in the structure of its original. What the original has no place for stays, behind
 * the rest.
 *
 * @param original - its structure; undefined where it isn't known
 * @param said - the translation's own data
 */
export function besideOriginal(given: AnySchema, original: unknown, said: unknown): unknown {
  const { schema } = unwrapSchema(given);
  if (schema.entries) {
    if (!isObject(original) && !isObject(said)) return undefined;
    const [there, here] = [original, said].map((each) => (isObject(each) ? each : {})) as [Data, Data];
    const fields = Object.entries(schema.entries)
      .filter(([, entry]) => hasTexts(entry) || unwrapSchema(entry).notes.key)
      .map(([key, entry]) => [key, besideOriginal(entry, there[key], here[key])]);
    return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
  }
  if (schema.item) {
    const [there, here] = [named(original, schema.item), named(said, schema.item)] as const;
    return [...new Set([...there.keys(), ...here.keys()])].map(
      (name) => besideOriginal(schema.item!, there.get(name), here.get(name)) ?? {},
    );
  }
  return said ?? original;
}

function named(list: unknown, item: AnySchema): Map<unknown, unknown> {
  return new Map(Array.isArray(list) ? list.map((each, at) => [nameOf(each, at, item), each]) : []);
}

/**
 * A translation's form without the texts that its original has lost, or never had: the build takes them for
 * mistakes. An entry that the original has lost is none.
 */
export function withinOriginal(given: AnySchema, original: unknown, said: unknown): unknown {
  const { schema } = unwrapSchema(given);
  if (schema.entries) {
    if (!isObject(said)) return said;
    const there = isObject(original) ? original : {};
    const texts = Object.entries(schema.entries).filter(([key, entry]) => key in said && hasTexts(entry));
    const kept = texts.map(([key, entry]) => [key, withinOriginal(entry, there[key], said[key])]);
    return { ...said, ...Object.fromEntries(kept) };
  }
  if (schema.item) {
    if (!Array.isArray(said)) return said;
    const there = named(original, schema.item);
    return said.map((each, at) => {
      const name = nameOf(each, at, schema.item);
      return name !== at && !there.has(name) ? each : withinOriginal(schema.item!, there.get(name), each);
    });
  }
  return original ? said : '';
}
