import { copyFileSync, createReadStream, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { build, type Plugin } from 'vite';
import { repositoryOrigin } from '../../domain/clinic/editor-repository.ts';
import type { EditorFacts } from '../../compile/outputs/owner-tools.ts';
import { ADMIN_PATH, editorPolicy } from '../../domain/web/security-headers.ts';

/** What the form has from the clinic: the editor's page asks for it beside itself. */
const EDITOR_FACTS = { name: 'editor.json', file: '.compiled/editor.json' };

/** Where the editor is built: for work on the site, for an origin of its own, and below the site itself. */
const IN_DEVELOPMENT = 'build/admin';
const ON_ITS_OWN = 'build/editor';
const AT_THE_SITE = 'build/client/admin';

/**
 * @param target - its folder, emptied first
 * @param base - the path at which that is served, with a slash at its end
 * @param api - the one origin that its page may reach beside its own
 */
async function buildEditor(target: string, base: string, api?: string): Promise<void> {
  await build({
    configFile: false,
    root: 'owner-tools/editor',
    base,
    logLevel: 'warn',
    // For %EDITOR_POLICY% of its page.
    define: { 'import.meta.env.EDITOR_POLICY': JSON.stringify(editorPolicy(api)) },
    build: {
      outDir: `../../${target}`,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Most of it comes minified.
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      // Colours for code in 300 languages, which no field of a clinic asks for.
      rolldownOptions: { external: /^@shikijs\//, checks: { pluginTimings: false } },
    },
  });
}

/** The editor's file at an address such as /admin/editor.json; nothing where there is none. */
export function editorFile(address: string): { path: string; headers: Record<string, string> } | undefined {
  const name = address.replace(/^\/admin\/?/, '') || 'index.html';
  const path = name === EDITOR_FACTS.name ? EDITOR_FACTS.file : join(IN_DEVELOPMENT, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { path, headers: { 'Content-Type': getMimeType(path) ?? 'application/octet-stream' } };
}

/** Serves the editor at /admin, with the clinic as it is now. */
export function editorAtAdmin(): Plugin {
  return {
    name: 'editor-at-admin',
    configureServer({ middlewares }) {
      middlewares.use(ADMIN_PATH, (request, response, next) => {
        const file = editorFile(new URL(request.originalUrl!, 'http://localhost').pathname);
        if (!file) return next();
        response.writeHead(200, file.headers);
        createReadStream(file.path).pipe(response);
      });
    },
  };
}

/** As a step of the site's build: only where clinic.yaml names a repository. */
async function publishEditor(): Promise<void> {
  rmSync(ON_ITS_OWN, { recursive: true, force: true });
  const { repository } = JSON.parse(readFileSync(EDITOR_FACTS.file, 'utf8')) as EditorFacts;
  if (!repository) return;
  const api = repositoryOrigin(repository);
  const target = repository.sameOrigin ? AT_THE_SITE : ON_ITS_OWN;
  await buildEditor(target, repository.sameOrigin ? `${ADMIN_PATH}/` : '/', api);
  copyFileSync(EDITOR_FACTS.file, join(target, EDITOR_FACTS.name));
  copyFileSync('node_modules/@sveltia/cms/LICENSE.txt', join(target, 'licence.txt'));
}

// A process of its own, since a build makes its whole process one for production.
if (import.meta.main) {
  if (process.argv.includes('--publish')) await publishEditor();
  else await buildEditor(IN_DEVELOPMENT, `${ADMIN_PATH}/`);
}
