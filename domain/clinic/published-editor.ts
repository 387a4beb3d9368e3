import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';

const REPOSITORY_HOSTS = ['github', 'gitlab', 'gitea'] as const;

/** Schema of `editor` in `clinic.yaml`: the repository that the editor on the web writes to. */
export const editor = v.optional(
  v.pipe(
    f.fields(
      {
        host: f.choice(REPOSITORY_HOSTS, 'who hosts the repository'),
        repository: f.matching(
          /^[\w.-]+(\/[\w.-]+)+$/,
          suchAs("the repository's owner and name", 'asha-dental/website'),
        ),
        branch: v.optional(
          f.name(
            suchAs('the branch that is published', 'main', {
              rest: "; left out, the repository's usual one",
            }),
          ),
        ),
        server: v.optional(
          f.httpsUrl(suchAs('the address of your own GitLab or Gitea', 'https://git.your-clinic.example')),
        ),
        sameOrigin: v.optional(
          f.yesOrNo('whether the site serves it at /admin; left out, it is built for an origin of its own'),
        ),
        accounts: v.optional(
          f.yesOrNo(
            'whether owners sign in with a GitHub account, through the relay; left out, only with a token',
          ),
        ),
      },
      'the repository that the published editor writes to; left out, none is published',
    ),
    v.forward(
      v.check(({ host, accounts }) => !accounts || host === 'github', 'left out, unless the host is github'),
      ['accounts'],
    ),
  ),
);

/** The repository to which the published editor writes. */
export type Repository = NonNullable<v.InferOutput<typeof editor>>;

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
