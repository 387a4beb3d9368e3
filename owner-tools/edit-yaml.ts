import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument, type Document } from 'yaml';
import { asWritten } from './keep-yaml-formatting.ts';

const FRONTMATTER = /^(---\n)([\s\S]*?)(^---\n)([\s\S]*)/m;

export type Change = {
  fields: (fields: Document) => void;
  /** of the Markdown text below the fields */
  body?: (body: string) => string;
  print?: (before: string, fields: Document) => string;
};

/**
 * Changes a file that an owner edits, with its comments kept.
 *
 * @param path - of a YAML file, or a Markdown file that begins with fields
 */
export function editFile(path: string, { fields, body = (text) => text, print = asWritten }: Change): void {
  const { start, yaml, end, below, document } = partsOf(path);
  if (isMap(document.contents)) fields(document);
  writeFileSync(path, start + (isMap(document.contents) ? print(yaml, document) : yaml) + end + body(below));
}

/** The parts of such a file, with its fields as a document that has their comments. */
export function partsOf(path: string) {
  const text = readFileSync(path, 'utf8');
  const [, start = '', yaml = text, end = '', below = ''] =
    (path.endsWith('.md') && FRONTMATTER.exec(text)) || [];
  return { start, yaml, end, below, document: parseDocument(yaml) };
}
