/**
 * What a field should be. It completes the sentence "it should be …" when the build rejects a value, and is
 * the field's description in editors.
 */
export type What = string | WithExample;

/** The description of a field that editors show with an example. */
type WithExample = {
  /** the description with the example, for the build's message */
  sentence: string;
  description: string;
  /** a value that the field could have */
  example: string | number;
};

/**
 * Describes a field by an example: `suchAs('the district', 'Worli')` completes "it should be the district,
 * such as Worli".
 *
 * @param options - `quoted` if the example is written in quotes; `rest` follows it in the sentence
 */
export function suchAs(
  description: string,
  example: string | number,
  { quoted = false, rest = '' } = {},
): WithExample {
  const shown = quoted ? `"${example}"` : example;
  return { sentence: `${description}, such as ${shown}${rest}`, description: description + rest, example };
}

/** Adds a text to the end of a description. */
export function extend(what: What, end: string): What {
  if (typeof what === 'string') return what + end;
  return { ...what, sentence: what.sentence + end, description: what.description + end };
}

/** Returns the text that completes "it should be …". */
export function sentenceOf(what: What): string {
  return typeof what === 'string' ? what : what.sentence;
}
