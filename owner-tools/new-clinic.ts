import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../compile/clinic-folder.ts';
import { runCommand } from '../compile/mistakes.ts';
import { readText } from '../compile/yaml-file.ts';
import { typed, written, type Dialogue } from './new-clinic/answers.ts';
import { idsIn } from './new-clinic/questions.ts';
import { writeTranslations } from './new-clinic/translations.ts';
import { makeOwnRepository, NEXT_AT_THE_HOST, repositoryOf } from './own-repository.ts';
import { noteGeneralTexts } from './preflight/unreviewed-texts.ts';
import { settlePromises, writeClinic } from './new-clinic/write-clinic.ts';

// Begins a clinic of one's own: asks for its facts, treatments and promises, and leaves a folder that builds at once, with
// general texts on what it has, and nothing of the sample's people, patients, figures and pictures.
//   npm run new-clinic                          asks, and writes clinic/ anew
//   npm run new-clinic -- --answers FILE        takes the answers from a file of `question: answer` lines
//   npm run new-clinic -- --from FOLDER         takes the clinic of another copy of the project, as of an earlier version
//   npm run new-clinic -- --into FOLDER         writes another folder

/** Where a clinic goes that is the owner's own already, when another is begun. */
const EARLIER = 'clinic.old';

const OWN_REPOSITORY =
  "Make this folder a repository of the clinic's own, which newer versions of the project can be taken into?";

/** Copies a clinic as it is: what is called otherwise now, the build tells with its new name. */
function copyClinic(from: string, target: string): void {
  if (!existsSync(join(from, 'clinic.yaml')))
    throw new ConfigurationError(`${from} is no clinic's folder: it has no clinic.yaml.`);
  cpSync(from, target, { recursive: true });
}

async function writeNew(target: string, dialogue: Dialogue): Promise<void> {
  const answers = await dialogue.facts();
  const promises = writeClinic(target, answers);
  settlePromises(target, idsIn(await dialogue.promises(promises)));
  for (const code of idsIn(answers.languages)) writeTranslations(target, code);
  noteGeneralTexts(target);
}

async function begin(): Promise<void> {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      from: { type: 'string' },
      into: { type: 'string', default: OWN_FOLDER },
    },
  });
  const { answers, from, into } = values;
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER) && existsSync(EARLIER)) {
    throw new ConfigurationError(`${EARLIER}/ would be written over: move it elsewhere first.`);
  }
  const target = `${into}.new`;
  rmSync(target, { recursive: true, force: true });
  let wantsRepository = false;
  if (from) copyClinic(from, target);
  else {
    const dialogue = answers ? written(answers) : typed();
    try {
      await writeNew(target, dialogue);
      wantsRepository =
        into === OWN_FOLDER &&
        ['none', 'without clinic'].includes(repositoryOf('.')) &&
        (await dialogue.isAgreed(OWN_REPOSITORY));
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      throw error;
    } finally {
      dialogue.end();
    }
  }
  if (into === OWN_FOLDER && existsSync(OWN_FOLDER)) renameSync(OWN_FOLDER, EARLIER);
  rmSync(into, { recursive: true, force: true });
  renameSync(target, into);
  const { name } = parse(readText(join(into, 'clinic.yaml'))) as { name: string };
  console.log(`\n${into}/ is ${name}'s now. npm start shows it; docs/owner.md says what comes next.`);
  if (!wantsRepository) return;
  makeOwnRepository('.');
  console.log(`\nIt is written down in a repository of your own. ${NEXT_AT_THE_HOST}`);
}

if (import.meta.main) await runCommand(begin);
