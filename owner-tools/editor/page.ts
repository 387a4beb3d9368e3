import CMS, { type AppEventListener } from '@sveltia/cms';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import { editorConfig, FILES } from './config.ts';
import type { EditorFacts } from '../../compile/outputs/owner-tools.ts';
import { fileFormat, type FileFormat } from './file-format.ts';
import type { AnySchema, Data } from '../../compile/schema-walk.ts';

// Script of the editor's page, at /admin of the site or on an origin of its own.

const response = await fetch(`${import.meta.env.BASE_URL}editor.json`);
const facts = (await response.json()) as EditorFacts;

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

const structureOf = (place: string) => facts.languages?.structures[place];
const formats: Record<string, FileFormat> = {};
for (const [name, schema] of Object.entries(FILES))
  formats[name] = fileFormat(schema, undefined, () => structureOf(name));
for (const [name, { schema, uniqueFields }] of Object.entries(MARKDOWN_FOLDERS)) {
  const structure = ({ title }: Data) => structureOf(`${name}/${String(title)}`);
  formats[name] = fileFormat(schema as AnySchema, uniqueFields, structure);
}
for (const [name, format] of Object.entries(formats))
  CMS.registerCustomFormat(name, name in MARKDOWN_FOLDERS ? 'md' : 'yaml', format);

/** Prepares an entry for saving: adapts each translation to its original. */
async function prepareForSaving(entry: SavedEntry): Promise<SavedEntry> {
  const { collection, path, data, i18n } = entry.toJS();
  const name = path.endsWith('.md') ? collection : path.slice(facts.folder.length + 1, -'.yaml'.length);
  let all = entry;
  for (const [code, { data: translation }] of Object.entries<{ data?: Data }>(i18n)) {
    // A language that is switched off for the entry has no data.
    if (translation)
      all = all.setIn(['i18n', code, 'data'], await formats[name]!.prepareTranslation(data, translation));
  }
  return all;
}

if (facts.languages)
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => prepareForSaving(entry) });

// The class hides the sign-in button, because local editing needs no account.
document.documentElement.classList.toggle('folder-alone', !facts.repository);
CMS.init({ config: editorConfig(facts) });
