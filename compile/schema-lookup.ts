import type * as v from 'valibot';
import { ClinicSchema } from '../domain/clinic.ts';
import { ArticleSchema } from '../domain/content/article.ts';
import { CONTENT, TEXTS } from '../domain/content/files.ts';
import { PAGES } from '../domain/content/pages.ts';
import { ServiceSchema } from '../domain/content/service.ts';

/** Every file's schema, by its place in `.compiled/schemas`. */
export const SCHEMAS: Record<string, v.GenericSchema> = {
  clinic: ClinicSchema,
  ...CONTENT,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, schema]) => [`pages/${name}`, schema])),
  service: ServiceSchema,
  article: ArticleSchema,
};

/** @param file - below `clinic/`, such as 'services/braces.md' */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const [folder] = file.split('/');
  if (file.endsWith('.md')) return TEXTS[folder as keyof typeof TEXTS]?.schema;
  return SCHEMAS[file.replace(/\.yaml$/, '')];
}
