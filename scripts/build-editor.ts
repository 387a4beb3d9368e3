import {
  copyFileSync,
  createReadStream,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Repository } from '../domain/clinic.ts';
import { repositoryApi, type EditorFacts } from '../editor/config.ts';

/** Where the owner's editor is built: its page and its code. */
const EDITOR = 'build/editor';

async function buildEditor(repository?: Repository): Promise<void> {
  await build({
    configFile: false,
    root: 'editor',
    base: './',
    logLevel: 'warn',
    plugins: [
      {
        name: 'policy-of-the-editor',
        transformIndexHtml: {
          // Above all that it applies to.
          order: 'post',
          handler: (html) =>
            html.replace('<meta charset="utf-8" />', (first) => first + policyTag(repository)),
        },
      },
    ],
    build: {
      outDir: `../${EDITOR}`,
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

function policyTag(repository?: Repository): string {
  return `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(repository)}" />`;
}

/** What the form has from the clinic: the editor's page asks for it beside itself. */
const EDITOR_FACTS = { name: 'editor.json', file: '.compiled/editor.json' };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/**
 * What the editor's page may do: its components bring styles of their own, and pictures of the owner's are turned into
 * another format by WebAssembly. Of the world it reaches the repository's host alone.
 */
export function editorPolicy(repository?: Repository): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    [
      'connect-src',
      "'self'",
      'blob:',
      'data:',
      ...(repository ? [new URL(repositoryApi(repository)).origin] : []),
    ].join(' '),
    "worker-src 'self' blob:",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** For the host of an origin of its own: no other page may frame it, and no search engine list it. */
const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  X-Robots-Tag: noindex
`;

/** A file of the editor's by its address below /admin/, with its headers; nothing where there is none. */
export function editorFile(address: string): { path: string; headers: Record<string, string> } | undefined {
  const name = normalize(`/${address || 'index.html'}`);
  const path = name === `/${EDITOR_FACTS.name}` ? EDITOR_FACTS.file : join(EDITOR, name);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  return { path, headers: { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' } };
}

/** Serves the editor at /admin, with the clinic as it is now. */
export function editorAtAdmin(): Plugin {
  return {
    name: 'editor-at-admin',
    configureServer({ middlewares }) {
      middlewares.use('/admin', (request, response, next) => {
        const { pathname } = new URL(request.originalUrl!, 'http://localhost');
        if (pathname === '/admin') {
          response.writeHead(302, { Location: '/admin/' }).end();
          return;
        }
        const file = editorFile(pathname.slice('/admin/'.length));
        if (!file) return next();
        response.writeHead(200, file.headers);
        createReadStream(file.path).pipe(response);
      });
    },
  };
}

// A process of its own, since a build makes its whole process one for production. With --publish, as a step of the site's
// build, only where clinic.yaml names a repository.
if (import.meta.main) {
  const isPublished = process.argv.includes('--publish');
  const { repository } = JSON.parse(readFileSync(EDITOR_FACTS.file, 'utf8')) as EditorFacts;
  if (isPublished) rmSync(EDITOR, { recursive: true, force: true });
  if (!isPublished || repository) await buildEditor(repository);
  if (isPublished && repository) {
    copyFileSync(EDITOR_FACTS.file, join(EDITOR, EDITOR_FACTS.name));
    writeFileSync(join(EDITOR, '_headers'), HEADERS);
    copyFileSync('node_modules/@sveltia/cms/LICENSE.txt', join(EDITOR, 'licence.txt'));
  }
}
