import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Document } from 'yaml';
import type { ServiceGroup } from '../../domain/clinic/categories.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { throwMistakes } from '../../compile/mistakes.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { sampleIsLeft } from '../../compile/check-consistency.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { deletePlaces, planRemoval } from '../removal/plan-removal.ts';
import { removalsFor } from '../removal/find-references.ts';
import { listClinicFiles, SAMPLE_ONLY_FILES, TREATMENTS_FOLDER } from '../clinic-files.ts';
import { editFile, readParts, type Change } from '../edit-yaml.ts';
import { ungroupedServices } from '../home-groups.ts';
import { clinicFile, doctorsFile } from './facts.ts';
import {
  applyGenericMarkdown,
  AS_DESCRIBED,
  markPractice,
  promisesIn,
  removeSampleTexts,
  resolvePromises,
} from './general-texts.ts';
import { treatments } from './general-treatments.ts';
import { idsIn } from './parse-choices.ts';
import type { Answers } from './questions.ts';
import type { Choice } from './find-choice.ts';

/** Further files that a new clinic does not get. A missing file means an empty list. */
const SKIPPED_FILES = /^([a-z]{2,3}\/|images|moments\.css)/;

/** The page for international patients, written only if the clinic sees them. */
const ABROAD_PAGE = 'pages/international-patients.yaml';

/** References to content that only the sample has. */
const SAMPLE_ONLY_REFERENCES = ['doctor', 'article', 'case'] as const;

/**
 * Writes a clinic into a folder: the owner's facts, and the sample's texts that suit every clinic. Promises
 * in the texts must still be resolved.
 *
 * @returns the promises, each with the text that makes it
 */
export function writeClinic(target: string, answers: Answers): Choice[] {
  const facts = clinicFile(answers);
  const doctors = doctorsFile(answers.doctors);
  const services = idsIn(answers.services);
  const ticked = new Set([...services, ...idsIn(answers.also)]);
  if (ticked.has('pediatric-dentistry')) ticked.add('children');
  const practices: Choice[] = [];
  mkdirSync(join(target, 'images'), { recursive: true });
  const files = [SAMPLE_FOLDER, TREATMENTS_FOLDER].flatMap((folder) =>
    globSync('**/*.{yaml,md,css}', { cwd: folder }).map((path) => ({
      folder,
      file: path.replaceAll('\\', '/'),
    })),
  );
  for (const { folder, file } of files) {
    const isAsked = file === ABROAD_PAGE && ticked.has('abroad');
    if (SKIPPED_FILES.test(file) || (SAMPLE_ONLY_FILES.test(file) && !isAsked)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(target, file), applyGenericMarkdown(text));
    const schema = schemaOf(file);
    if (!schema) continue;
    rewrite(join(target, file), (fields) => {
      removeSampleTexts(fields, (name) => ticked.has(name));
      deletePlaces(fields, removalsFor(schema, fields.toJS(), SAMPLE_ONLY_REFERENCES));
      // The clinic's own doctors have not checked the texts yet.
      fields.delete('reviewed');
      if (!file.startsWith('services/')) return;
      const id = basename(file, '.md');
      const practice = services.includes(id) && markPractice(fields, id, `${folder}/${file}`);
      if (practice) practices.push(practice);
    });
  }
  writeFileSync(join(target, 'clinic.yaml'), facts);
  if (doctors) writeFileSync(join(target, 'doctors.yaml'), doctors);
  const others = treatments().filter(({ id }) => !services.includes(id));
  const removal = others.map(({ id }) => ({ kind: 'service', id }) as const);
  planRemoval(target, removal).carryOut();
  rewrite(join(target, 'categories.yaml'), (fields) => addToGroups(fields, services));
  throwMistakes(sampleIsLeft(globSync(`${target}/**/*.{yaml,md}`), answers.siteUrl));
  return promisesOf(target, practices).map(({ id, title }) => ({
    id,
    title: title.replaceAll('{clinic.address.locality}', answers.locality),
  }));
}

/** Names the treatments that the sample does not offer in the groups of the home page. */
function addToGroups(categories: Document, services: string[]): void {
  const { groups = [] } = categories.toJS() as { groups?: ServiceGroup[] };
  const own = treatments().filter(({ id }) => services.includes(id));
  const ungrouped = ungroupedServices(groups, new Map(own.map(({ id, category }) => [id, category])));
  for (const { id, groupAt } of ungrouped) categories.addIn(['groups', groupAt, 'services'], id);
}

/** Keeps the selected promises in a clinic's texts and removes the others. */
export function resolveClinicPromises(target: string, ticked: string[]): void {
  for (const { file } of listClinicFiles(target)) {
    rewrite(join(target, file), (fields) => resolvePromises(fields, (id) => ticked.includes(id)));
  }
}

function rewrite(path: string, fields: Change['fields']): void {
  editFile(path, { fields, print: (_, document) => document.toString(WIDTH) });
}

function promisesOf(target: string, practices: Choice[]): Choice[] {
  const inTexts = listClinicFiles(target).flatMap(({ file }) =>
    promisesIn(readParts(join(target, file)).document),
  );
  const all = [...inTexts.filter(({ id }) => !id.endsWith(AS_DESCRIBED)), ...practices];
  return all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
}
