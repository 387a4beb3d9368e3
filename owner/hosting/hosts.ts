import type { SiteHost } from '../../domain/clinic/site-hosts.ts';

// What each host offers and needs. The steps for the owner are in its guide.

/** What an owner compares before choosing a place. */
type PlaceFacts = {
  title: string;
  /** who looks after it */
  maintainer: string;
  /** with the month in which prices were read */
  cost: string;
  /** where patients' data pass */
  data: string;
  /** what it takes from the owner */
  effort: string;
};

/**
 * A step of a guide, named after the check that shows whether it is done. A step that cannot be checked has a
 * name of its own.
 */
export type StepCheck =
  /** DNS knows the web address */
  | 'address'
  /** DNS says that Cloudflare answers for it */
  | 'nameServers'
  /** the repository is named and can be reached */
  | 'repository'
  /** the five ids of EmailJS and Formspree are in the environment */
  | 'ids'
  | 'publish'
  /** the site answers at its address, with a certificate */
  | 'site'
  /** `/health` says that e-mails can be sent */
  | 'mail'
  | 'testBooking'
  /** only the owner knows */
  | `said-${string}`;

type Host = PlaceFacts & {
  /** the guide, whose part "Steps" the desk shows */
  guide: string;
  /** how each of its steps is checked, in their order */
  steps: readonly StepCheck[];
  /** files in the site's folder that are copied from others, by their path */
  copies: Record<string, string>;
  /** other files, by their path, for the codes of the site's languages */
  files: (languages: readonly string[]) => Record<string, string>;
};

/** The recommended place first. */
export const HOSTS: Record<SiteHost, Host> = {
  cloudflare: {
    title: 'Cloudflare',
    maintainer: 'Cloudflare. Nothing for you.',
    cost: 'US$ 5 a month (November 2026), your web address, and a mailbox',
    data: 'Cloudflare and your mail provider',
    effort: 'About an hour, once: accounts at GitHub and Cloudflare',
    guide: 'deploy/workers/README.md',
    steps: [
      'address',
      'repository',
      'said-account',
      'nameServers',
      'said-github',
      'publish',
      'site',
      'mail',
      'said-key',
      'testBooking',
    ],
    copies: { '.github/workflows/publish.yml': 'deploy/workers/publish.yml' },
    files: () => ({}),
  },
  static: {
    title: 'Netlify',
    maintainer: 'Netlify, EmailJS and Formspree. Nothing for you.',
    cost: 'Free up to 200 e-mails and 50 messages a month (November 2026), and your web address',
    data: 'EmailJS and Formspree, abroad',
    effort: 'About an hour and a half, once: five accounts. No buttons, times given once or reminders',
    guide: 'deploy/static/README.md',
    steps: [
      'address',
      'repository',
      'said-emailjs',
      'said-formspree',
      'ids',
      'said-hook',
      'publish',
      'site',
      'said-booking',
    ],
    copies: { '.github/workflows/daily.yml': 'deploy/static/daily.yml' },
    files: (languages) => ({ 'netlify.toml': netlifyFile(languages) }),
  },
  machine: {
    title: 'A machine of our own',
    maintainer: 'You, or who runs it: updates each month',
    cost: 'The machine, and who runs it',
    data: 'Your machine and your mail server, where you put them',
    effort: 'A person who knows Linux, half a day',
    guide: 'deploy/docker/README.md',
    steps: [
      'address',
      'said-docker',
      'said-settings',
      'repository',
      'publish',
      'said-daily',
      'mail',
      'testBooking',
    ],
    copies: {},
    files: () => ({}),
  },
  nginx: {
    title: 'A machine of our own, with nginx',
    maintainer: 'You, or who runs it: updates each month',
    cost: 'The machine, and who runs it',
    data: 'Your machine and your mail server, where you put them',
    effort: 'A person who knows nginx and systemd, a day',
    guide: 'deploy/nginx/README.md',
    steps: [
      'address',
      'said-nginx',
      'said-settings',
      'repository',
      'publish',
      'said-service',
      'said-certificate',
      'site',
      'mail',
      'testBooking',
    ],
    copies: {},
    files: () => ({}),
  },
};

/** Netlify answers unknown addresses in English, unless a rule names each other language. */
function netlifyFile(languages: readonly string[]): string {
  const rules = languages
    .filter((code) => code !== 'en')
    .map((code) => `\n[[redirects]]\nfrom = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`);
  return ['[build]\ncommand = "npm run build"\npublish = "build/client"\n', ...rules].join('');
}
