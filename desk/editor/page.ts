import CMS, { type AppEventListener } from '@sveltia/cms';
import { TEXTS } from '../../domain/content/files.ts';
import { editorConfig, FILES } from './config.ts';
import type { EditorFacts } from '../../compile/editor-facts.ts';
import { fileFormat, type FileFormat } from './format.ts';
import type { AnySchema, Data } from '../../compile/schemas.ts';

// The page of the editor: at the site's /admin, or at an origin of its own.

const response = await fetch(`${import.meta.env.BASE_URL}editor.json`);
const facts = (await response.json()) as EditorFacts;

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

const formats = new Map<string, FileFormat>();

function register(name: string, extension: string, format: FileFormat): void {
  formats.set(name, format);
  CMS.registerCustomFormat(name, extension, format);
}

const structureOf = (place: string) => facts.languages?.structures[place];
for (const [name, schema] of Object.entries(FILES)) {
  register(
    name,
    'yaml',
    fileFormat(schema, undefined, () => structureOf(name)),
  );
}
for (const [name, { schema, unlike }] of Object.entries(TEXTS)) {
  register(
    name,
    'md',
    fileFormat(schema as AnySchema, unlike, ({ title }) => structureOf(`${name}/${String(title)}`)),
  );
}

/** The entry as it is to be saved, each translation beside its original. */
async function saved(entry: SavedEntry): Promise<SavedEntry> {
  const { collection, path, data, i18n } = entry.toJS();
  const name = path.endsWith('.md') ? collection : path.slice(facts.folder.length + 1, -'.yaml'.length);
  const format = formats.get(name)!;
  const translations = await Promise.all(
    Object.entries<{ data?: Data }>(i18n).map(async ([code, { data: said }]) => {
      return [code, said && (await format.beside(data, said))] as const;
    }),
  );
  // A language that is off for it has no data.
  return translations.reduce(
    (all, [code, said]) => (said ? all.setIn(['i18n', code, 'data'], said) : all),
    entry,
  );
}

if (facts.languages) {
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => saved(entry) });
}

// Nobody is there to sign in to: one works with the folder.
document.documentElement.classList.toggle('folder-alone', !facts.repository);
CMS.init({ config: editorConfig(facts) });
