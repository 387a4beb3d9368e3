import type * as v from 'valibot';
import { ClinicSchema } from '../domain/clinic/clinic.ts';
import { ArticleSchema } from '../domain/clinic/article.ts';
import { LIST_SCHEMAS, MARKDOWN_FOLDERS } from '../domain/clinic/schemas-by-file.ts';
import { PAGE_SCHEMAS } from '../domain/clinic/pages.ts';
import { ServiceSchema } from '../domain/clinic/service.ts';

/** The schema of each kind of file, by its path in `.compiled/schemas`. */
export const SCHEMAS: Record<string, v.GenericSchema> = {
  clinic: ClinicSchema,
  ...LIST_SCHEMAS,
  ...Object.fromEntries(Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [`pages/${name}`, schema])),
  service: ServiceSchema,
  article: ArticleSchema,
};

/**
 * Finds the schema of a file.
 *
 * @param file - the path below `clinic/`, such as 'services/braces.md'
 * @returns undefined if no schema belongs to this path, for example if it is a translation
 */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const [folder] = file.split('/');
  if (file.endsWith('.md')) return MARKDOWN_FOLDERS[folder as keyof typeof MARKDOWN_FOLDERS]?.schema;
  return SCHEMAS[file.replace(/\.yaml$/, '')];
}
