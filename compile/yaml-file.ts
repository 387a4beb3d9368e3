import { isMap, isNode, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import type { Translation } from '../domain/clinic/text-review.ts';
import { readAll, throwMistakes } from './mistakes.ts';
import { firstYamlMistake } from './yaml-mistake.ts';

/** A step into data: a field's name, or an entry's index from 0. */
export type Step = string | number;

/** The state of a translation. */
type Translated = Translation & {
  /** places of texts without a translation, which keep the original's words */
  missing: Step[][];
  /** whether the original's texts have changed since it was translated */
  outdated: boolean;
};

/** A file of `clinic/` as its owner wrote it, before any check. */
export type SourceFile = {
  /** the path from the project's folder, such as 'clinic/doctors.yaml' */
  path: string;
  data: unknown;
  /** Returns the line of a field, from 1. For a missing field, this is the line of the field around it. */
  lineOf(steps: readonly Step[]): number;
  /** the text below the fields of a Markdown file; '' for YAML */
  body: string;
  /** the line on which `body` begins, from 1 */
  bodyLine: number;
  /** set if the texts are those of a translation */
  translated?: Translated;
  /** lines for the owner about comments that may have been meant as text */
  remarks: string[];
};

const FRONTMATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*$\n?(?<body>[\s\S]*)/m;

/**
 * Reads a YAML or Markdown file of `clinic/`.
 *
 * @throws {ConfigurationError} if it has no fields, is not valid YAML or is not UTF-8
 */
export function readSourceFile(path: string): SourceFile {
  return parseSourceFile(path, readText(path));
}

/**
 * Parses the text of a YAML or Markdown file.
 *
 * @param path - the path of the file, for messages
 */
export function parseSourceFile(path: string, text: string): SourceFile {
  return path.endsWith('.md') ? parseMarkdown(path, text) : parseYaml(path, text, 0);
}

/**
 * Reads a YAML file.
 *
 * @throws {ConfigurationError} with the first line that is not valid YAML or not UTF-8
 */
export function readYamlFile(path: string): SourceFile {
  return parseYaml(path, readText(path), 0);
}

/** Parses a Markdown file that begins with YAML fields between two lines of hyphens. */
function parseMarkdown(path: string, source: string): SourceFile {
  const parts = source.startsWith('---') ? FRONTMATTER.exec(source)?.groups : undefined;
  if (!parts) {
    throw new ConfigurationError(
      `${path}: the file has no fields; it should begin with a line of three hyphens, the fields, and again three hyphens.`,
    );
  }
  const body = parts.body!;
  const bodyLine = source.slice(0, source.length - body.trimStart().length).split('\n').length;
  const [fields] = readAll([
    () => parseYaml(path, parts.yaml!, 1),
    () => throwMistakes(escapedControlCharacters(path, body.trim(), bodyLine)),
  ]);
  return { ...fields, body: body.trim(), bodyLine };
}

/** Finds control characters that Markdown writes as numbers, such as '&#11;'. */
function escapedControlCharacters(path: string, body: string, bodyLine: number): string[] {
  return body.split('\n').flatMap((line, at) => {
    const text = line.replaceAll(
      /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi,
      (whole, hex?: string, decimal?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    );
    const found = controlCharacterIn(text);
    return found ? `${path}:${bodyLine + at}: ${found}` : [];
  });
}

function parseYaml(path: string, yaml: string, linesAbove: number): SourceFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) {
    const { line, problem } = firstYamlMistake(document, yaml, lines);
    throw new ConfigurationError(`${path}:${line + linesAbove}: ${problem}`);
  }
  if (document.contents && !isMap(document.contents)) {
    throw new ConfigurationError(
      `${path}: the file holds no fields; it should have lines such as "title: Braces".`,
    );
  }
  const { mistakes, remarks } = textsIn(document, yaml, lines, (line) => `${path}:${line + linesAbove}`);
  throwMistakes(mistakes);
  return {
    path,
    // `toJS` returns null for a file that has only comments.
    data: document.toJS() ?? {},
    lineOf: (steps) => lineIn(document, lines, steps) + linesAbove,
    body: '',
    bodyLine: 0,
    remarks,
  };
}

/**
 * Checks what a schema cannot see: control characters written as escapes, and comments that cut off a text.
 *
 * In YAML, `street: Shop #4, Sagar Deep` has the value "Shop". After an unquoted text, a # counts as the
 * start of a comment if two blanks precede it and one follows it. If only one precedes it, the owner gets a
 * remark. A # directly before a word or a number is a mistake.
 *
 * @param yaml - the text of `document`
 * @param at - returns the file and line for messages
 */
function textsIn(
  document: Document,
  yaml: string,
  lines: LineCounter,
  at: (line: number) => string,
): { mistakes: string[]; remarks: string[] } {
  const mistakes: string[] = [];
  const remarks: string[] = [];
  function checkScalar(_: unknown, { type, value, range }: Scalar): void {
    if (!range) return;
    const [begins, ends] = range;
    const control = typeof value === 'string' && controlCharacterIn(value);
    if (control) mistakes.push(`${at(lines.linePos(begins).line)}: ${control}`);
    if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return;
    const [, blanks = '', comment] = /^([ \t]*)(#.*)/.exec(yaml.slice(ends)) ?? [];
    if (comment === undefined) return;
    const [where, text] = [at(lines.linePos(ends).line), yaml.slice(begins, ends)];
    const isCut = /^#+[^\s#]/.test(comment) || (blanks.length < 2 && value !== null && /^# \d/.test(comment));
    const inQuotes = JSON.stringify(`${text}${text && blanks}${comment}`);
    if (isCut)
      mistakes.push(
        `${where}: the text ends before "${comment}", because a # begins a comment; it should be in quotes: ${inQuotes}. If it is a comment, write two blanks before the # and one behind it.`,
      );
    else if (blanks.length < 2 && value !== null)
      remarks.push(
        `${where}: "${comment}" is a comment, which no page shows; if it belongs to the text, write quotes round both, else two blanks before the #.`,
      );
  }
  visit(document, { Scalar: checkScalar });
  return { mistakes, remarks };
}

function lineIn(document: Document, lines: LineCounter, steps: readonly Step[]): number {
  for (let length = steps.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(steps.slice(0, length - 1), true);
    const step = steps[length - 1]!;
    // Returns the line of the key, because the message names the key.
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(step))?.key;
    const node = key || document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const MAX_SHOWN_LENGTH = 60;
const SAVE_AGAIN =
  'the file should be saved again with the encoding UTF-8 (in Notepad: File, Save as, Encoding).';

/** Control characters except tab and newline, and the characters that XML 1.0 (section 2.2) forbids. */
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * Finds the first control character of a text, because no feed or sitemap may contain one.
 *
 * @returns the message without file and line; undefined if the text has none
 */
function controlCharacterIn(text: string): string | undefined {
  const found = CONTROL.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, found.index).split('\n').at(-1)!.trim();
  const place = before === '' ? '' : ` behind "${before.slice(-MAX_SHOWN_LENGTH)}"`;
  return `there is an invisible control character (U+${code})${place}; it should be deleted.`;
}

/**
 * Reads the text of a file, without a byte order mark and with Unix line ends.
 *
 * @param path - the path of the file for messages, such as 'clinic/doctors.yaml'
 * @throws {ConfigurationError} for UTF-16, for the first line that is not UTF-8, or for each line with a
 *   control character
 */
export function readText(path: string, content: Buffer = readFileSync(path)): string {
  // UTF-16 begins with a byte order mark, or has a zero byte beside the first letter, which is ASCII in these
  // files.
  if (/^(\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(content.toString('latin1', 0, 2)))
    throw new ConfigurationError(`${path}:1: it is written in UTF-16; ${SAVE_AGAIN}`);
  if (!isUtf8(content)) throw new ConfigurationError(notUtf8(path, content));
  const text = content
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  throwMistakes(
    text.split('\n').flatMap((line, at) => {
      const found = controlCharacterIn(line);
      return found ? `${path}:${at + 1}: ${found}` : [];
    }),
  );
  return text;
}

function notUtf8(path: string, content: Buffer): string {
  const lines = content.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const text = new TextDecoder('windows-1252').decode(content).split('\n')[at]!.trim();
  const shown = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
  return `${path}:${at + 1}: "${shown}" is not written in UTF-8; ${SAVE_AGAIN}`;
}
