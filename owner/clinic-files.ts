import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { schemaOf } from '../compile/schema-lookup.ts';
import { readSourceFile, type SourceFile } from '../compile/yaml-file.ts';

type ClinicFile = {
  /** relative to the clinic's folder, such as 'services/braces.md' */
  file: string;
  schema: v.GenericSchema;
};

/** A file of a clinic with its source. */
export type ClinicText = ClinicFile & { source: SourceFile };

/**
 * Files of the sample about its own people, patients, figures and stories. No other clinic has their texts.
 */
export const SAMPLE_ONLY_FILES =
  /^(articles\/|services\/invisalign\.md$|(doctors|fees|team|testimonials|gallery|transformations|awards|timeline|pages\/(about|international-patients))\.yaml$)/;

/** The neutral clinic from which a new one is made (new-clinic/general.ts). */
export const GENERAL_FOLDER = 'general';

/** Lists the files of a clinic in its first language, sorted by name. */
export function listClinicFiles(folder: string): ClinicFile[] {
  return globSync('{*,pages/*,services/*,articles/*}.{yaml,md}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const schema = schemaOf(file);
      return schema ? [{ file, schema }] : [];
    });
}

/** Reads the files of a clinic in its first language, sorted by name. */
export function readClinicFiles(folder: string): ClinicText[] {
  return listClinicFiles(folder).map((each) => ({
    ...each,
    source: readSourceFile(join(folder, each.file)),
  }));
}

/** Finds a file's translations, with their language codes. */
export function findTranslations(folder: string, file: string): { code: string; path: string }[] {
  return globSync('*/', { cwd: folder })
    .map((code) => ({ code: code.replace(/\W$/, ''), path: join(folder, code, file) }))
    .filter(({ path }) => existsSync(path));
}
