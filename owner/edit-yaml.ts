import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument, type Document } from 'yaml';
import { keepYamlFormatting } from './keep-yaml-formatting.ts';

const FRONTMATTER = /^(---\n)([\s\S]*?)(^---\n)([\s\S]*)/m;

export type Change = {
  fields: (fields: Document) => void;
  /** changes the Markdown text below the front matter */
  body?: (body: string) => string;
  print?: (before: string, fields: Document) => string;
};

/**
 * Edits a file of an owner and keeps its comments.
 *
 * @param path - of a YAML file, or a Markdown file with front matter
 */
export function editFile(
  path: string,
  { fields, body = (text) => text, print = keepYamlFormatting }: Change,
): void {
  const { start, yaml, end, below, document } = readParts(path);
  if (isMap(document.contents)) fields(document);
  writeFileSync(path, start + (isMap(document.contents) ? print(yaml, document) : yaml) + end + body(below));
}

/** Splits a file into its parts, with its fields as a document that keeps comments. */
export function readParts(path: string) {
  return splitParts(path, readFileSync(path, 'utf8'));
}

/** Splits the text of a file into its parts. */
export function splitParts(path: string, text: string) {
  const [, start = '', yaml = text, end = '', below = ''] =
    (path.endsWith('.md') && FRONTMATTER.exec(text)) || [];
  return { start, yaml, end, below, document: parseDocument(yaml) };
}
