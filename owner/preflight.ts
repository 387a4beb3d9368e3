import { existsSync, readFileSync } from 'node:fs';
import { throwMistakes } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { clinicFolder } from '../compile/clinic-folder.ts';
import { parseOptions } from './parse-options.ts';
import { mistakesOf } from './preflight/collect-mistakes.ts';
import { report } from './preflight/findings.ts';
import { PARTS, runChecks } from './preflight/run-checks.ts';
import { markAsRead } from './preflight/unreviewed-texts.ts';

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

function isPart(name: string): boolean {
  return PARTS.some((part) => part === name);
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
  if (only !== undefined && !isPart(only))
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
if (findings.length === 0) {
  const { live, only, send, selector, eml, folder } = args;
  const clinic = readClinic(folder);
  const address = live ?? (only === 'live' ? clinic.clinic.data.siteUrl : undefined);
  findings = await runChecks(clinic, {
    folder,
    parts: PARTS.filter((part) => only === undefined || only === part),
    env: process.env,
    live: address === undefined ? null : new URL(address).origin,
    send,
    selector,
    received: eml === undefined ? undefined : readFileSync(eml),
  });
}
const { text, status } = report(findings);
console.log(text);
process.exitCode = status;
