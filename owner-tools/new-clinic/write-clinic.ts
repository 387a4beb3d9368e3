import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { throwMistakes } from '../../compile/mistakes.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { sampleIsLeft } from '../../compile/check-consistency.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { cutOut, planRemoval } from '../removal/plan-removal.ts';
import { cutsWithout } from '../removal/find-references.ts';
import { filesOfClinic, SAMPLES_OWN } from '../clinic-files.ts';
import { editFile, partsOf, type Change } from '../edit-yaml.ts';
import { clinicFile, doctorsFile } from './facts.ts';
import { generalise, promisesIn, settle } from './general-texts.ts';
import { idsIn, treatments, type Answers, type Choice } from './questions.ts';

/** What a clinic begins without, beside what is the sample's own. Lists without a file are empty. */
const LEFT_OUT = /^([a-z]{2,3}\/|images|moments\.css)/;

/** The page that there is where patients from abroad are seen. */
const ABROAD = 'pages/international-patients.yaml';

/** What the sample alone has to name, as it alone has its pictures. */
const SAMPLES_REFERENCES = ['doctor', 'article', 'case'] as const;

/**
 * Writes a clinic into a folder: the answers' facts, and what of the sample suits every clinic. The promises
 * in its texts are still to be settled.
 *
 * @returns the promises, each by the first words that make it
 */
export function writeClinic(target: string, answers: Answers): Choice[] {
  const facts = clinicFile(answers);
  const doctors = doctorsFile(answers.doctors);
  const services = idsIn(answers.services);
  const ticked = new Set([...services, ...idsIn(answers.also)]);
  if (ticked.has('pediatric-dentistry')) ticked.add('children');
  mkdirSync(join(target, 'images'), { recursive: true });
  for (const path of globSync('**/*.{yaml,md,css}', { cwd: SAMPLE_FOLDER })) {
    const file = path.replaceAll('\\', '/');
    const isAsked = file === ABROAD && ticked.has('abroad');
    if (LEFT_OUT.test(file) || (SAMPLES_OWN.test(file) && !isAsked)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(SAMPLE_FOLDER, file), join(target, file));
    const schema = schemaOf(file);
    if (!schema) continue;
    rewrite(join(target, file), (fields) => {
      generalise(fields, (name) => ticked.has(name));
      cutOut(fields, cutsWithout(schema, fields.toJS(), SAMPLES_REFERENCES));
    });
  }
  writeFileSync(join(target, 'clinic.yaml'), facts);
  if (doctors) writeFileSync(join(target, 'doctors.yaml'), doctors);
  const isOffered = ({ id }: Choice) => services.includes(id);
  if (ticked.has('abroad')) {
    const titles = treatments().flatMap((each) => (isOffered(each) ? each.title : []));
    editFile(join(target, ABROAD), { fields: (fields) => fields.setIn(['enquiry', 'treatments'], titles) });
  }
  const others = treatments().filter((each) => !isOffered(each));
  const removal = others.map(({ id }) => ({ kind: 'service', id }) as const);
  planRemoval(target, removal).carryOut();
  throwMistakes(sampleIsLeft(globSync(`${target}/**/*.{yaml,md}`), answers.siteUrl));
  return promisesOf(target).map(({ id, title }) => ({
    id,
    title: title.replaceAll('{clinic.address.locality}', answers.locality),
  }));
}

/** Leaves of the promises in a clinic's texts those that were ticked. */
export function settlePromises(target: string, ticked: string[]): void {
  for (const { file } of filesOfClinic(target)) {
    rewrite(join(target, file), (fields) => settle(fields, (id) => ticked.includes(id)));
  }
}

function rewrite(path: string, fields: Change['fields']): void {
  editFile(path, { fields, print: (_, document) => document.toString(WIDTH) });
}

function promisesOf(target: string): Choice[] {
  const all = filesOfClinic(target).flatMap(({ file }) => promisesIn(partsOf(join(target, file)).document));
  return all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
}
