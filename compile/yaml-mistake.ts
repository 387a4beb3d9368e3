import { visit, type Document, type LineCounter, type Scalar } from 'yaml';

// Explains to an owner why a file is not valid YAML. The parser's messages use terms of its grammar.

/**
 * Describes the first error of a document, because later errors usually follow from the first.
 *
 * @param yaml - the text of `document`
 * @returns the line, from 1, what is wrong there, and what it should be
 */
export function firstYamlMistake(
  document: Document,
  yaml: string,
  lines: LineCounter,
): { line: number; problem: string } {
  const { pos, code, message } = document.errors[0]!;
  const { line } = lines.linePos(pos[0]);
  const rows = yaml.split('\n');
  if (code === 'TAB_AS_INDENT')
    return { line, problem: 'the line begins with a tab; it should begin with blanks, two for each step.' };
  if (code === 'DUPLICATE_KEY')
    return { line, problem: 'this field stands here for the second time; it should stand once.' };
  // An apostrophe inside a quoted text ends it.
  const isCutQuote = /^\s*(?:- )?[\w-]+: '[^']*'[^'\s#]/.test(rows[line - 1]!);
  const opened = isCutQuote
    ? undefined
    : (openQuote(document, lines, line) ?? (message.startsWith('Missing closing') ? line : undefined));
  if (opened !== undefined)
    return {
      line: opened,
      problem:
        'a quote is opened here and not closed; it should be closed behind the text, and a quote inside it doubled or left out.',
    };
  return mistakeIn(rows, line) ?? mistakeIn(rows, line - 1) ?? { line, problem: ANY };
}

const ANY =
  'this cannot be read; it should be "field: value", with quotes around a value that has a colon or a hash in it.';

/** Describes what is wrong in a line, from its text; undefined if it looks right. */
function mistakeIn(rows: string[], line: number): { line: number; problem: string } | undefined {
  const row = rows[line - 1]?.trimEnd();
  if (!row?.trim()) return undefined;
  const text = row.trimStart();
  const blanks = row.slice(0, -text.length);
  const [, hyphen = '', field = '', value = ''] = /^(- )?(?:([\w-]+):(?: |$))?(.*)$/.exec(text)!;
  const problemAt = (problem: string) => ({ line, problem });
  const inQuotes = `${hyphen}${field && `${field}: `}${JSON.stringify(value)}`;
  if (!hyphen && /^-\S/.test(value))
    return problemAt(`a blank is missing behind the hyphen; it should be: - ${value.slice(1)}`);
  if (!field && /^[\w-]+:\S/.test(value))
    return problemAt(`a blank is missing behind the colon; it should be: ${value.replace(':', ': ')}`);
  if (/^[@`%*&!|>{]/.test(value))
    return problemAt(`a text that begins with ${value[0]} should be in quotes: ${inQuotes}`);
  if (/^'[^']*'[^'\s#]/.test(value))
    return problemAt(
      `an apostrophe inside the text ends it; the quotes should be double: ${field && `${field}: `}"${value.slice(1).replace(/'$/, '')}"`,
    );
  if (/^\[[^\]]*$/.test(value)) return problemAt('a [ is opened here and not closed; it should end with ].');
  if (field && /:(?: |$)/.test(value))
    return problemAt(`the text has a colon in it; it should be in quotes: ${inQuotes}`);
  const below = rows[line]?.trimEnd() ?? '';
  if (field && value && below.startsWith(`${blanks} `) && /^\s*(?:- |[\w-]+:(?: |$))/.test(below))
    return {
      line: line + 1,
      problem: `the line begins with more blanks than the one above; it should begin under "${field}".`,
    };
  if (field && value && /^\s*- /.test(below))
    return {
      line: line + 1,
      problem: `a list begins here, but "${field}" above has a text already; it should have the text or the list.`,
    };
  if (!field && !hyphen)
    return problemAt(
      `the line has no field; it should be "field: value", or begin with two more blanks if it continues the text above.`,
    );
  return undefined;
}

/** Returns the line of an unclosed quote that caused the error further down, if there is one. */
function openQuote(document: Document, lines: LineCounter, wrong: number): number | undefined {
  let opened: number | undefined;
  const checkQuote = (_: unknown, { type, range }: Scalar) => {
    if (!type?.startsWith('QUOTE') || !range) return;
    const [begins, ends] = [range[0], range[1]].map((at) => lines.linePos(at).line) as [number, number];
    if (begins < ends && ends >= wrong) opened ??= begins;
  };
  visit(document, { Scalar: checkQuote });
  return opened;
}
