import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { schemaOf } from '../compile/schema-lookup.ts';
import { readSourceFile, type SourceFile } from '../compile/yaml-file.ts';

type ClinicFile = {
  /** below the clinic's folder, such as 'services/braces.md' */
  file: string;
  schema: v.GenericSchema;
};

/** A file of a clinic, as it was written. */
export type ClinicText = ClinicFile & { source: SourceFile };

/**
 * What of the sample is its own, its people, patients, figures and stories: no other clinic begins with it.
 */
export const SAMPLES_OWN =
  /^(articles\/|services\/invisalign\.md$|(doctors|fees|team|testimonials|gallery|transformations|awards|timeline|pages\/(about|international-patients))\.yaml$)/;

/** The files of a clinic in its first language, in the order of their names. */
export function filesOfClinic(folder: string): ClinicFile[] {
  return globSync('{*,pages/*,services/*,articles/*}.{yaml,md}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const schema = schemaOf(file);
      return schema ? [{ file, schema }] : [];
    });
}

/** The same, read. */
export function textsOfClinic(folder: string): ClinicText[] {
  return filesOfClinic(folder).map((each) => ({ ...each, source: readSourceFile(join(folder, each.file)) }));
}

/** The files that say this one anew, by their languages. */
export function translationsOf(folder: string, file: string): { code: string; path: string }[] {
  return globSync('*/', { cwd: folder })
    .map((code) => ({ code: code.replace(/\W$/, ''), path: join(folder, code, file) }))
    .filter(({ path }) => existsSync(path));
}
