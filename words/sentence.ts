/** A template tag for sentences with elements such as links. Returns texts and elements in order. */
export function sentence<Element>(
  texts: TemplateStringsArray,
  ...values: (string | Element)[]
): (string | Element)[] {
  const pieces: (string | Element)[] = [];
  for (const piece of texts.flatMap((text, at) => [text, ...values.slice(at, at + 1)])) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}
