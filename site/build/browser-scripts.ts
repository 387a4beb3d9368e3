import { basename } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const INLINED = '?inlined';
const FETCHED = '?fetched';

/**
 * A Vite plugin for scripts that are not islands. It bundles each script separately, with all its imports:
 * - `import code from './some-script.ts?inlined'` gives the script's code to inline into a page, for scripts
 *   that must run before the first paint;
 * - `import address from './some-script.ts?fetched'` gives the address of the script as a module of the built
 *   site, for scripts that a page fetches later.
 */
export function browserScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'browser-scripts',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      const query = [INLINED, FETCHED].find((each) => id.endsWith(each));
      if (!query) return;
      const file = id.slice(0, -query.length);
      const { alias } = config.resolve;
      const format = query === INLINED ? 'iife' : 'es';
      const { code, moduleIds } = await bundleScript(file, { alias, define: config.define }, format);
      for (const module of moduleIds) this.addWatchFile(module);
      if (query === INLINED) return `export default ${JSON.stringify(code)};`;
      if (config.command === 'serve') {
        // The development server emits no files.
        return `export default ${JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`)};`;
      }
      const name = `${basename(file, '.ts')}.js`;
      const reference = this.emitFile({ type: 'asset', name, source: code });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

type Options = { alias?: object; define?: Record<string, unknown> | undefined };

/**
 * Bundles one script with all its imports.
 *
 * @param script - the path of the script
 * @param options - Vite's `alias` and `define`
 * @param format - `iife` for an inline script, `es` for a module
 */
export async function bundleScript(
  script: string,
  { alias = {}, define = {} }: Options = {},
  format: 'iife' | 'es' = 'iife',
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: alias as Record<string, string> },
    define: define as Record<string, string>,
    build: { write: false, rolldownOptions: { input: script, output: { format } } },
  });
  return (result as Rolldown.RolldownOutput).output[0];
}
