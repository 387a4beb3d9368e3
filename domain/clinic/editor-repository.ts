import type { Repository } from './clinic.ts';

const APIS: Record<Repository['host'], (server?: string) => string> = {
  github: () => 'https://api.github.com',
  gitlab: (server = 'https://gitlab.com') => `${server}/api/v4`,
  gitea: (server = 'https://gitea.com') => `${server}/api/v1`,
};

/** Returns the address of the repository's API. */
export function repositoryApi({ host, server }: Repository): string {
  return APIS[host](server);
}

/** Returns the origin of the repository's API, for the editor's content security policy. */
export function repositoryOrigin(repository: Repository): string {
  return new URL(repositoryApi(repository)).origin;
}
