import { dirname, relative } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { casesOf } from '../../domain/clinic/transformations.ts';
import { pathOf, screensOf } from '../../domain/web/screens.ts';
import type { Edition } from '../edition.ts';
import { exampleValues } from '../examples.ts';
import { SCHEMAS } from '../schema-lookup.ts';
import { picturesIn } from '../pictures.ts';
import type { ReadClinic } from '../read-clinic.ts';
import type { CheckedFile } from '../schema-walk.ts';
import { structureOf } from '../translatable-texts.ts';
import type { Design } from './design.ts';
import type { FileOutput } from './write-outputs.ts';
import type { Repository } from '../../domain/clinic/published-editor.ts';
import type { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';

/** Outputs of the editor's data and of the list of pictures to encode. Both use the English edition only. */
export function editorOutputs(
  edition: Edition,
  { folder, pictures }: Design,
  translations: readonly ReadClinic[],
): FileOutput[] {
  const hidden: readonly CheckedFile[] = edition.articles.filter(
    (file) => !edition.visibleArticles.includes(file),
  );
  const delivered = edition.files
    .filter((file) => !hidden.includes(file))
    .flatMap(picturesIn)
    .map(({ name }) => [name, pictures.get(name)] as const);
  return [
    { file: 'pictures.json', content: JSON.stringify(Object.fromEntries(delivered)) },
    { file: 'editor.json', content: JSON.stringify(editorFacts(edition, folder, translations)) },
    ...Object.entries(SCHEMAS).map(([name, schema]) => {
      const jsonSchema = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
      return { file: `schemas/${name}.json`, content: `${JSON.stringify(jsonSchema, null, 2)}\n` };
    }),
  ];
}

function editorFacts(edition: Edition, folder: string, translations: readonly ReadClinic[]): EditorFacts {
  const { clinic, content, facts, files, services, articles, doctorNames, permanent, preview } = edition;
  const { editor, languages } = clinic.data;
  const numberAfter = (numbers: number[]) => 1 + Math.max(0, ...numbers);
  return {
    name: facts.name,
    siteUrl: facts.siteUrl,
    folder,
    // In development, the editor works with the local folder.
    ...(editor && !preview && { repository: editor }),
    choices: {
      doctor: Array.from(doctorNames, ([value, label]) => ({ value, label })),
      case: casesOf(content.transformations).map(({ id, title }) => ({ value: id, label: title })),
      screen: screensOf(permanent.facts).map((id) => ({ value: pathOf(id), label: pathOf(id) })),
    },
    next: {
      services: { order: numberAfter(services.map(({ data }) => data.order)) },
      articles: { id: numberAfter(articles.map(({ data }) => data.id)) },
    },
    examples: exampleValues(),
    ...(translations.length > 0 && {
      languages: { codes: languages, structures: structuresOf(folder, files, translations) },
    }),
  };
}

/** Lists the structure of each original, by the name under which the editor finds its translation. */
function structuresOf(
  folder: string,
  originals: readonly CheckedFile[],
  translations: readonly ReadClinic[],
): Record<string, unknown> {
  const entries = originals.flatMap(({ source: { path, data }, schema }, at) => {
    const place = relative(folder, path).replaceAll('\\', '/');
    const structure = structureOf(data, schema);
    if (!place.endsWith('.md')) return [[place.replace('.yaml', ''), structure] as const];
    // The editor knows a Markdown file only by its content, so the title identifies it.
    return translations.map(({ files }) => {
      const { title } = files[at]!.source.data as { title: string };
      return [`${dirname(place)}/${title}`, structure] as const;
    });
  });
  return Object.fromEntries(entries);
}

/** Facts about the clinic that the editor's forms need. */
export type EditorFacts = {
  name: string;
  siteUrl: string;
  /** the folder of its files in the repository */
  folder: string;
  /** the repository that a published editor writes to; without it, no editor is published */
  repository?: Repository;
  /** options of references to entries that two lists of a file have, or that no file has */
  choices: Record<'doctor' | 'case' | 'screen', { value: string; label: string }[]>;
  /** unused numbers for a new service or article */
  next: Record<keyof typeof MARKDOWN_FOLDERS, Record<string, number>>;
  /** an example for each field that is typed in, by its place such as 'clinic.address.street' */
  examples: Record<string, string>;
  /** set if the clinic has several languages */
  languages?: {
    codes: string[];
    /** the structure of each original, by its file; for Markdown, by its folder and each translated title */
    structures: Record<string, unknown>;
  };
};
