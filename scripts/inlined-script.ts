import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inlined';

/**
 * Gives `import text from './some-script.ts?inlined'` the script as text, bundled with what it imports: what must run
 * before the first paint can't wait for a module, and need not be a second copy of what modules say.
 */
export function inlinedScripts(): Plugin {
  return {
    name: 'inlined-scripts',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const { code, moduleIds } = await bundled(id.slice(0, -QUERY.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** @param alias - what the script gets in place of a module, for tests */
export async function bundled(script: string, alias = {}): Promise<Rolldown.OutputChunk> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: { write: false, rolldownOptions: { input: script, output: { format: 'iife' } } },
  });
  return (made as Rolldown.RolldownOutput).output[0];
}
