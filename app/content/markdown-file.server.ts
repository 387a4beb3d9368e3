import { readdirSync, readFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import { checkEach, ConfigurationError, mistake } from './configuration-error.ts';

export type MarkdownFile = {
  /** As its owner knows it, e.g. `clinic/services/braces.md`. */
  path: string;
  /** The file's name without `.md`. */
  name: string;
  /** The fields between the two lines of `---`, not yet checked. */
  frontmatter: Record<string, unknown>;
  /** The text below. */
  body: string;
};

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FRONTMATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*$(?<body>[\s\S]*)/m;

/** The names of a folder's Markdown files without `.md`, in their order. */
export function markdownNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();
}

/**
 * Reads all Markdown files of a folder, in the order of their names.
 *
 * @param folder - relative to the directory the build runs in, e.g. `clinic/services`
 * @throws {ConfigurationError} naming every file whose name or frontmatter is wrong
 */
export function readMarkdownFolder(folder: string): MarkdownFile[] {
  return checkEach(markdownNames(folder), (name) => readMarkdownFile(folder, name));
}

function readMarkdownFile(folder: string, name: string): MarkdownFile {
  const path = `${folder}/${name}.md`;
  if (!FILE_NAME.test(name)) {
    throw new ConfigurationError(
      mistake(
        path,
        'its name',
        `${name}.md`,
        'in small letters, digits and hyphens, as it becomes an address',
      ),
    );
  }
  // Editors on Windows write a byte order mark and \r\n.
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const parts = FRONTMATTER.exec(source)?.groups;
  if (!source.startsWith('---') || !parts) {
    throw new ConfigurationError(
      `${path}: the file has no fields; it should begin with a line of three hyphens, the fields, and again three hyphens.`,
    );
  }
  return { path, name, frontmatter: parseYaml(path, parts.yaml!), body: parts.body!.trim() };
}

function parseYaml(path: string, yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { prettyErrors: true });
  if (document.errors.length === 0) {
    if (isMap(document.contents)) return document.toJS();
    throw new ConfigurationError(
      mistake(path, 'the part between the hyphens', document.toJS(), 'lines such as "title: Braces"'),
    );
  }
  const lines = document.errors.map((error) => {
    // The line of hyphens above the fields counts as the file's first.
    const line = (error.linePos?.[0].line ?? 1) + 1;
    const problem = error.message.split(/ at line \d+/)[0];
    return `${path}: line ${line} cannot be read (${problem}); it should be "field: value", with quotes round a value that has a colon or a hash in it.`;
  });
  throw new ConfigurationError(lines.join('\n'));
}

/**
 * Checks that no two files have the same value in a field.
 *
 * @param entries - each file with its value
 * @throws {ConfigurationError} naming both files
 */
export function checkNoTwoAlike(field: string, entries: { path: string; value: unknown }[]): void {
  const firstWith = new Map<unknown, string>();
  const lines = entries.flatMap(({ path, value }) => {
    const first = firstWith.get(value);
    if (first) return [mistake(path, field, value, `one that no other file has; ${first} has it already`)];
    firstWith.set(value, path);
    return [];
  });
  if (lines.length > 0) throw new ConfigurationError(lines.join('\n'));
}
