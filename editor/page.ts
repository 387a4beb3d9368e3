import CMS, { type AppEventListener } from '@sveltia/cms';
import { TEXTS } from '../scripts/compile/files.ts';
import { editorConfig, FILES, type EditorFacts } from './config.ts';
import { fileFormat, type FileFormat, type TranslationForm } from './format.ts';
import type { AnySchema, Data } from './schemas.ts';

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

/** Gives each translation that is ticked as up to date the version of the original as it is saved with it. */
async function stamped(entry: SavedEntry): Promise<SavedEntry> {
  const { collection, path, data, i18n } = entry.toJS();
  const name = path.endsWith('.md') ? collection : path.slice('clinic/'.length, -'.yaml'.length);
  const of = await formats.get(name)!.versionOf(data);
  return ticked(i18n).reduce(
    (all, [code, about]) =>
      all.setIn(['i18n', code, 'data', 'translation'], { ...about, of, upToDate: false }),
    entry,
  );
}

function ticked(i18n: Record<string, { data?: Data }>): [code: string, about: TranslationForm][] {
  return Object.entries(i18n)
    .map(([code, { data }]) => [code, data?.translation as TranslationForm | undefined] as const)
    .flatMap(([code, about]) => (about?.upToDate ? [[code, about]] : []));
}

if (facts.languages) {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => (ticked(entry.toJS().i18n).length > 0 ? stamped(entry) : undefined),
  });
}

CMS.init({ config: editorConfig(facts) });
