import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readYamlFile, type SourceFile } from '../../compile/yaml-file.ts';

/**
 * Creates a temporary folder with files.
 *
 * @param register - the function that removes the folder later; `afterAll` if all tests of a file use it
 */
export function testFolder(files: Record<string, string | Buffer> = {}, register = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  register(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Reads a YAML text as a file that messages call `a.yaml`. */
export function yamlFile(text: string): SourceFile {
  return { ...readYamlFile(`${testFolder({ 'a.yaml': text })}/a.yaml`), path: 'a.yaml' };
}

/** Returns the message of the error that `action` throws, or 'nothing'. */
export function messageOf(action: () => unknown): string {
  try {
    action();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}
