import type { promises as dns } from 'node:dns';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';

// What each place for a site needs. The steps that an owner takes there are in its guide.

export type HostContext = {
  /** host name of the site, such as 'clinic.example' */
  domain: string;
  /** codes of the site's languages */
  languages: readonly string[];
  resolver: Pick<dns.Resolver, 'resolve4' | 'resolveNs'>;
};

type Host = {
  /** the answer to "Where will the site be?" */
  title: string;
  /** the guide, whose part "Steps" `npm run publish` shows */
  guide: string;
  /** files in the site's folder that are copied from others, by their path */
  copies: Record<string, string>;
  /** other files, by their path */
  files: (context: HostContext) => Record<string, string>;
  /** names that DNS must know, by the site's domain */
  names: (domain: string) => string[];
  /** what to do for a name that DNS does not know */
  nameHint: string;
  /** the repository that the steps make; left out if the owner makes one elsewhere before */
  repository?: string;
};

const POINT_TO_MACHINE =
  'At your registrar, point it to your machine with an A record; if the domain is not yours yet, buy it first.';
const BUY_FIRST = 'If the domain is not yours yet, buy it first; the steps below say when to add its name.';

export const HOSTS: Record<SiteHost, Host> = {
  static: {
    title: 'on a static host such as Netlify; EmailJS and Formspree send the forms',
    guide: 'deploy/static/README.md',
    copies: { '.github/workflows/daily.yml': 'deploy/static/daily.yml' },
    files: ({ languages }) => ({ 'netlify.toml': netlifyFile(languages) }),
    names: (domain) => [domain],
    nameHint: BUY_FIRST,
  },
  machine: {
    title: 'on your own machine, with Docker; the relay sends the forms',
    guide: 'deploy/docker/README.md',
    copies: {},
    files: () => ({}),
    names: withWww,
    nameHint: POINT_TO_MACHINE,
    repository: 'root@<domain>:/srv/clinic.git',
  },
  nginx: {
    title: 'on your own machine, with nginx and systemd; the relay sends the forms',
    guide: 'deploy/nginx/README.md',
    copies: {},
    files: () => ({}),
    names: withWww,
    nameHint: POINT_TO_MACHINE,
    repository: 'clinic@<domain>:/srv/clinic.git',
  },
  cloudflare: {
    title: 'at Cloudflare; the relay sends the forms there',
    guide: 'deploy/workers/README.md',
    copies: { '.github/workflows/publish.yml': 'deploy/workers/publish.yml' },
    files: () => ({}),
    names: (domain) => [domain],
    nameHint: BUY_FIRST,
  },
};

/** The names of a site on a machine: the second redirects to the first. */
function withWww(domain: string): string[] {
  return domain.startsWith('www.') ? [domain] : [domain, `www.${domain}`];
}

/** Netlify answers unknown addresses in English, unless a rule names each other language. */
function netlifyFile(languages: readonly string[]): string {
  const rules = languages
    .filter((code) => code !== 'en')
    .map((code) => `\n[[redirects]]\nfrom = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`);
  return ['[build]\ncommand = "npm run build"\npublish = "build/client"\n', ...rules].join('');
}
