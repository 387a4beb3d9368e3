import { readdirSync } from 'node:fs';
import type * as v from 'valibot';
import { hasFlag } from 'country-flag-icons';
import { countryOfFlag } from '../domain/flag.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type { Reference } from '../domain/content/fields.ts';
import { mistake } from './check.ts';
import { checkEach } from './mistakes.ts';
import { valuesIn } from './values.ts';
import type { SourceFile } from './yaml-file.ts';

/** A file with its data checked and its placeholders filled. */
export type CheckedFile<T = unknown> = { source: SourceFile; schema: v.GenericSchema; data: T };

/** What can be named, where it is listed, and the names there are. */
export type Known = Record<Reference, { listedIn: string; ids: Set<string> }>;

/** A link in a Markdown text. */
export type TextLink = { source: SourceFile; href: string; line: number };

/** A mistake for each id that names nothing, and each icon or flag that there isn't. */
export function* wrongNames(files: CheckedFile[], known: Known, icons: readonly string[]): Generator<string> {
  for (const { source, schema, data } of files) {
    for (const { steps, value, notes } of valuesIn(schema, data)) {
      const name = String(value);
      const { listedIn, ids } = known[notes.reference as Reference] ?? {};
      if (notes.icon && !icons.includes(name))
        yield mistake(source, steps, value, `one of ${icons.join(', ')}`);
      else if (notes.flag && !hasFlag(countryOfFlag(name)))
        yield mistake(source, steps, value, "a country's flag as an emoji");
      else if (ids && !ids.has(name))
        yield mistake(
          source,
          steps,
          value,
          `one of those in ${listedIn}: ${[...ids].join(', ') || 'there is none yet'}`,
        );
    }
  }
}

/**
 * A mistake for every link that does not lead to a page of the site, or to an address that the data declare as one without
 * a page.
 *
 * @param addresses - the paths there are, and those declared
 */
export function* deadLinks(
  files: CheckedFile[],
  textLinks: TextLink[],
  addresses: Set<string>,
): Generator<string> {
  const isDead = (href: string) => href.startsWith('/') && !addresses.has(href.split(/[?#]/, 1)[0]!);
  const shouldBe =
    'the address of a page of this site (the blog and an article, once it is out and has no last day), or one declared in pages/sitemap.yaml';
  for (const { source, schema, data } of files) {
    for (const { steps, value, notes } of valuesIn(schema, data))
      if (notes.link && isDead(String(value))) yield mistake(source, steps, value, shouldBe);
  }
  for (const { source, href, line } of textLinks)
    if (isDead(href)) yield `${source.path}:${line}: a link leads to "${href}"; it should be ${shouldBe}.`;
}

/** A mistake naming both files where two have the same value in a field. */
export function* sameValues(files: CheckedFile<object>[], fields: readonly string[]): Generator<string> {
  for (const field of fields) {
    const firstWith = new Map<unknown, string>();
    for (const { source, data } of files) {
      const value = (data as Record<string, unknown>)[field];
      const first = firstWith.get(value);
      firstWith.set(value, first ?? source.path);
      if (first) yield mistake(source, [field], value, `one that no other file has; ${first} has it already`);
    }
  }
}

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The Markdown files of a folder, in the order of their names.
 *
 * @throws {ConfigurationError} for a name that could not become an address
 */
export function markdownPaths(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();
  return checkEach(names, (name) => {
    if (FILE_NAME.test(name)) return `${folder}/${name}.md`;
    throw new ConfigurationError(
      `${folder}/${name}.md: its name should be in small letters, digits and hyphens, as it becomes an address.`,
    );
  });
}
