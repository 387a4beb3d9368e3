import { basename } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const INLINED = '?inlined';
const FETCHED = '?fetched';

/**
 * The scripts of a page that are no islands. Each is bundled separately, with all that it imports:
 * - `import text from './some-script.ts?inlined'` is the script's code, to be written into the page: a script
 *   that has to run before the first paint cannot wait for a file;
 * - `import address from './some-script.ts?fetched'` is the address of the script as a module of the built
 *   site, which a page fetches when it needs it.
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
        // The development server writes no files.
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
 * Bundles one script with all that it imports.
 *
 * @param script - its file
 * @param options - `alias`: modules that take the place of others; `define`: values of the site's constants
 * @param format - `iife` to run it where it stands, `es` to import it
 */
export async function bundleScript(
  script: string,
  { alias = {}, define = {} }: Options = {},
  format: 'iife' | 'es' = 'iife',
): Promise<Rolldown.OutputChunk> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: alias as Record<string, string> },
    define: define as Record<string, string>,
    build: { write: false, rolldownOptions: { input: script, output: { format } } },
  });
  return (made as Rolldown.RolldownOutput).output[0];
}
