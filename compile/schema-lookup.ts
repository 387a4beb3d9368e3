import type * as v from 'valibot';
import { ClinicSchema } from '../domain/clinic/clinic.ts';
import { ArticleSchema } from '../domain/clinic/article.ts';
import { CONTENT, TEXTS } from '../domain/clinic/schemas-by-file.ts';
import { PAGES } from '../domain/clinic/pages.ts';
import { ServiceSchema } from '../domain/clinic/service.ts';

/** The schema of each kind of file, by its path in `.compiled/schemas`. */
export const SCHEMAS: Record<string, v.GenericSchema> = {
  clinic: ClinicSchema,
  ...CONTENT,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, schema]) => [`pages/${name}`, schema])),
  service: ServiceSchema,
  article: ArticleSchema,
};

/**
 * Finds the schema of a file.
 *
 * @param file - the path below `clinic/`, such as 'services/braces.md'
 * @returns undefined if the site has no such file
 */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const [folder] = file.split('/');
  if (file.endsWith('.md')) return TEXTS[folder as keyof typeof TEXTS]?.schema;
  return SCHEMAS[file.replace(/\.yaml$/, '')];
}
