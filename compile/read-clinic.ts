import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as v from 'valibot';
import { ClinicSchema } from '../domain/clinic/clinic.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { ArticleSchema } from '../domain/clinic/article.ts';
import { LIST_SCHEMAS, type Contents, type WrittenContents } from '../domain/clinic/schemas-by-file.ts';
import { PAGE_SCHEMAS } from '../domain/clinic/pages.ts';
import { homeDoctorOf } from '../domain/clinic/doctors.ts';
import { fee, type Fee } from '../domain/clinic/fees.ts';
import { ServiceSchema } from '../domain/clinic/service.ts';
import { optionalScreens } from '../domain/web/screens.ts';
import { checkFile, mistake } from './validate.ts';
import { checkEach, readAll } from './mistakes.ts';
import { clinicPlaceholders, fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { ENGLISH, type LanguageWords } from './languages.ts';
import { filesBelow, findPicture, picturesIn } from './pictures.ts';
import { type CheckedFile, mapTexts, putAt } from './schema-walk.ts';
import { mergeTranslation } from './merge-translations.ts';
import { readSourceFile, type SourceFile } from './yaml-file.ts';

export type ReadClinic = ReturnType<typeof readClinic>;
export type ClinicFile = v.InferOutput<typeof ClinicSchema>;
type ServiceFile = CheckedFile<v.InferOutput<typeof ServiceSchema>>;
export type ArticleFile = CheckedFile<v.InferOutput<typeof ArticleSchema>>;

/**
 * Reads and validates all files that an owner edits, and fills their placeholders.
 *
 * @param folder - `clinic/` or another one
 * @param language - the language of the translations that replace the original texts
 * @throws {ConfigurationError} with the mistakes of all files, one per line. If clinic.yaml has mistakes,
 *   only those are reported, because the placeholders of other files depend on it.
 */
export function readClinic(folder: string, language: LanguageWords = ENGLISH) {
  const read = readerOf(folder, language.code);
  const clinicPath = `${folder}/clinic.yaml`;
  if (!existsSync(clinicPath))
    throw new ConfigurationError(
      `${clinicPath}: there is no such file; it should have the clinic's name, address and hours. To begin with one: npm run new-clinic`,
    );
  const clinicSource = read(clinicPath, ClinicSchema);
  const clinicFile = checkFile(clinicSource, ClinicSchema);
  const founder = founderOf(clinicFile, clinicSource, `${folder}/doctors.yaml`, read);
  const values = clinicPlaceholders({ ...clinicFile, founder }, language, pricesIn(folder));
  const clinic = checked(clinicSource, ClinicSchema, values);
  const pictures = filesBelow(`${folder}/images`);
  const readChecked: CheckedReader = (path, schema) =>
    withPictureNames(checked(read(path, schema), schema, values), pictures);

  const [contentFiles, pageFiles, services, articles] = readAll([
    () => readYamlFiles(folder, LIST_SCHEMAS, Object.keys(LIST_SCHEMAS), readChecked),
    () => readYamlFiles(`${folder}/pages`, PAGE_SCHEMAS, optionalScreens(), readChecked),
    () => readMarkdownFiles(`${folder}/services`, ServiceSchema, readChecked) as ServiceFile[],
    () => readMarkdownFiles(`${folder}/articles`, ArticleSchema, readChecked) as ArticleFile[],
  ]);
  const files: CheckedFile[] = [clinic, ...contentFiles, ...pageFiles, ...services, ...articles];
  return { clinic, founder, values, files, pageFiles, services, articles, content: contentsOf(contentFiles) };
}

/** Reads the fees of the consultation and of each service. Files with mistakes are left out. */
function pricesIn(folder: string): Record<string, Fee> {
  const paths = globSync([`${folder}/fees.yaml`, `${folder}/services/*.md`]);
  return Object.fromEntries(
    paths.flatMap((path) => {
      try {
        const { consultation, fees } = readSourceFile(path).data as Record<string, unknown>;
        const price = v.safeParse(fee, consultation ?? fees);
        return price.success ? [[consultation ? 'consultation' : basename(path, '.md'), price.output]] : [];
      } catch (error) {
        // The mistakes of this file are reported when it is checked.
        if (error instanceof ConfigurationError) return [];
        throw error;
      }
    }),
  );
}

export function nameOf({ path }: SourceFile): string {
  return basename(path).replace(/\.\w+$/, '');
}

/** Reads a file and merges its translation. */
type Reader = (path: string, schema: v.GenericSchema) => SourceFile;

/** Reads a file, merges its translation, validates it and fills its placeholders. */
type CheckedReader = (path: string, schema: v.GenericSchema) => CheckedFile;

function readerOf(folder: string, language: string): Reader {
  return (path, schema) => {
    const original = readSourceFile(path);
    const translation = join(folder, language, relative(folder, path));
    return existsSync(translation)
      ? mergeTranslation(original, schema, readSourceFile(translation))
      : original;
  };
}

/** Validates a file and fills its placeholders. */
function checked<S extends v.GenericSchema>(
  source: SourceFile,
  schema: S,
  values: PlaceholderValues,
): CheckedFile<v.InferOutput<S>> {
  const data = mapTexts(checkFile(source, schema), (text, steps) =>
    fillPlaceholders(text, values, `${source.path}:${source.lineOf(steps)}`),
  );
  return { source, schema, data };
}

/** Replaces the names of pictures by their names on disk (`findPicture`). */
function withPictureNames(file: CheckedFile, pictures: ReadonlySet<string>): CheckedFile {
  for (const { steps, name } of picturesIn(file)) {
    const onDisk = findPicture(name, pictures);
    if (onDisk !== undefined) putAt(file.data, steps, onDisk);
  }
  return file;
}

function readYamlFiles<Name extends string>(
  folder: string,
  schemas: Record<Name, v.GenericSchema>,
  optional: readonly string[],
  read: CheckedReader,
): CheckedFile[] {
  const names = (Object.keys(schemas) as Name[]).filter(
    (name) => !optional.includes(name) || existsSync(`${folder}/${name}.yaml`),
  );
  return checkEach(names, (name) => {
    const path = `${folder}/${name}.yaml`;
    if (!existsSync(path)) throw new ConfigurationError(`${path}: there is no such file; its page needs it.`);
    return read(path, schemas[name]);
  });
}

function readMarkdownFiles(folder: string, schema: v.GenericSchema, read: CheckedReader): CheckedFile[] {
  return existsSync(folder) ? checkEach(markdownPaths(folder), (path) => read(path, schema)) : [];
}

/** The lists of all files. A missing file is an empty list. */
function contentsOf(files: CheckedFile[]): Contents {
  const empty = Object.fromEntries(
    Object.entries(LIST_SCHEMAS).map(([name, schema]) => [name, checkFile(emptyFile(name), schema)]),
  );
  const written = Object.fromEntries(files.map(({ source, data }) => [nameOf(source), data]));
  const content = { ...empty, ...written } as WrittenContents;
  const { doctors, homeDoctors = doctors.map(homeDoctorOf) } = content.doctors;
  return { ...content, doctors: { doctors, homeDoctors } };
}

function emptyFile(path: string): SourceFile {
  return { path, data: {}, lineOf: () => 1, body: '', bodyLine: 0, remarks: [] };
}

/** Finds the founder's name in doctors.yaml, which is validated later with the other files. */
function founderOf({ founder: id }: ClinicFile, clinic: SourceFile, doctorsPath: string, read: Reader) {
  if (id === undefined) return undefined;
  const file = existsSync(doctorsPath) ? read(doctorsPath, LIST_SCHEMAS.doctors) : emptyFile(doctorsPath);
  const lists = Object.values(file.data as object).flat();
  const doctor = lists.find((each): each is { id: string; name: string } => each?.id === id);
  if (doctor) return { id, name: doctor.name };
  // If doctors.yaml is invalid, report that instead of a missing doctor.
  checkFile(file, LIST_SCHEMAS.doctors);
  throw new ConfigurationError(mistake(clinic, ['founder'], id, 'the id of a doctor in doctors.yaml'));
}

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Lists the Markdown files of a folder by name.
 *
 * @throws {ConfigurationError} for each name that cannot be part of a URL
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
