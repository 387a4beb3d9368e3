import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
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

/** @throws {ConfigurationError} if the input ends without an answer, for example without a terminal */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  const answer = await Promise.race([terminal.question(`${question} (yes or no): `), ended]);
  terminal.close();
  if (answer === null) {
    throw new ConfigurationError(
      'Nothing was changed, because nobody answered. To change it without a question, add --yes, such as npm run rename -- service braces fixed-braces --yes',
    );
  }
  return /^y(es)?$/i.test(answer.trim());
}
