import { isMap, isNode, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type { Translation } from '../domain/content/translation.ts';
import { readText } from './text-file.ts';

/** A step into data: a field's name, or an entry's index from 0. */
export type Step = string | number;

/** What is known of the translation whose texts stand in a file. */
type Translated = Translation & {
  /** where a text has no translation, and stands as it was */
  missing: Step[][];
  /** whether the original's texts are others than those it was made from */
  outdated: boolean;
};

/** A file of `clinic/` as its owner wrote it, not yet checked. */
export type SourceFile = {
  /** as its owner knows it, such as 'clinic/doctors.yaml' */
  path: string;
  data: unknown;
  /** the line, from 1, on which a field stands, or else the nearest one around it that is there */
  lineOf(steps: readonly Step[]): number;
  /** of a Markdown file, the text below the fields; otherwise '' */
  body: string;
  /** the line on which that text begins */
  bodyLine: number;
  /** of a file whose texts are a translation's */
  translated?: Translated;
};

const FRONTMATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*$\n?(?<body>[\s\S]*)/m;

/** A file of `clinic/`, of whichever kind. */
export function readSourceFile(path: string): SourceFile {
  return path.endsWith('.md') ? readMarkdownFile(path) : readYamlFile(path);
}

/** @throws {ConfigurationError} naming the first line that is no YAML, or not UTF-8 */
export function readYamlFile(path: string): SourceFile {
  return parsed(path, readText(path), 0);
}

/**
 * A Markdown file that begins with fields between two lines of hyphens.
 *
 * @throws {ConfigurationError} when there are none, or they are no YAML, or the file is not UTF-8
 */
export function readMarkdownFile(path: string): SourceFile {
  const source = readText(path);
  const parts = source.startsWith('---') ? FRONTMATTER.exec(source)?.groups : undefined;
  if (!parts) {
    throw new ConfigurationError(
      `${path}: the file has no fields; it should begin with a line of three hyphens, the fields, and again three hyphens.`,
    );
  }
  const body = parts.body!;
  return {
    ...parsed(path, parts.yaml!, 1),
    body: body.trim(),
    bodyLine: source.slice(0, source.length - body.trimStart().length).split('\n').length,
  };
}

function parsed(path: string, yaml: string, linesAbove: number): SourceFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) {
    const { line, fault } = firstFault(document, lines);
    throw new ConfigurationError(`${path}:${line + linesAbove}: ${fault}`);
  }
  if (document.contents && !isMap(document.contents)) {
    throw new ConfigurationError(
      `${path}: the file holds no fields; it should have lines such as "title: Braces".`,
    );
  }
  return {
    path,
    // A file in which all is commented out has no fields.
    data: document.toJS() ?? {},
    lineOf: (steps) => lineIn(document, lines, steps) + linesAbove,
    body: '',
    bodyLine: 0,
  };
}

/** Where the text stops to be YAML, in the owner's words. What follows from that is no mistake of its own. */
function firstFault(document: Document, lines: LineCounter): { line: number; fault: string } {
  const { pos, code, message } = document.errors[0]!;
  const { line } = lines.linePos(pos[0]);
  if (code === 'TAB_AS_INDENT')
    return { line, fault: 'the line begins with a tab; it should begin with blanks, two for each step.' };
  if (code === 'DUPLICATE_KEY')
    return { line, fault: 'this field stands here for the second time; it should stand once.' };
  const opened =
    openQuote(document, lines, line) ?? (message.startsWith('Missing closing') ? line : undefined);
  if (opened !== undefined)
    return {
      line: opened,
      fault:
        'a quote is opened here and not closed; it should be closed behind the text, and a quote inside it doubled or left out.',
    };
  const problem = message.split(/ at line \d+/)[0];
  return {
    line,
    fault: `this cannot be read (${problem}); it should be "field: value", with quotes round a value that has a colon or a hash in it.`,
  };
}

/** The line of a quote that is closed on a later one, where the text then goes wrong, if at all. */
function openQuote(document: Document, lines: LineCounter, wrong: number): number | undefined {
  let opened: number | undefined;
  const look = (_: unknown, { type, range }: Scalar) => {
    if (!type?.startsWith('QUOTE') || !range) return;
    const [begins, ends] = [range[0], range[1]].map((at) => lines.linePos(at).line) as [number, number];
    if (begins < ends && ends >= wrong) opened ??= begins;
  };
  visit(document, { Scalar: look });
  return opened;
}

function lineIn(document: Document, lines: LineCounter, steps: readonly Step[]): number {
  for (let length = steps.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(steps.slice(0, length - 1), true);
    const step = steps[length - 1]!;
    // The key of a field, so that the line is the one its owner sees the name on.
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(step))?.key;
    const node = key || document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
