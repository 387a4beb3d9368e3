import { askGithub, runAddress, runAloud, type Workflow } from './github.ts';
import { mistakesIn } from '../compile/mistakes.ts';

// Runs a step of a workflow, and says how it went in the commit's status: what was wrong in which field of which file, beside the
// commit. It needs Node alone.
//   node desk/with-status.ts Build npm run build

/** As much as a status holds. */
const LONGEST = 140;

/** The reason of a failed command, as long as a status may be. */
export function reasonIn(said: string): string {
  const [first, ...more] = mistakesIn(said);
  if (!first) return 'It failed: the log says why.';
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const room = LONGEST - others.length;
  return (first.length > room ? `${first.slice(0, room - 1)}…` : first) + others;
}

/**
 * Runs a command and tells the commit's status before and after.
 *
 * @param step - what the status is called, and the command
 * @returns the command's own exit status, whatever becomes of what is told
 */
export async function withStatus(step: string[], workflow: Workflow): Promise<number> {
  const [context, ...command] = step;
  const tell = async (state: 'pending' | 'success' | 'failure', description: string) => {
    const status = { context, state, description, target_url: runAddress(workflow) };
    await askGithub(workflow, 'POST', `/statuses/${workflow.GITHUB_SHA}`, status).catch((error: Error) =>
      console.error(`The commit's status could not be told: ${error.message}`),
    );
  };
  await tell('pending', 'Under way');
  const { status, said } = await runAloud(command);
  await (status === 0 ? tell('success', 'Done') : tell('failure', reasonIn(said)));
  return status;
}

if (import.meta.main) process.exitCode = await withStatus(process.argv.slice(2), process.env);
