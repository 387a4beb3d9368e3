import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where the owner's editor is built: its page and its code. */
const EDITOR = 'build/editor';

async function buildEditor(): Promise<void> {
  await build({
    configFile: false,
    root: 'editor',
    base: './',
    logLevel: 'warn',
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
 * What the editor's page may do. Its components bring styles of their own, and pictures of the owner's are turned into
 * another format by WebAssembly.
 *
 * @param origins - of the repository's host, where there is one
 */
export function editorPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", 'blob:', 'data:', ...origins].join(' ')}`,
    "worker-src 'self' blob:",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A file of the editor's by its address below /admin/, with its headers; nothing where there is none. */
export function editorFile(address: string): { path: string; headers: Record<string, string> } | undefined {
  const name = normalize(`/${address || 'index.html'}`);
  const path = name === `/${EDITOR_FACTS.name}` ? EDITOR_FACTS.file : join(EDITOR, name);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { path, headers: { 'Content-Type': type, 'Content-Security-Policy': editorPolicy([]) } };
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

// A process of its own: a build makes its whole process one for production.
if (import.meta.main) await buildEditor();
