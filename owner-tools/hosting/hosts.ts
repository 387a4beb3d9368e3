import type { promises as dns } from 'node:dns';
import type { SiteHost } from '../../domain/clinic/clinic.ts';

// What each place for a site needs: its files, and the steps that an owner takes on the pages of others.

/** Makes a value for APPOINTMENT_KEYS, on every operating system. */
export const NEW_KEY_COMMAND = `node -p "crypto.randomBytes(33).toString('base64')"`;

export type HostContext = {
  /** host name of the site, such as 'clinic.example' */
  domain: string;
  /** codes of the site's languages */
  languages: readonly string[];
  /** address of the repository's page for secrets, if the repository is at GitHub */
  secretsPage: string | null;
  resolver: Pick<dns.Resolver, 'resolve4' | 'resolveNs'>;
  /** @returns the status of the answer to a GET, or 0 if there is none */
  statusOf: (url: string) => Promise<number>;
};

type HostStep = {
  /** one sentence; `<domain>` is the site's */
  text: string;
  /** the page to open, or the guide to read */
  page: string;
  /** whether it is done; left out if nobody can know from here */
  isDone?: () => Promise<boolean>;
};

type Host = {
  /** the answer to "Where will the site be?" */
  title: string;
  /** files in the site's folder that are copied from others, by their path */
  copies: Record<string, string>;
  /** other files, by their path */
  files: (context: HostContext) => Record<string, string>;
  steps: (context: HostContext) => HostStep[];
};

const SECRETS_HELP = 'https://docs.github.com/actions/security-guides/using-secrets-in-github-actions';

export const HOSTS: Record<SiteHost, Host> = {
  static: {
    title: 'on a static host such as Netlify; EmailJS and Formspree send the forms',
    copies: { '.github/workflows/daily.yml': 'deploy/static/daily.yml' },
    files: ({ languages }) => ({ 'netlify.toml': netlifyFile(languages) }),
    steps: (context) => [
      {
        text: 'Connect your mailbox with EmailJS, and make its two templates as the guide says.',
        page: 'https://dashboard.emailjs.com/admin/templates',
      },
      { text: 'Make a form at Formspree.', page: 'https://formspree.io/forms' },
      {
        text: 'Let Netlify build your repository.',
        page: 'https://app.netlify.com/start',
      },
      {
        text: 'Enter the five ids of EmailJS and Formspree as environment variables at Netlify; their names are in the guide.',
        page: 'https://docs.netlify.com/environment-variables/get-started/',
      },
      {
        text: 'Make a build hook at Netlify, and paste its address into your repository as the secret BUILD_HOOK.',
        page: context.secretsPage ?? SECRETS_HELP,
      },
      {
        text: 'Add <domain> at Netlify, and set the DNS records that it names.',
        page: 'https://docs.netlify.com/domains/get-started/',
        isDone: () => hasAddress(context),
      },
      openSite(context),
    ],
  },
  machine: {
    title: 'on your own machine, with Docker; the relay sends the forms',
    copies: {},
    files: () => ({}),
    steps: (context) => [
      {
        text: 'Install Docker on the machine.',
        page: 'https://docs.docker.com/engine/install/debian/',
      },
      {
        text: 'Point <domain> to the machine: an A record at your registrar.',
        page: 'deploy/docker/README.md',
        isDone: () => hasAddress(context),
      },
      {
        text: `Write SMTP_URL, APPOINTMENT_KEYS and DOMAIN into /srv/clinic/.env on the machine. This makes a value for APPOINTMENT_KEYS: ${NEW_KEY_COMMAND}`,
        page: 'deploy/docker/README.md',
        isDone: () => isHealthy(context),
      },
      openSite(context),
    ],
  },
  cloudflare: {
    title: 'at Cloudflare; the relay sends the forms there',
    copies: { '.github/workflows/publish.yml': 'deploy/workers/publish.yml' },
    files: () => ({}),
    steps: (context) => [
      {
        text: 'Add <domain> at Cloudflare, and enter its two name servers at your registrar.',
        page: 'https://dash.cloudflare.com/?to=/:account/add-site',
        isDone: () => isAtCloudflare(context),
      },
      {
        text: 'Create a token from the template "Edit Cloudflare Workers", and paste it into your repository as the secret CLOUDFLARE_API_TOKEN.',
        page: 'https://dash.cloudflare.com/profile/api-tokens',
      },
      {
        text: 'Copy the account id, and paste it into your repository as the secret CLOUDFLARE_ACCOUNT_ID.',
        page: context.secretsPage ?? SECRETS_HELP,
      },
      {
        text: "Once the first publication has run: in the worker's settings, add <domain> as a custom domain.",
        page: 'https://dash.cloudflare.com/?to=/:account/workers-and-pages',
        isDone: () => hasAddress(context),
      },
      {
        text: `In the worker's settings, add the secrets SMTP_URL (or MAIL_API_KEY) and APPOINTMENT_KEYS. This makes a value for APPOINTMENT_KEYS: ${NEW_KEY_COMMAND}`,
        page: 'https://dash.cloudflare.com/?to=/:account/workers-and-pages',
        isDone: () => isHealthy(context),
      },
      openSite(context),
    ],
  },
};

function openSite({ domain, statusOf }: HostContext): HostStep {
  const page = `https://${domain}/`;
  return {
    text: 'Open the site, then run: npm run preflight -- --live https://<domain>',
    page,
    isDone: async () => (await statusOf(page)) === 200,
  };
}

async function isHealthy({ domain, statusOf }: HostContext): Promise<boolean> {
  return (await statusOf(`https://${domain}/health`)) === 200;
}

async function hasAddress({ domain, resolver }: HostContext): Promise<boolean> {
  return (await resolver.resolve4(domain).catch(() => [])).length > 0;
}

/** Whether Cloudflare's name servers answer for the domain, or for one that it belongs to. */
async function isAtCloudflare({ domain, resolver }: HostContext): Promise<boolean> {
  const labels = domain.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const servers = await resolver.resolveNs(labels.slice(at).join('.')).catch(() => []);
    if (servers.length > 0) return servers.some((name) => /\.ns\.cloudflare\.com\.?$/i.test(name));
  }
  return false;
}

/** Netlify answers unknown addresses in English, unless a rule names each other language. */
function netlifyFile(languages: readonly string[]): string {
  const rules = languages
    .filter((code) => code !== 'en')
    .map((code) => `\n[[redirects]]\nfrom = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`);
  return ['[build]\ncommand = "npm run build"\npublish = "build/client"\n', ...rules].join('');
}
