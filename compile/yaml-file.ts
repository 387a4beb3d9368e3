import { isMap, isNode, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type { Translation } from '../domain/content/translation.ts';
import { readAll, throwMistakes } from './mistakes.ts';

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
  /** lines for the owner about comments that may have been meant as text */
  remarks: string[];
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
  const bodyLine = source.slice(0, source.length - body.trimStart().length).split('\n').length;
  const [fields] = readAll([
    () => parsed(path, parts.yaml!, 1),
    () => throwMistakes(escapedControlCharacters(path, body.trim(), bodyLine)),
  ]);
  return { ...fields, body: body.trim(), bodyLine };
}

/** Control characters that Markdown has as numbers, such as '&#11;'. */
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
  const { mistakes, remarks } = textsIn(document, yaml, lines, (line) => `${path}:${line + linesAbove}`);
  throwMistakes(mistakes);
  return {
    path,
    // A file in which all is commented out has no fields.
    data: document.toJS() ?? {},
    lineOf: (steps) => lineIn(document, lines, steps) + linesAbove,
    body: '',
    bodyLine: 0,
    remarks,
  };
}

/** The comments by which the sample says what another clinic has of a text (desk/new-clinic/general-texts.ts). */
const KNOWN_COMMENT = /^# (?:the sample's own|only with: |if true: |for another clinic: )/;

/**
 * Checks what the schema does not see: control characters written as escapes, and comments that cut a text off.
 *
 * In YAML, `street: Shop #4, Sagar Deep` has the value "Shop". A comment behind an unquoted text is taken for one when two
 * blanks stand before the # and one behind it. With one blank before it, the owner gets a remark. A # directly before a word
 * or a number is a mistake.
 *
 * @param yaml - the text of `document`
 * @param at - file and line, for messages
 */
function textsIn(
  document: Document,
  yaml: string,
  lines: LineCounter,
  at: (line: number) => string,
): { mistakes: string[]; remarks: string[] } {
  const mistakes: string[] = [];
  const remarks: string[] = [];
  function look(_: unknown, { type, value, range }: Scalar): void {
    if (!range) return;
    const [begins, ends] = range;
    const control = typeof value === 'string' && controlCharacterIn(value);
    if (control) mistakes.push(`${at(lines.linePos(begins).line)}: ${control}`);
    if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return;
    const [, blanks = '', comment] = /^([ \t]*)(#.*)/.exec(yaml.slice(ends)) ?? [];
    if (comment === undefined || KNOWN_COMMENT.test(comment)) return;
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
  visit(document, { Scalar: look });
  return { mistakes, remarks };
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

const LONGEST_SHOWN = 60;
const SAVE_AGAIN =
  'the file should be saved again with the encoding UTF-8 (in Notepad: File, Save as, Encoding).';

/** Control characters but tab and newline, and what XML 1.0 (2.2) allows in no document. */
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * Says which control character a text has, so that no page, feed or sitemap gets one.
 *
 * @returns the end of a mistake's line, behind file and line number; undefined when the text has none
 */
function controlCharacterIn(text: string): string | undefined {
  const found = CONTROL.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, found.index).split('\n').at(-1)!.trim();
  const place = before === '' ? '' : ` behind "${before.slice(-LONGEST_SHOWN)}"`;
  return `there is an invisible control character (U+${code})${place}; it should be deleted.`;
}

/**
 * Reads the text of a file that an owner edits, without the byte order mark and the line ends of editors on Windows.
 *
 * @param path - as its owner knows it, such as 'clinic/doctors.yaml'
 * @throws {ConfigurationError} naming UTF-16, the first line that is not UTF-8, or each line with a control character
 */
export function readText(path: string, content: Buffer = readFileSync(path)): string {
  // UTF-16 has a mark, or a zero beside its first letter, which is a Latin one in YAML and Markdown.
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
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return `${path}:${at + 1}: "${shown}" is not written in UTF-8; ${SAVE_AGAIN}`;
}
