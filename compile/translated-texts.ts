import type * as v from 'valibot';
import { visit } from './visit.ts';
import type { SourceFile, Step } from './yaml-file.ts';

// The texts of a file that another language says anew, as the build and the editor know them.

/** What an entry of a list is known by in both files; entries without any of these are known by their place. */
export const KNOWN_BY = ['id', 'from', 'year', 'claim', 'article'];

export type Leaf = {
  steps: Step[];
  value: unknown;
  /** the same steps with its entries' own names for their numbers */
  place: string;
  /** the places of the entries it stands in */
  entries: string[];
  /** whether it is what an entry is known by, which a translation repeats */
  isName: boolean;
};

/** The texts of a file that another language says anew. */
export function translatedTexts({ data }: Pick<SourceFile, 'data'>, schema: v.GenericSchema): Leaf[] {
  const texts = new Set(
    [...visit(schema, data)]
      .filter(({ notes }) => notes.translated)
      .map(({ steps }) => JSON.stringify(steps)),
  );
  return leavesOf(data).filter(({ steps }) => texts.has(JSON.stringify(steps)));
}

/** What an original's version is made of: it changes with the texts that another language says anew, and with nothing else. */
export function versioned(original: Pick<SourceFile, 'data' | 'body'>, schema: v.GenericSchema): string {
  const texts = translatedTexts(original, schema).map(({ place, value }) => [place, value]);
  return JSON.stringify([texts.toSorted(), original.body]);
}

/** The same data with nothing in it but what its entries are known by. */
export function structureOf(data: unknown, key = ''): unknown {
  if (Array.isArray(data)) return data.map((each) => structureOf(each));
  if (typeof data !== 'object' || data === null) return KNOWN_BY.includes(key) ? data : '';
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, structureOf(each, name)]));
}

/** All values of a file that are no list and no object. */
export function leavesOf(
  data: unknown,
  above: Leaf = { steps: [], value: data, place: '', entries: [], isName: false },
): Leaf[] {
  if (typeof data !== 'object' || data === null)
    return data === undefined || data === null ? [] : [{ ...above, value: data }];
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    const place = `${above.place}/${Array.isArray(data) ? nameOf(value, step) : step}`;
    return leavesOf(value, {
      steps: [...above.steps, step],
      value,
      place,
      entries: Array.isArray(data) ? [...above.entries, place] : above.entries,
      isName: KNOWN_BY.includes(key),
    });
  });
}

/** What an entry of a list is known by: a name of its own, or its place. */
export function nameOf(entry: unknown, at: Step): Step {
  const known = KNOWN_BY.map((key) => (entry as Record<string, unknown> | null)?.[key]);
  return (known.find((value) => typeof value === 'string' || typeof value === 'number') ?? at) as Step;
}
