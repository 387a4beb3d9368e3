import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readYamlFile, type SourceFile } from '../../compile/yaml-file.ts';

/**
 * A folder for one test, with these files in it.
 *
 * @param over - when it goes: `afterAll` where it is for all tests of a file
 */
export function testFolder(files: Record<string, string | Buffer> = {}, over = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  over(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A YAML file with this text, called `a.yaml` in messages. */
export function yamlFile(text: string): SourceFile {
  return { ...readYamlFile(`${testFolder({ 'a.yaml': text })}/a.yaml`), path: 'a.yaml' };
}

/** The message of what `action` throws; 'nothing' when it does not. */
export function messageOf(action: () => unknown): string {
  try {
    action();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}
