import type { promises as dns } from 'node:dns';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';

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
  /** names that DNS must know, by the site's domain */
  names: (domain: string) => string[];
  /** what to do for a name that DNS does not know */
  nameHint: string;
  /** the repository that the steps make; left out if the owner makes one elsewhere before */
  repository?: string;
  steps: (context: HostContext) => HostStep[];
};

const SECRETS_HELP = 'https://docs.github.com/actions/security-guides/using-secrets-in-github-actions';

const DOCKER_GUIDE = 'deploy/docker/README.md';
const NGINX_GUIDE = 'deploy/nginx/README.md';

const POINT_TO_MACHINE =
  'At your registrar, point it to your machine with an A record; if the domain is not yours yet, buy it first.';
const BUY_FIRST = 'If the domain is not yours yet, buy it first; the steps below say when to add its name.';

export const HOSTS: Record<SiteHost, Host> = {
  static: {
    title: 'on a static host such as Netlify; EmailJS and Formspree send the forms',
    copies: { '.github/workflows/daily.yml': 'deploy/static/daily.yml' },
    files: ({ languages }) => ({ 'netlify.toml': netlifyFile(languages) }),
    names: (domain) => [domain],
    nameHint: BUY_FIRST,
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
    names: withWww,
    nameHint: POINT_TO_MACHINE,
    repository: 'root@<domain>:/srv/clinic.git',
    steps: (context) => [
      pointNames('machine', DOCKER_GUIDE, context),
      {
        text: 'Install Docker and Git on the machine, which must answer at the ports 80 and 443.',
        page: 'https://docs.docker.com/engine/install/debian/',
      },
      {
        text: 'On the machine, make the repository /srv/clinic.git with the hook pre-receive, which builds what you send (step 2 of the guide).',
        page: DOCKER_GUIDE,
      },
      {
        text: `Write SMTP_URL, APPOINTMENT_KEYS and DOMAIN into /srv/clinic/.env on the machine. This makes a value for APPOINTMENT_KEYS: ${NEW_KEY_COMMAND}`,
        page: DOCKER_GUIDE,
        isDone: () => isHealthy(context),
      },
      sendSite(DOCKER_GUIDE, context),
      {
        text: 'On the machine, add the daily build by crontab -e, so that dated content appears and disappears (step 5 of the guide). Caddy gets and renews the certificate by itself.',
        page: DOCKER_GUIDE,
      },
      openSite(context),
    ],
  },
  nginx: {
    title: 'on your own machine, with nginx and systemd; the relay sends the forms',
    copies: {},
    files: () => ({}),
    names: withWww,
    nameHint: POINT_TO_MACHINE,
    repository: 'clinic@<domain>:/srv/clinic.git',
    steps: (context) => [
      pointNames('nginx', NGINX_GUIDE, context),
      {
        text: 'On the machine, install nginx, certbot, Git and Node, and make the user clinic and the repository /srv/clinic.git with the hook pre-receive (step 2 of the guide).',
        page: NGINX_GUIDE,
      },
      {
        text: `Write SMTP_URL and APPOINTMENT_KEYS into /srv/clinic/.env on the machine. This makes a value for APPOINTMENT_KEYS: ${NEW_KEY_COMMAND}`,
        page: NGINX_GUIDE,
        isDone: () => isHealthy(context),
      },
      sendSite(NGINX_GUIDE, context),
      {
        text: 'On the machine, install the services of systemd: clinic.service for the relay, clinic-publish.timer for the daily build, and what follows each build (step 5 of the guide).',
        page: NGINX_GUIDE,
        isDone: () => isHealthy(context),
      },
      {
        text: 'Get the certificate by certbot, with the hook that loads each renewed one: --deploy-hook "systemctl reload nginx" (step 6 of the guide).',
        page: NGINX_GUIDE,
        isDone: () => isOpen(context),
      },
      {
        text: 'Set up nginx with site.conf (step 7 of the guide).',
        page: NGINX_GUIDE,
        isDone: () => isOpen(context),
      },
      openSite(context),
    ],
  },
  cloudflare: {
    title: 'at Cloudflare; the relay sends the forms there',
    copies: { '.github/workflows/publish.yml': 'deploy/workers/publish.yml' },
    files: () => ({}),
    names: (domain) => [domain],
    nameHint: BUY_FIRST,
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

/** The names of a site on a machine: the second redirects to the first. */
function withWww(domain: string): string[] {
  return domain.startsWith('www.') ? [domain] : [domain, `www.${domain}`];
}

function pointNames(host: SiteHost, page: string, context: HostContext): HostStep {
  const names = HOSTS[host].names(context.domain);
  return {
    text: `At your registrar, point ${names.join(' and ')} to the machine: an A record each.`,
    page,
    isDone: async () =>
      (await Promise.all(names.map((domain) => hasAddress({ ...context, domain })))).every(Boolean),
  };
}

function sendSite(page: string, context: HostContext): HostStep {
  return {
    text: 'On your own computer, send the site to that repository: npm run publish',
    page,
    isDone: () => isOpen(context),
  };
}

function openSite(context: HostContext): HostStep {
  return {
    text: 'Open the site, then run: npm run preflight -- --live https://<domain>',
    page: `https://${context.domain}/`,
    isDone: () => isOpen(context),
  };
}

async function isOpen({ domain, statusOf }: HostContext): Promise<boolean> {
  return (await statusOf(`https://${domain}/`)) === 200;
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
