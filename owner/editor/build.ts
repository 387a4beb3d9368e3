import { copyFileSync, createReadStream, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { build, type Plugin } from 'vite';
import { repositoryOrigin } from '../../domain/clinic/published-editor.ts';
import type { EditorFacts } from '../../compile/outputs/editor-data.ts';
import { ADMIN_PATH, editorPolicy } from '../../domain/web/security-headers.ts';

/** Data about the clinic that the editor's page fetches from its own folder. */
const EDITOR_FACTS = { name: 'editor.json', file: '.compiled/editor.json' };

/** Output folders of the editor: for development, for an origin of its own, and inside the site. */
const IN_DEVELOPMENT = 'build/admin';
const ON_ITS_OWN = 'build/editor';
const AT_THE_SITE = 'build/client/admin';

/**
 * @param target - output folder, emptied first
 * @param base - path at which it is served, with a trailing slash
 * @param api - the only other origin that the page may connect to
 */
async function buildEditor(target: string, base: string, api?: string): Promise<void> {
  await build({
    configFile: false,
    root: 'owner/editor',
    base,
    logLevel: 'warn',
    plugins: [ownHostOnly()],
    // Replaces %EDITOR_POLICY% in index.html.
    define: { 'import.meta.env.EDITOR_POLICY': JSON.stringify(editorPolicy(api)) },
    build: {
      outDir: `../../${target}`,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Most of the code is already minified.
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      // Syntax highlighting for 300 languages, which no field uses.
      rolldownOptions: { external: /^@shikijs\//, checks: { pluginTimings: false } },
    },
  });
}

/**
 * Addresses of other hosts in the library: fonts, which it also has with it and loads from there, and the
 * state of GitHub and GitLab.
 */
const FOREIGN_FONT = /src:url\(https:[^;]*;/g;
const STATUS_PAGES = /https:\/\/(www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;

/** Removes the addresses. The page's policy forbids them, but the browser would try them at each visit. */
function ownHostOnly(): Plugin {
  return {
    name: 'own-host-only',
    transform: {
      filter: { id: /@sveltia\/cms\// },
      handler: (code) => ({
        code: code.replaceAll(FOREIGN_FONT, '').replaceAll(STATUS_PAGES, 'data:,'),
        map: null,
      }),
    },
  };
}

/** The editor's file at an address such as /admin/editor.json; undefined if there is none. */
export function editorFile(address: string): { path: string; headers: Record<string, string> } | undefined {
  const name = address.replace(/^\/admin\/?/, '') || 'index.html';
  const path = name === EDITOR_FACTS.name ? EDITOR_FACTS.file : join(IN_DEVELOPMENT, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { path, headers: { 'Content-Type': getMimeType(path) ?? 'application/octet-stream' } };
}

/** Vite plugin that serves the editor at /admin with the current data of the clinic. */
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

/** Builds the editor for publishing, if clinic.yaml names a repository. */
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

// A process of its own, because a Vite build sets NODE_ENV to production for its whole process.
if (import.meta.main) {
  if (process.argv.includes('--publish')) await publishEditor();
  else await buildEditor(IN_DEVELOPMENT, `${ADMIN_PATH}/`);
}
