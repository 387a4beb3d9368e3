import { promises as dns } from 'node:dns';
import { formDeliveryFrom } from '../../compile/read-mail-services.ts';
import type { StepCheck } from '../hosting/hosts.ts';
import { gitIn, ownAddress } from '../own-repository.ts';
import { sendRequest, type Via } from '../preflight/http-probe.ts';
import { publishedBranch } from './git-versions.ts';

/** What is seen of a step, with the reason as a sentence. `waiting` if it takes time by itself. */
export type Seen = { is: 'done' | 'waiting' | 'open' | 'unseen'; note: string };

export type Outside = {
  resolver: Record<'resolveNs' | 'resolve4', (name: string) => Promise<string[]>>;
  /** where requests are sent to instead */
  via?: Via | undefined;
};

/** The network as it is. */
export const NETWORK: Outside = { resolver: new dns.Resolver({ timeout: 3000, tries: 2 }) };

type Site = {
  folder: string;
  /** host name of the site */
  domain: string;
  env: Record<string, string | undefined>;
};

/**
 * Whether a host name stands for one that the owner has yet to choose: nobody can own a name under .example.
 */
export const isNotChosen = (domain: string) => domain.endsWith('.example');

/** Steps of the web address. */
export const ADDRESS_CHECKS: readonly StepCheck[] = ['address', 'nameServers', 'site', 'mail'];

/** Looks whether a step is done. Nothing is changed and nothing is sent. */
export async function lookAt(check: StepCheck, site: Site, outside: Outside): Promise<Seen> {
  const { domain } = site;
  if (isNotChosen(domain) && ADDRESS_CHECKS.includes(check))
    return open(
      'Your web address is not chosen yet: nobody can own one that ends in .example. Enter yours under Name and place.',
    );
  switch (check) {
    case 'address':
      return lookInDns(domain, outside);
    case 'nameServers':
      return lookAtNameServers(domain, outside);
    case 'repository':
      return lookAtRepository(site.folder);
    case 'ids':
      return formDeliveryFrom(site.env) === 'services'
        ? done('The five ids are here.')
        : open('The five ids are not in the file .env yet.');
    case 'publish':
      return publishedBranch(site.folder) ? done('Sent.') : open('Not published yet.');
    case 'site':
      return lookAtSite(`https://${domain}/`, outside);
    case 'mail':
      return lookAtSite(`https://${domain}/health`, outside);
    case 'testBooking':
      return unseen(
        'Tick this once the steps before are done: your site then gets a booking with your address.',
      );
    default:
      return unseen('');
  }
}

const done = (note: string): Seen => ({ is: 'done', note });
const open = (note: string): Seen => ({ is: 'open', note });
const unseen = (note: string): Seen => ({ is: 'unseen', note });

const OFFLINE = 'This computer has no network, so it cannot be seen.';

async function lookInDns(domain: string, { resolver }: Outside): Promise<Seen> {
  const answers = await Promise.allSettled([resolver.resolveNs(domain), resolver.resolve4(domain)]);
  if (answers.some(({ status }) => status === 'fulfilled')) return done(`${domain} is known.`);
  return (await isOnline(resolver)) ? open(`Nobody knows ${domain} yet.`) : unseen(OFFLINE);
}

async function lookAtNameServers(domain: string, { resolver }: Outside): Promise<Seen> {
  const servers = await resolver.resolveNs(domain).catch(() => []);
  if (servers.some((server) => server.endsWith('.ns.cloudflare.com'))) return done('Cloudflare answers.');
  if (servers.length === 0)
    return (await isOnline(resolver)) ? open(`Nobody answers for ${domain} yet.`) : unseen(OFFLINE);
  return {
    is: 'waiting',
    note: `The old names still answer: ${servers.join(', ')}. This takes from ten minutes to a day.`,
  };
}

/** The root's name servers can be resolved wherever there is a network. */
function isOnline(resolver: Outside['resolver']): Promise<boolean> {
  return resolver.resolveNs('.').then(
    () => true,
    () => false,
  );
}

function lookAtRepository(folder: string): Seen {
  const { succeeds } = gitIn(folder);
  if (!succeeds('--version'))
    return open('Git is not installed on this computer: https://git-scm.com/downloads');
  const address = ownAddress(folder);
  if (!address) return open('Its address is not entered yet.');
  return succeeds('-c', 'core.sshCommand=ssh -o BatchMode=yes', 'ls-remote', '--heads', address)
    ? done(`${address} can be reached.`)
    : open(`${address} cannot be reached from this computer. Compare the address, and sign in there.`);
}

async function lookAtSite(address: string, { via }: Outside): Promise<Seen> {
  try {
    const { status, certificate, body } = await sendRequest(address, via);
    if (certificate?.fault) return open(`The connection is not safe yet: ${certificate.fault}.`);
    if (status === 200)
      return done(`It answers. The certificate is good for ${certificate?.daysLeft ?? 0} days.`);
    return open(
      address.endsWith('/health') && body.includes('mail')
        ? 'The site answers, and cannot send e-mails yet.'
        : `The address does not show the site yet (${status}).`,
    );
  } catch {
    return open('The address does not answer yet.');
  }
}
