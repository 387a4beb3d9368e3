import { existsSync, readFileSync } from 'node:fs';
import { promises as dns } from 'node:dns';
import { parseArgs } from 'node:util';
import { civilTimeAt } from '../domain/booking/civil-date.ts';
import { readSettings } from '../relay/host/settings.ts';
import { throwMistakes } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { clinicFolder, SAMPLE_FOLDER } from '../compile/clinic-folder.ts';
import { mailServicesFrom } from '../compile/read-mail-services.ts';
import { mistakesInBuild, mistakesOf, type Clinic } from './preflight/collect-mistakes.ts';
import { checkByItself } from './preflight/relay-features.ts';
import { checkContent } from './preflight/content.ts';
import { checkLive } from './preflight/live-site.ts';
import { checkMail, isOffline } from './preflight/mail.ts';
import { readSample } from './preflight/sample-leftovers.ts';
import { trySending } from './preflight/test-booking.ts';
import { checkTranslations } from './preflight/translations.ts';
import { confirmRead } from './preflight/unreviewed-texts.ts';
import { report, type Finding } from './preflight/findings.ts';

// What is left to do before the site opens, in words. Ends with 1 while there is something to mend.
//   npm run preflight                                  the clinic's texts, and the way its e-mails take
//   npm run preflight -- --live https://clinic.example the published site too
//   npm run preflight -- --send                        and a booking through the relay, to the clinic's own address
//   --selector NAME, --eml FILE                        DKIM by its key's name, or by a message received from the site
//   --read clinic/services/braces.md                   its general texts have been read, and are true; or --read all
//   --only content, mail or live                       one part alone; the published site is at siteUrl, if not named
const { values: asked } = parseArgs({
  options: {
    live: { type: 'string' },
    send: { type: 'boolean', default: false },
    selector: { type: 'string' },
    eml: { type: 'string' },
    only: { type: 'string' },
    read: { type: 'string', multiple: true, default: [] },
    folder: { type: 'string', default: clinicFolder() },
  },
});

const PARTS = ['content', 'mail', 'live'];
const isAsked = (part: string) => asked.only === undefined || asked.only === part;

async function look(clinic: Clinic): Promise<Finding[]> {
  const { data } = clinic.clinic;
  const { env } = process;
  const today = civilTimeAt(new Date(), data.timeZone).date;
  const address = asked.live ?? (asked.only === 'live' ? data.siteUrl : undefined);
  const live = address === undefined ? null : new URL(address).origin;
  const resolver = new dns.Resolver();
  const found: Finding[] = [];
  if (isAsked('content')) {
    const mistakes = await mistakesInBuild(asked.folder);
    found.push(...mistakes);
    found.push(...(await checkContent(clinic, asked.folder, today, readSample(SAMPLE_FOLDER))));
    found.push(...checkByItself(clinic, asked.folder, env));
    if (mistakes.length === 0) found.push(...checkTranslations(clinic, asked.folder));
  }
  if (isAsked('mail')) {
    const { selector, eml } = asked;
    const received = eml === undefined ? undefined : readFileSync(eml);
    const origin = live ?? data.siteUrl;
    found.push(...(await checkMail({ email: data.email, origin, env, resolver, selector, received })));
  }
  const mistakes = mistakesOf(() => (readSettings(env), mailServicesFrom(env)));
  if (mistakes.length > 0) return [...found, ...mistakes];
  const services = mailServicesFrom(env);
  if (isAsked('live') && live !== null) {
    const host = new URL(live).hostname;
    const isKnown = await dns.lookup(host).catch(() => null);
    if (!isKnown && (await isOffline(host, resolver))) return [...found, { kind: 'offline' }];
    found.push(...(await checkLive({ origin: live, clinic: data, services })));
  }
  if (asked.send) found.push(...(await trySending({ clinic: data, services, origin: live, env })));
  return found;
}

/** @throws {ConfigurationError} for options that nothing can be asked with */
function checkOptions(): void {
  const { live, eml, only } = asked;
  const mistakes: string[] = [];
  if (live !== undefined && URL.parse(live)?.protocol !== 'https:')
    mistakes.push(`--live is "${live}"; it should be the site's address, such as https://clinic.example.`);
  if (eml !== undefined && !existsSync(eml))
    mistakes.push(`--eml is "${eml}"; it should be the file of a received message.`);
  if (only !== undefined && !PARTS.includes(only))
    mistakes.push(`--only is "${only}"; it should be content, mail or live.`);
  throwMistakes(mistakes);
}

if (existsSync('.env')) process.loadEnvFile('.env');
let found = [
  ...mistakesOf(checkOptions),
  ...mistakesOf(() => {
    confirmRead(asked.folder, asked.read);
    readClinic(asked.folder);
  }),
];
if (found.length === 0) found = await look(readClinic(asked.folder));
const { text, status } = report(found);
console.log(text);
process.exitCode = status;
