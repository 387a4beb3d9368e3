import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clinicFolder } from '../../compile/clinic-folder.ts';

/** What a command line asks for: the names on it, whether to do it without asking, and in which folder. */
export function commandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      folder: { type: 'string', default: clinicFolder() },
    },
  });
  return { names: positionals, ...values };
}

/**
 * Shows what becomes of what, and does it.
 *
 * @param parts - the places of each kind of change
 * @param asked - what is asked before; true asks nothing
 */
export async function doIfAgreed(
  parts: Record<string, readonly string[]>,
  asked: string | true,
  action: () => void,
): Promise<void> {
  for (const [title, places] of Object.entries(parts))
    if (places.length > 0) console.log(`${[title, ...places].join('\n  ')}\n`);
  if (asked !== true && !(await isAgreed(asked))) return console.log('Nothing was changed.');
  action();
  console.log('Done. npm run build says whether all is well.');
}

async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no): `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
