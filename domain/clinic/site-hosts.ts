/** Where a site can be published. `npm run publish` has steps for each. */
export const SITE_HOSTS = ['static', 'machine', 'nginx', 'cloudflare'] as const;

export type SiteHost = (typeof SITE_HOSTS)[number];

/** Whether the clinic itself runs the machine that serves its site. */
export function isOwnMachine(host: SiteHost | undefined): boolean {
  return host === 'machine' || host === 'nginx';
}
