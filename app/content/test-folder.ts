import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, with these files in it; it goes when the test ends. */
export function testFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A copy of the sample content's folder for one test. */
export function copyOf(original: string): string {
  const folder = testFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** The message of what `action` throws; 'nothing' when it does not. */
export function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}
