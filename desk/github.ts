import { spawn } from 'node:child_process';

/** What a workflow is told of itself; Gitea and Forgejo tell and understand the same. */
export type Workflow = Partial<
  Record<
    | 'GITHUB_API_URL'
    | 'GITHUB_REPOSITORY'
    | 'GITHUB_SERVER_URL'
    | 'GITHUB_RUN_ID'
    | 'GITHUB_SHA'
    | 'GITHUB_TOKEN',
    string
  >
>;

/**
 * Asks the API of the repository's host.
 *
 * @param path - below the repository, such as '/issues?state=open'
 * @returns what it answers, read as JSON
 * @throws {Error} when it refuses, with what it says
 */
export async function askGithub(
  { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: Workflow,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: { Accept: 'application/json', Authorization: `Bearer ${GITHUB_TOKEN}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Where a run's log can be read. */
export function runAddress({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Workflow): string {
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

/** Runs a command, showing what it says, and keeps that. What it runs is not told the token. */
export function runAloud(command: string[]): Promise<{ status: number; said: string }> {
  return new Promise((ended, failed) => {
    const child = spawn(command[0]!, command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GITHUB_TOKEN: undefined },
    });
    let said = '';
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said += text;
        process[stream].write(text);
      });
    }
    child.on('error', failed);
    child.on('close', (status) => ended({ status: status ?? 1, said }));
  });
}
