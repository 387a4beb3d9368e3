import {
  isObject,
  keyOf,
  schemaBelow,
  titleField,
  unwrapSchema,
  type AnySchema,
} from '../../compile/schema-walk.ts';
import type { Step } from '../../compile/yaml-file.ts';

// Merges the changes of two people who started from the same data.

/** `base` is the data from which both started. */
type Versions<T = unknown> = { base: T; theirs: T; mine: T };

/** A field that both have changed, each to another value; undefined is a removed field. */
export type Conflict = { steps: Step[]; theirs: unknown; mine: unknown };

export type Side = 'theirs' | 'mine';

/**
 * Merges field by field, and lists entry by entry.
 *
 * @param preferred - whose value a field gets that both have changed
 */
export function mergeChanges(
  schema: AnySchema | undefined,
  versions: Versions,
  preferred: Side = 'mine',
): { merged: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];

  function merge(each: Versions, steps: Step[], at?: AnySchema, isWhole = false): unknown {
    if (isSame(each.mine, each.base) || isSame(each.mine, each.theirs)) return each.theirs;
    if (isSame(each.theirs, each.base)) return each.mine;
    const item = at && schemaBelow(at, 0);
    const parts = isWhole ? undefined : (mergeObjects(each, steps, at) ?? mergeLists(each, steps, item));
    if (parts) return parts;
    conflicts.push({ steps, theirs: each.theirs, mine: each.mine });
    return each[preferred];
  }

  function mergeObjects({ base = {}, theirs, mine }: Versions, steps: Step[], at?: AnySchema): unknown {
    if (!isObject(base) || !isObject(theirs) || !isObject(mine)) return undefined;
    const fields = inEach({ base, theirs, mine }, (data) => new Map<Step, unknown>(Object.entries(data)));
    const isRecord = at !== undefined && unwrapSchema(at).schema.value !== undefined;
    const names = isRecord ? mergeOrder(inEach(fields, namesIn)) : unionOf(fields);
    return (
      names && Object.fromEntries(mergeNamed(fields, names, steps, (name) => at && schemaBelow(at, name)))
    );
  }

  function mergeLists({ base = [], theirs, mine }: Versions, steps: Step[], item?: AnySchema): unknown {
    if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return undefined;
    const lists: Versions<unknown[]> = { base, theirs, mine };
    const entry = item && unwrapSchema(item).schema;
    const [key, title] = entry ? [keyOf(entry), titleField(entry)] : [];
    if (!key && theirs.length === base.length && mine.length === base.length) {
      return base.map((_, index) => {
        const entries = inEach(lists, (list) => list[index]);
        // Entries with different titles are different entries, so their fields do not belong together.
        const titles = Object.values(inEach(entries, (one) => nameOf(one, title)));
        return merge(entries, [...steps, index], item, new Set(titles).size > 1);
      });
    }
    const entries = inEach(lists, (list) => new Map(list.map((one) => [nameOf(one, key ?? title), one])));
    const areNamed = (['base', 'theirs', 'mine'] as const).every(
      (side) => entries[side].size === lists[side].length && !entries[side].has(''),
    );
    if (!areNamed || (!key && mayBeRenamed(inEach(entries, namesIn)))) return undefined;
    const names = mergeOrder(inEach(entries, namesIn));
    return names && mergeNamed(entries, names, steps, () => item).map(([, one]) => one);
  }

  function mergeNamed(
    fields: Versions<Map<Step, unknown>>,
    names: Step[],
    steps: Step[],
    schemaOf: (name: Step) => AnySchema | undefined,
  ): [Step, unknown][] {
    return names
      .map((name): [Step, unknown] => [
        name,
        merge(
          inEach(fields, (each) => each.get(name)),
          [...steps, name],
          schemaOf(name),
        ),
      ])
      .filter(([, value]) => value !== undefined);
  }

  return { merged: merge(versions, [], schema), conflicts };
}

function inEach<T, R>({ base, theirs, mine }: Versions<T>, change: (data: T) => R): Versions<R> {
  return { base: change(base), theirs: change(theirs), mine: change(mine) };
}

function namesIn(fields: Map<Step, unknown>): Step[] {
  return [...fields.keys()];
}

function unionOf({ theirs, mine }: Versions<Map<Step, unknown>>): Step[] {
  return [...new Set([...theirs.keys(), ...mine.keys()])];
}

/** What tells an entry of a list from the others; empty if there is nothing. */
function nameOf(entry: unknown, field?: string): Step {
  const name = isObject(entry) ? field && entry[field] : entry;
  return typeof name === 'string' || typeof name === 'number' ? name : '';
}

/** Whether an entry that one has removed may be the one that the other has given a new name. */
function mayBeRenamed({ base, theirs, mine }: Versions<Step[]>): boolean {
  const left = new Set([...theirs, ...mine]);
  return base.some((name) => !left.has(name)) && [...left].some((name) => !base.includes(name));
}

/** The names of both in one order; undefined if both have changed the order. */
function mergeOrder({ base, theirs, mine }: Versions<Step[]>): Step[] | undefined {
  const inAll = (names: Step[]) =>
    names.filter((name) => base.includes(name) && theirs.includes(name) && mine.includes(name));
  const order = inAll(base);
  const [first, second] = isSame(inAll(mine), order) ? [theirs, mine] : [mine, theirs];
  if (!isSame(inAll(second), order) && !isSame(inAll(theirs), inAll(mine))) return undefined;
  const names = [...first];
  for (const [at, name] of second.entries())
    if (!names.includes(name)) names.splice(at === 0 ? 0 : 1 + names.indexOf(second[at - 1]!), 0, name);
  return names;
}

/** Compares data, also the order of names: it is the order in which a record's entries are shown. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
