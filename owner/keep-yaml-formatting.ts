import { isMap, parseDocument, type Document, type Scalar, type YAMLMap } from 'yaml';

export const WIDTH = { lineWidth: 118 };

/** Prints a changed document. Fields whose values have not changed keep their original text. */
export function keepYamlFormatting(before: string, document: Document): string {
  const text = document.toString(WIDTH);
  if (!before.trim() || !isMap(document.contents) || document.contents.flow) return text;
  const earlier = parseDocument(before);
  const old = earlier.toJS() as Record<string, unknown>;
  const now = document.toJS() as Record<string, unknown>;
  const [head, asItWas] = pieces(before, earlier);
  const [, asItIs] = pieces(text, parseDocument(text));
  const names = [...asItWas.keys()];
  // Lines above a removed field belong to the previous field's text, so that field is printed again without
  // them.
  const isAsItWas = (name: string) => {
    const next = names[names.indexOf(name) + 1];
    return JSON.stringify(old[name]) === JSON.stringify(now[name]) && (next === undefined || next in now);
  };
  const fields = Array.from(asItIs, ([name, piece]) => (isAsItWas(name) && asItWas.get(name)) || piece);
  return [head, ...fields].join('');
}

/** Splits YAML into the lines above the first field, and each field with the lines up to the next field. */
function pieces(yaml: string, { contents }: Document): [head: string, fields: Map<string, string>] {
  const { items } = contents as YAMLMap<Scalar<string>>;
  const starts = items.map(({ key }) => key.range![0]);
  const fields = items.map(({ key }, at) => [key.value, yaml.slice(starts[at], starts[at + 1])] as const);
  return [yaml.slice(0, starts[0]), new Map(fields)];
}
