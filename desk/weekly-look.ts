import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { askGithub, runAddress, runAloud, type Workflow } from './github.ts';

// Looks at the published site, as `npm run preflight -- --live` does, and keeps one issue in the owner's repository while
// something is to mend. A workflow runs it once a week.

const TITLE = 'Something is to mend on the published site';

type Issue = { number: number; title: string; body: string | null };

/**
 * Runs a look at the site; where it ends with something to mend, opens the issue, or brings the open one up to date; where
 * all is well again, closes it.
 *
 * @returns what was done, in words
 */
export async function lookAndTell(command: string[], workflow: Workflow): Promise<string> {
  const { status, said } = await runAloud(command);
  const issues = (await askGithub(workflow, 'GET', '/issues?state=open&per_page=100')) as Issue[];
  const open = issues.find(({ title }) => title === TITLE);
  if (status === 0) {
    if (!open) return 'All is well.';
    await askGithub(workflow, 'POST', `/issues/${open.number}/comments`, { body: 'All is well again.' });
    await askGithub(workflow, 'PATCH', `/issues/${open.number}`, { state: 'closed' });
    return `All is well again: issue ${open.number} is closed.`;
  }
  const found = `\`\`\`\n${said.trim()}\n\`\`\``;
  if (open?.body?.startsWith(found)) return `Issue ${open.number} says so already.`;
  const issue = { title: TITLE, body: `${found}\n\n[The whole log](${runAddress(workflow)})` };
  if (open) {
    await askGithub(workflow, 'PATCH', `/issues/${open.number}`, issue);
    return `Issue ${open.number} says now what is to mend.`;
  }
  const opened = (await askGithub(workflow, 'POST', '/issues', issue)) as Issue;
  return `Issue ${opened.number} says what is to mend.`;
}

if (import.meta.main) {
  const { siteUrl } = parse(readFileSync('clinic/clinic.yaml', 'utf8')) as { siteUrl: string };
  const look = ['npm', 'run', '--silent', 'preflight', '--', '--only', 'live', '--live', siteUrl];
  console.log(await lookAndTell(look, process.env));
}
