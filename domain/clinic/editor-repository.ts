import type { Repository } from './clinic.ts';

const APIS: Record<Repository['host'], (server?: string) => string> = {
  github: () => 'https://api.github.com',
  gitlab: (server = 'https://gitlab.com') => `${server}/api/v4`,
  gitea: (server = 'https://gitea.com') => `${server}/api/v1`,
};

/** The address of the programming interface that the editor asks. */
export function repositoryApi({ host, server }: Repository): string {
  return APIS[host](server);
}

/** The origin of all that the editor asks of the repository. */
export function repositoryOrigin(repository: Repository): string {
  return new URL(repositoryApi(repository)).origin;
}
