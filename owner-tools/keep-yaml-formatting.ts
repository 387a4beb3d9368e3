import { isMap, parseDocument, type Document, type Scalar, type YAMLMap } from 'yaml';

export const WIDTH = { lineWidth: 118 };

/** The text of changed fields, of which those that hold what they held stay as they were written. */
export function asWritten(before: string, document: Document): string {
  const text = document.toString(WIDTH);
  if (!before.trim() || !isMap(document.contents) || document.contents.flow) return text;
  const earlier = parseDocument(before);
  const old = earlier.toJS() as Record<string, unknown>;
  const now = document.toJS() as Record<string, unknown>;
  const [head, asItWas] = pieces(before, earlier);
  const [, asItIs] = pieces(text, parseDocument(text));
  const names = [...asItWas.keys()];
  // What stands above a field that has gone, below the one before it, is about that field.
  const isAsItWas = (name: string) => {
    const next = names[names.indexOf(name) + 1];
    return JSON.stringify(old[name]) === JSON.stringify(now[name]) && (next === undefined || next in now);
  };
  const fields = Array.from(asItIs, ([name, piece]) => (isAsItWas(name) && asItWas.get(name)) || piece);
  return [head, ...fields].join('');
}

/** What stands above the first field, and each field's lines, with what stands below it. */
function pieces(yaml: string, { contents }: Document): [head: string, fields: Map<string, string>] {
  const { items } = contents as YAMLMap<Scalar<string>>;
  const starts = items.map(({ key }) => key.range![0]);
  const fields = items.map(({ key }, at) => [key.value, yaml.slice(starts[at], starts[at + 1])] as const);
  return [yaml.slice(0, starts[0]), new Map(fields)];
}
