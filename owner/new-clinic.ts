import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { civilTimeAt } from '../domain/time/civil-date.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { runCommand } from '../compile/mistakes.ts';
import { checkFile } from '../compile/validate.ts';
import { readText, readYamlFile } from '../compile/yaml-file.ts';
import type { Answers } from './new-clinic/answer-fields.ts';
import { answersSchema } from './new-clinic/answers.ts';
import { assumptionsOf } from './new-clinic/assumptions.ts';
import { createClinic, promisesFor, type ClinicFiles } from './new-clinic/create-clinic.ts';
import { readGeneral } from './new-clinic/general.ts';
import { parseOptions } from './parse-options.ts';

// Creates an owner's clinic: writes a folder that builds at once, with the owner's facts and general texts
// about what the clinic offers.
const USAGE = `npm run new-clinic -- --answers FILE   creates clinic/ from answers: a copy of general/answers.yaml, filled in
npm run new-clinic -- --from FOLDER    copies the clinic of another copy of the project
npm run new-clinic -- --into FOLDER    writes another folder`;

/** An existing clinic/ is moved here before a new one is created. */
const BACKUP_FOLDER = 'clinic.old';

/** Copies a clinic unchanged. The build reports fields that have a new name in this version. */
function copyClinic(from: string, target: string): void {
  if (!existsSync(join(from, 'clinic.yaml')))
    throw new ConfigurationError(`${from} is no clinic's folder: it has no clinic.yaml.`);
  cpSync(from, target, { recursive: true });
}

/** Writes the files of a clinic into a folder, which also gets one for pictures. */
export function writeFiles(folder: string, files: ClinicFiles): void {
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Lists what the site assumes, and what its texts could promise. */
function remarksOn(answers: Answers): string {
  const left = promisesFor(readGeneral(), answers).filter(({ id }) => !answers.promises.includes(id));
  return [
    'What the site says or does unless you answer otherwise:',
    ...assumptionsOf(readGeneral(), answers).map(({ path, text }) => `  ${path}: ${text}`),
    '\nWhat the texts could promise, and do not. Write its name under promises if it is true of you:',
    ...left.map(({ id, title }) => `  ${id}: ${title}`),
  ].join('\n');
}

function runNewClinic(): void {
  const { answers, from, into } = parseOptions(USAGE, {
    answers: { type: 'string' },
    from: { type: 'string' },
    into: { type: 'string', default: OWN_FOLDER },
  });
  if (!answers && !from)
    throw new ConfigurationError(
      'Copy general/answers.yaml, fill it in, and then: npm run new-clinic -- --answers FILE',
    );
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER) && existsSync(BACKUP_FOLDER)) {
    throw new ConfigurationError(`${BACKUP_FOLDER}/ would be written over: move it elsewhere first.`);
  }
  const target = `${into}.new`;
  rmSync(target, { recursive: true, force: true });
  const read = answers ? checkFile(readYamlFile(answers), answersSchema(readGeneral())) : undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = civilTimeAt(new Date(), timeZone).date;
  if (read) writeFiles(target, createClinic(readGeneral(), read, today));
  else copyClinic(from!, target);
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER)) renameSync(OWN_FOLDER, BACKUP_FOLDER);
  rmSync(into, { recursive: true, force: true });
  renameSync(target, into);
  if (read) console.log(`\n${remarksOn(read)}`);
  const { name } = parse(readText(join(into, 'clinic.yaml'))) as { name: string };
  console.log(`\n${into}/ is ${name}'s now. npm start shows it; docs/owner.md says what comes next.`);
}

if (import.meta.main) await runCommand(runNewClinic);
