import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { runCommand } from '../compile/mistakes.ts';
import { readText } from '../compile/yaml-file.ts';
import { assumptionsIn } from './new-clinic/assumptions.ts';
import {
  createTerminalDialogue,
  createFileDialogue,
  BackRequest,
  type Dialogue,
} from './new-clinic/answers.ts';
import { createClinic, promisesFor, type ClinicFiles } from './new-clinic/create-clinic.ts';
import { readGeneral } from './new-clinic/general.ts';
import { openKeptAnswers, type KeptAnswers } from './new-clinic/kept-answers.ts';
import { idsIn } from './new-clinic/parse-choices.ts';
import { parseOptions } from './parse-options.ts';
import { makeOwnRepository, repositoryOf } from './own-repository.ts';

// Creates an owner's clinic: asks for its facts, treatments and promises, and writes a folder that builds at
// once. It contains general texts about what the clinic offers, and nothing about the sample's people,
// patients, figures and pictures.
const USAGE = `npm run new-clinic                     asks questions and writes clinic/
npm run new-clinic -- --answers FILE   reads the answers from a file of \`question: answer\` lines
npm run new-clinic -- --from FOLDER    copies the clinic of another copy of the project
npm run new-clinic -- --into FOLDER    writes another folder`;

/** Answers are kept here until clinic/ is written; for another folder, beside it. */
const KEPT_ANSWERS = '.data/new-clinic-answers.json';

/** An existing clinic/ is moved here before a new one is created. */
const BACKUP_FOLDER = 'clinic.old';

const REPOSITORY_QUESTION =
  "Make this folder a repository of the clinic's own, which newer versions of the project can be taken into?";

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

/**
 * Asks, and writes the clinic. After "back", the questions start again with the kept answers.
 *
 * @returns whether the owner wants a repository
 */
async function writeNewClinic(
  target: string,
  dialogue: Dialogue,
  mayBeRepository: boolean,
): Promise<boolean> {
  for (;;) {
    try {
      const answers = await dialogue.facts();
      const promises = await dialogue.promises(promisesFor(readGeneral(), answers));
      writeFiles(target, createClinic(readGeneral(), answers, idsIn(promises)));
      return mayBeRepository && (await dialogue.confirm(REPOSITORY_QUESTION));
    } catch (error) {
      if (!(error instanceof BackRequest)) throw error;
    }
  }
}

/** Says that the answers are kept, if the questions are not finished. */
function announceKeptAnswers(kept: KeptAnswers): void {
  if (kept.count() === 0) return;
  const answers = kept.count() === 1 ? 'answer is' : `${kept.count()} answers are`;
  console.log(`\nYour ${answers} kept. npm run new-clinic goes on from there.`);
}

async function runNewClinic(): Promise<void> {
  const { answers, from, into } = parseOptions(USAGE, {
    answers: { type: 'string' },
    from: { type: 'string' },
    into: { type: 'string', default: OWN_FOLDER },
  });
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER) && existsSync(BACKUP_FOLDER)) {
    throw new ConfigurationError(`${BACKUP_FOLDER}/ would be written over: move it elsewhere first.`);
  }
  const target = `${into}.new`;
  rmSync(target, { recursive: true, force: true });
  let wantsRepository = false;
  const kept = openKeptAnswers(into === OWN_FOLDER ? KEPT_ANSWERS : `${into}.answers.json`);
  if (from) copyClinic(from, target);
  else {
    const dialogue = answers ? createFileDialogue(answers) : createTerminalDialogue(kept);
    const stop = () => {
      rmSync(target, { recursive: true, force: true });
      announceKeptAnswers(kept);
      process.exit(130);
    };
    process.once('SIGINT', stop);
    try {
      const mayBeRepository = into === OWN_FOLDER && ['none', 'without clinic'].includes(repositoryOf('.'));
      wantsRepository = await writeNewClinic(target, dialogue, mayBeRepository);
    } catch (error) {
      if (!answers) announceKeptAnswers(kept);
      throw error;
    } finally {
      process.off('SIGINT', stop);
      dialogue.close();
    }
  }
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER)) renameSync(OWN_FOLDER, BACKUP_FOLDER);
  rmSync(into, { recursive: true, force: true });
  renameSync(target, into);
  if (!answers && !from) kept.clear();
  const { name } = parse(readText(join(into, 'clinic.yaml'))) as { name: string };
  if (!from) console.log(`\n${assumptionsIn(into)}`);
  console.log(`\n${into}/ is ${name}'s now. npm start shows it; docs/owner.md says what comes next.`);
  if (!wantsRepository) return;
  makeOwnRepository('.');
  console.log('\nIt is saved in a repository of your own. npm run publish asks where the site will be.');
}

if (import.meta.main) await runCommand(runNewClinic);
