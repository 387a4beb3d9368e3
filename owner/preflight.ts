import { existsSync, readFileSync } from 'node:fs';
import { promises as dns } from 'node:dns';
import { civilTimeAt } from '../domain/time/civil-date.ts';
import { readSettings } from '../relay/host/settings.ts';
import { throwMistakes } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { clinicFolder, SAMPLE_FOLDER } from '../compile/clinic-folder.ts';
import { mailServicesFrom } from '../compile/read-mail-services.ts';
import { parseOptions } from './parse-options.ts';
import { mistakesInBuild, mistakesOf, type Clinic } from './preflight/collect-mistakes.ts';
import { checkRelayFeatures } from './preflight/relay-features.ts';
import { checkContent } from './preflight/content.ts';
import { checkLive } from './preflight/live-site.ts';
import { checkMail, isOffline } from './preflight/mail.ts';
import { readSample } from './preflight/sample-leftovers.ts';
import { sendTestBooking } from './preflight/test-booking.ts';
import { checkTranslations } from './preflight/translations.ts';
import { markAsRead } from './preflight/unreviewed-texts.ts';
import { report, type Finding } from './preflight/findings.ts';

// Checks what is left to do before the site opens. Exits with 1 if there is an error.
const USAGE = `npm run preflight                                   checks the clinic's texts and its e-mail set-up
npm run preflight -- --live https://clinic.example  checks the published site too
npm run preflight -- --send                         also books, with the clinic's own address
  --selector NAME, --eml FILE                       name of the DKIM key, or a received message: also what its receiver says
  --read clinic/services/braces.md                  marks general texts of a file, a folder or all as read
  --only content, mail or live                      runs one part; the default site is siteUrl`;

const args = parseOptions(USAGE, {
  live: { type: 'string' },
  send: { type: 'boolean', default: false },
  selector: { type: 'string' },
  eml: { type: 'string' },
  only: { type: 'string' },
  read: { type: 'string', multiple: true, default: [] },
  folder: { type: 'string', default: clinicFolder() },
});

const PARTS = ['content', 'mail', 'live'];
const isSelected = (part: string) => args.only === undefined || args.only === part;

async function runChecks(clinic: Clinic): Promise<Finding[]> {
  const { data } = clinic.clinic;
  const { env } = process;
  const today = civilTimeAt(new Date(), data.timeZone).date;
  const address = args.live ?? (args.only === 'live' ? data.siteUrl : undefined);
  const live = address === undefined ? null : new URL(address).origin;
  const resolver = new dns.Resolver();
  const findings: Finding[] = [];
  const received = args.eml === undefined ? undefined : readFileSync(args.eml);
  if (isSelected('content')) {
    const mistakes = await mistakesInBuild(args.folder);
    findings.push(...mistakes);
    findings.push(...(await checkContent(clinic, args.folder, today, readSample(SAMPLE_FOLDER))));
    findings.push(...checkRelayFeatures(clinic, args.folder, env));
    if (mistakes.length === 0) findings.push(...checkTranslations(clinic, args.folder));
  }
  if (isSelected('mail')) {
    const { selector } = args;
    const origin = live ?? data.siteUrl;
    findings.push(...(await checkMail({ email: data.email, origin, env, resolver, selector, received })));
  }
  const mistakes = mistakesOf(() => (readSettings(env), mailServicesFrom(env)));
  // checkMail has named it already.
  if (findings.some(({ kind }) => kind === 'passwordNotEncoded')) return findings;
  if (mistakes.length > 0) return [...findings, ...mistakes];
  const services = mailServicesFrom(env);
  if (isSelected('live') && live !== null) {
    const host = new URL(live).hostname;
    const isKnown = await dns.lookup(host).catch(() => null);
    if (!isKnown && (await isOffline(host, resolver))) return [...findings, { kind: 'offline' }];
    findings.push(...(await checkLive({ origin: live, clinic: data, services })));
  }
  if (args.send) findings.push(...(await sendTestBooking({ clinic: data, services, origin: live, env })));
  return findings;
}

/** @throws {ConfigurationError} for invalid options */
function checkOptions(): void {
  const { live, eml, only } = args;
  const mistakes: string[] = [];
  if (live !== undefined && URL.parse(live)?.protocol !== 'https:')
    mistakes.push(`--live is "${live}"; it should be the site's address, such as https://clinic.example.`);
  if (eml !== undefined && only !== undefined && only !== 'mail')
    mistakes.push(`--only is "${only}"; it should be mail, since --eml is given.`);
  if (eml !== undefined && !existsSync(eml))
    mistakes.push(`--eml is "${eml}"; it should be the file of a received message.`);
  if (only !== undefined && !PARTS.includes(only))
    mistakes.push(`--only is "${only}"; it should be content, mail or live.`);
  throwMistakes(mistakes);
}

if (existsSync('.env')) process.loadEnvFile('.env');
let findings = [
  ...mistakesOf(checkOptions),
  ...mistakesOf(() => {
    markAsRead(args.folder, args.read);
    readClinic(args.folder);
  }),
];
if (findings.length === 0) findings = await runChecks(readClinic(args.folder));
const { text, status } = report(findings);
console.log(text);
process.exitCode = status;
