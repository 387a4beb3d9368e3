import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledModules } from '../../domain/clinic/compiled-modules.ts';

/** A typed module of the compiled clinic. */
export type ModuleOutput = {
  [Name in keyof CompiledModules]: {
    module: Name;
    exports: CompiledModules[Name];
    /** whether the clinic has no data for it, and it exists only for its types */
    typesOnly?: boolean;
  };
}[keyof CompiledModules];

/**
 * Another file of the compiled clinic. If `content` is a function, its argument is the relative path to the
 * project's folder, such as '../'.
 */
export type FileOutput = { file: string; content: string | Buffer | ((up: string) => string) };

export type Output = ModuleOutput | FileOutput;

/**
 * Writes files that changed and removes those that no longer exist, so that a development server reloads as
 * little as possible.
 *
 * @param outputs - the outputs by their folder below `target`
 */
export function writeOutputs(target: string, outputs: Record<string, readonly Output[]>): void {
  const written = new Set<string>();
  for (const [folder, all] of Object.entries(outputs)) {
    for (const output of all) {
      const file = join(folder, 'module' in output ? `${output.module}.ts` : output.file);
      const path = join(target, file);
      const content = contentOf(output, '../'.repeat(file.split(/[/\\]/).length));
      written.add(file);
      if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  for (const file of globSync('**/*.*', { cwd: target })) {
    if (!written.has(file)) rmSync(join(target, file));
  }
}

function contentOf(output: Output, up: string): string | Buffer {
  if ('module' in output) return moduleText(output, up);
  return typeof output.content === 'function' ? output.content(up) : output.content;
}

function moduleText({ module, exports, typesOnly = false }: ModuleOutput, up: string): string {
  return [
    `import type { CompiledModules } from '${up}domain/clinic/compiled-modules.ts';`,
    ...Object.entries(exports).map(([name, value]) => {
      const type = `CompiledModules['${module}']['${name}']`;
      const json = JSON.stringify(value, null, 2);
      return `\nexport const ${name}: ${type} = ${json}${typesOnly ? ` as ${type}` : ''};`;
    }),
    '',
  ].join('\n');
}
