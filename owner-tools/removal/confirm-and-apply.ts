import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clinicFolder } from '../../compile/clinic-folder.ts';
import { runCommand } from '../../compile/mistakes.ts';
import { readClinic } from '../../compile/read-clinic.ts';

/**
 * The affected places by kind of change, the question to confirm, and the function that applies the change.
 */
type ChangePlan = { parts: Record<string, readonly string[]>; question: string; carryOut: () => void };

/**
 * Runs a command that changes a clinic: shows the plan, asks (unless `--yes` is given), and applies it.
 *
 * @param plan - gets the command line's names; throws a ConfigurationError if the change is not possible
 */
export async function confirmAndApply(plan: (folder: string, names: string[]) => ChangePlan): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      folder: { type: 'string', default: clinicFolder() },
    },
  });
  await runCommand(async () => {
    // Checks the clinic first, because an invalid file cannot be edited.
    readClinic(values.folder);
    const { parts, question, carryOut } = plan(values.folder, positionals);
    for (const [title, places] of Object.entries(parts))
      if (places.length > 0) console.log(`${[title, ...places].join('\n  ')}\n`);
    if (!values.yes && !(await confirm(question))) return console.log('Nothing was changed.');
    carryOut();
    console.log('Done. npm run build says whether all is well.');
  });
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no): `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
