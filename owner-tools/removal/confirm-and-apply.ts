import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clinicFolder } from '../../compile/clinic-folder.ts';
import { runCommand } from '../../compile/mistakes.ts';
import { readClinic } from '../../compile/read-clinic.ts';

/** The places of each kind of change, what is asked before, and what does it. */
type Planned = { parts: Record<string, readonly string[]>; question: string; carryOut: () => void };

/**
 * A command that changes a clinic: shows what becomes of what, asks (unless `--yes` is given), and does it.
 *
 * @param plan - is given the names of the command line, and throws a ConfigurationError for what can't be done
 */
export async function changeIfAgreed(plan: (folder: string, names: string[]) => Planned): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      folder: { type: 'string', default: clinicFolder() },
    },
  });
  await runCommand(async () => {
    // Its mistakes first: what can't be read can't be changed.
    readClinic(values.folder);
    const { parts, question, carryOut } = plan(values.folder, positionals);
    for (const [title, places] of Object.entries(parts))
      if (places.length > 0) console.log(`${[title, ...places].join('\n  ')}\n`);
    if (!values.yes && !(await isAgreed(question))) return console.log('Nothing was changed.');
    carryOut();
    console.log('Done. npm run build says whether all is well.');
  });
}

async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no): `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
