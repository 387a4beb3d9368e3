import { existsSync, readFileSync } from 'node:fs';
import { promises as dns } from 'node:dns';
import { parseArgs } from 'node:util';
import { civilTimeAt } from '../domain/civil-date.ts';
import type * as Relay from '../relay/node.ts';
import { readSettings } from '../relay/settings.ts';
import { readClinic } from './compile/compile.ts';
import { sampleFolder } from './compile/sample.ts';
import { mailServicesFrom } from './mail-services.ts';
import { checkContent, mistakesOf, readSample, type Clinic } from './preflight/content.ts';
import { checkLive } from './preflight/live.ts';
import { checkMail, sendBooking } from './preflight/mail.ts';
import { report } from './preflight/table.ts';
import { words, type Finding } from './preflight/words.ts';

// What is left to do before the site opens, in words. Ends with 1 while there is something to mend.
//   npm run preflight                                  the clinic's texts, and the way its e-mails take
//   npm run preflight -- --live https://clinic.example the published site too
//   npm run preflight -- --send                        and a booking through the relay, to the clinic's own address
//   --selector NAME, --eml FILE                        DKIM by its key's name, or by a message received from the site
const { values: asked } = parseArgs({
  options: {
    live: { type: 'string' },
    send: { type: 'boolean', default: false },
    selector: { type: 'string' },
    eml: { type: 'string' },
    folder: { type: 'string', default: 'clinic' },
  },
});

async function look(clinic: Clinic): Promise<Finding[]> {
  const { data } = clinic.clinic;
  const { env } = process;
  const today = civilTimeAt(new Date(), data.timeZone).date;
  const folder = sampleFolder();
  const sample = folder === null ? null : readSample(folder);
  const received = asked.eml === undefined ? undefined : readFileSync(asked.eml);
  const mail = { email: data.email, env, resolver: new dns.Resolver(), selector: asked.selector, received };
  const found = [...checkContent(clinic, asked.folder, today, sample), ...(await checkMail(mail))];
  // What is wrong with the environment has been told.
  if (mistakesOf(() => (readSettings(env), mailServicesFrom(env))).length > 0) return found;
  const services = mailServicesFrom(env);
  const origin = asked.live === undefined ? undefined : new URL(asked.live).origin;
  if (origin !== undefined) {
    const { editor } = data as { editor?: { sameOrigin?: boolean } };
    found.push(
      ...(await checkLive({ origin, clinic: data, services, editorWanted: editor?.sameOrigin === true })),
    );
  }
  if (!asked.send) return found;
  if (services.emailjs.origin !== null) return [...found, { kind: 'sendElsewhere' }];
  if (origin !== undefined) return [...found, ...(await sendBooking(origin, data, new Date()))];
  return [...found, ...(await sendThroughBuild(data))];
}

/** Options that nothing can be asked with. */
function wrongOptions(): Finding[] {
  const { live, eml } = asked;
  const wrong = (option: string, text: string, shouldBe: string): Finding => ({
    kind: 'mistake',
    line: words.optionWrong(option, text, shouldBe),
  });
  return [
    ...(live === undefined || URL.parse(live)?.protocol === 'https:'
      ? []
      : [wrong('live', live, words.liveShouldBe)]),
    ...(eml === undefined || existsSync(eml) ? [] : [wrong('eml', eml, words.emlShouldBe)]),
  ];
}

/** Through the relay of the last build, with the settings of the environment. */
async function sendThroughBuild(clinic: Clinic['clinic']['data']): Promise<Finding[]> {
  if (!existsSync('build/relay/node.js')) return [{ kind: 'notBuilt' }];
  process.env.NODE_ENV ??= 'production';
  const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
  const settings = { ...readSettings(process.env), metricsPort: null };
  const relay = await startServer({ port: 0, settings, log: () => {} });
  try {
    return await sendBooking(relay.url, clinic, new Date());
  } finally {
    await relay.close();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
let found = [...wrongOptions(), ...mistakesOf(() => void readClinic(asked.folder))];
if (found.length === 0) found = await look(readClinic(asked.folder));
const { text, status } = report(found, process.stdout.columns ?? 120);
console.log(text);
process.exitCode = status;
