import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { mailServicesFrom } from './scripts/mail-services.ts';
import { picturesInDevelopment } from './scripts/pictures-in-development.ts';

export default defineConfig(({ mode }) => ({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyleElement(), picturesInDevelopment()],
  define: {
    __MAIL_SERVICES__: JSON.stringify(
      mailServicesFrom({ ...process.env, ...loadEnv(mode, process.cwd(), ['EMAILJS_', 'FORMSPREE_']) }),
    ),
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 1 },
                { name: frameChunk, test: /[\\/](app|clinic)[\\/]/ },
              ],
            },
          },
          // React Router warns of a developer's mistakes with these; here they never speak.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
        },
      },
    },
  },
}));

// Every page needs the same two files, in place of some twenty that compress worse: what React Router and React are made
// of, which changes seldom, and what stands around and in every page.
const LIBRARIES = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/;
const ROOT = /[\\/]app[\\/]root\.tsx$/;
const IN_EVERY_PAGE = /[\\/]app[\\/](ui[\\/]picture|seo[\\/]page-meta)\.tsx?$/;

/** Puts what app/root.tsx imports into one chunk, whatever else imports it. */
function frameChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  function isImportedByRoot(module: string): boolean {
    if (ROOT.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some(isImportedByRoot);
  }
  return IN_EVERY_PAGE.test(id) || isImportedByRoot(id) ? 'frame' : null;
}

/**
 * Sonner writes its stylesheet into the page from its code, which a strict content security policy forbids. We import
 * the same stylesheet as a file (app/ui/toaster.tsx) and leave the call out.
 */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'sonner-without-style-element',
    transform(code, id) {
      if (!id.includes('/sonner/dist/index.mjs')) return;
      const without = code.replace(/^__insertCSS\(.*\);$/m, '');
      if (without === code)
        this.error('sonner no longer inserts its stylesheet in the known way: look again');
      return { code: without, map: null };
    },
  };
}
