import CMS, { type AppEventListener } from '@sveltia/cms';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import { askAboutConflicts } from './ask-about-conflicts.ts';
import { editorConfig, FILES, localRepository } from './config.ts';
import type { EditorFacts } from '../../compile/outputs/editor-data.ts';
import { fileFormat, type FileFormat } from './file-format.ts';
import { readDrafts, readLocalFile, selectLocalFolder } from './local-folder.ts';
import type { AnySchema, Data } from '../../compile/schema-walk.ts';

// Script of the editor's page, at /admin of the site or on an origin of its own.

const response = await fetch(`${import.meta.env.BASE_URL}editor.json`);
const facts = (await response.json()) as EditorFacts;

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/** One language of an entry: its form, and where the form is in the entry and on the disk. */
type EntryFile = { form: Data; place: string[]; path: string; isTranslation: boolean };

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

function formatOf(entry: SavedEntry): FileFormat {
  const { collection, path } = entry.toJS();
  const name = path.endsWith('.md') ? collection : path.slice(facts.folder.length + 1, -'.yaml'.length);
  return formats[name]!;
}

/** The files of an entry. A language that is switched off for the entry has none. */
function filesOf(entry: SavedEntry): EntryFile[] {
  const { path, data, i18n } = entry.toJS();
  const translations = Object.entries<{ data?: Data }>(i18n).flatMap(([code, { data: form }]) => {
    const place = ['i18n', code, 'data'];
    const translated = `${facts.folder}/${code}${path.slice(facts.folder.length)}`;
    return form ? [{ form, place, path: translated, isTranslation: true }] : [];
  });
  return [{ form: data, place: ['data'], path, isTranslation: false }, ...translations];
}

/**
 * Prepares an entry for saving: adapts each translation to its original, and takes over changes on the disk.
 */
async function prepareForSaving(entry: SavedEntry): Promise<SavedEntry> {
  const format = formatOf(entry);
  const [original, ...translations] = filesOf(entry) as [EntryFile, ...EntryFile[]];
  const prepared = [original];
  for (const file of translations)
    prepared.push({ ...file, form: await format.prepareTranslation(original.form, file.form) });
  let all = entry;
  for (const file of prepared) {
    const form = facts.repository ? file.form : await takeOverFromDisk(entry, file);
    all = all.setIn(file.place, form);
  }
  return all;
}

/** A file's form with the changes that others have made on the disk since it was read. */
async function takeOverFromDisk(entry: SavedEntry, file: EntryFile): Promise<Data> {
  const onDisk = await readLocalFile(localRepository(facts.siteUrl), file.path);
  // Changes restored from an earlier visit belong to the file as it was then.
  const isOlder =
    earlierDrafts!.entries.has(keyOf(entry)) && onDisk && onDisk.lastModified > earlierDrafts!.since;
  const kind = { isTranslation: file.isTranslation, isUnknown: Boolean(entry.get('newRecord') || isOlder) };
  const format = formatOf(entry);
  const { form, conflicts } = format.takeOver(file.form, onDisk?.text, kind);
  if (conflicts.length === 0) return form;
  const chosen = await askAboutConflicts(file.path, conflicts);
  // The library shows the cause.
  if (!chosen)
    throw new Error('saving_failed', { cause: new Error('Nothing was saved, as you have chosen.') });
  return format.takeOver(file.form, onDisk?.text, kind, chosen).form;
}

async function noteSaved(entry: SavedEntry): Promise<void> {
  for (const { form, isTranslation } of filesOf(entry)) formatOf(entry).noteSaved(form, isTranslation);
  if (!earlierDrafts) return;
  earlierDrafts.entries.delete(keyOf(entry));
  await readDrafts(localRepository(facts.siteUrl), keyOf(entry));
}

/** How the library names the backup of an entry's unsaved changes. */
function keyOf(entry: SavedEntry): string {
  return `${entry.get('collection')}/${entry.get('slug')}`;
}

const earlierDrafts = facts.repository ? undefined : await readDrafts(localRepository(facts.siteUrl));
if (facts.languages || !facts.repository)
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => prepareForSaving(entry) });
CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => noteSaved(entry) });

// Unsaved changes are offered again after a reload. They include what was typed until half a second before.
addEventListener('beforeunload', (event) => {
  if (document.querySelector('button[aria-keyshortcuts$="+S"]:not(:disabled)')) event.preventDefault();
});

// The class hides the sign-in button, because local editing needs no account.
document.documentElement.classList.toggle('folder-alone', !facts.repository);
if (!facts.repository) selectLocalFolder();
CMS.init({ config: editorConfig(facts) });
