import { promises as dns } from 'node:dns';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { readSettings } from '../../relay/host/settings.ts';
import { mistakesInBuild, mistakesOf, type Clinic } from './collect-mistakes.ts';
import { checkContent } from './content.ts';
import type { Finding } from './findings.ts';
import { checkLive } from './live-site.ts';
import { checkMail, isOffline } from './mail.ts';
import { checkRelayFeatures } from './relay-features.ts';
import { readSample } from './sample-leftovers.ts';
import { sendTestBooking } from './test-booking.ts';
import { checkTranslations } from './translations.ts';

export const PARTS = ['content', 'mail', 'live'] as const;

type CheckOptions = {
  /** of the clinic */
  folder: string;
  parts: readonly (typeof PARTS)[number][];
  env: Record<string, string | undefined>;
  /** of the published site; null if it is not checked */
  live?: string | null;
  /** whether to send a test booking */
  send?: boolean;
  /** name of the DKIM key */
  selector?: string | undefined;
  /** a message that the site sent, as it was received */
  received?: Buffer | undefined;
};

/** Runs the checks that a clinic's owner selects. */
export async function runChecks(clinic: Clinic, options: CheckOptions): Promise<Finding[]> {
  const { folder, parts, env, live = null, send = false, selector, received } = options;
  const { data } = clinic.clinic;
  const today = civilTimeAt(new Date(), data.timeZone).date;
  const resolver = new dns.Resolver();
  const findings: Finding[] = [];
  if (parts.includes('content')) {
    const mistakes = await mistakesInBuild(folder);
    findings.push(...mistakes);
    findings.push(...(await checkContent(clinic, folder, today, readSample(SAMPLE_FOLDER))));
    findings.push(...checkRelayFeatures(clinic, folder, env));
    if (mistakes.length === 0) findings.push(...checkTranslations(clinic, folder));
  }
  if (parts.includes('mail')) {
    const origin = live ?? data.siteUrl;
    findings.push(...(await checkMail({ email: data.email, origin, env, resolver, selector, received })));
  }
  const mistakes = mistakesOf(() => (readSettings(env), mailServicesFrom(env)));
  // checkMail has named it already.
  if (findings.some(({ kind }) => kind === 'passwordNotEncoded')) return findings;
  if (mistakes.length > 0) return [...findings, ...mistakes];
  const services = mailServicesFrom(env);
  if (parts.includes('live') && live !== null) {
    const host = new URL(live).hostname;
    const isKnown = await dns.lookup(host).catch(() => null);
    if (!isKnown && (await isOffline(host, resolver))) return [...findings, { kind: 'offline' }];
    findings.push(...(await checkLive({ origin: live, clinic: data, services })));
  }
  if (send) findings.push(...(await sendTestBooking({ clinic: data, services, origin: live, env })));
  return findings;
}
