import CMS from '@sveltia/cms';
import { TEXTS } from '../scripts/compile/files.ts';
import { editorConfig, FILES, type EditorFacts } from './config.ts';
import { fileFormat } from './format.ts';
import type { AnySchema } from './schemas.ts';

// The page of the editor: at the site's /admin, or at an origin of its own.

for (const [name, schema] of Object.entries(FILES)) {
  CMS.registerCustomFormat(name, 'yaml', fileFormat(schema));
}
for (const [name, { schema, unlike }] of Object.entries(TEXTS)) {
  CMS.registerCustomFormat(name, 'md', fileFormat(schema as AnySchema, unlike));
}

const response = await fetch(`${import.meta.env.BASE_URL}editor.json`);
const facts = (await response.json()) as EditorFacts;
// Nobody is there to sign in to: one works with the folder.
document.documentElement.classList.toggle('folder-alone', !facts.repository);
CMS.init({ config: editorConfig(facts) });
