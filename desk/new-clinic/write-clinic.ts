import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { throwMistakes } from '../../compile/check.ts';
import { sampleIsLeft } from '../../compile/sample.ts';
import { WIDTH } from '../as-written.ts';
import { cutOut, planRemoval } from '../removal/removal.ts';
import { cutsWithout } from '../removal/uses.ts';
import { SAMPLES_OWN, textsOfClinic } from '../clinic-texts.ts';
import { editFile, partsOf } from '../yaml-edit.ts';
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
 * Writes a clinic into a folder: the answers' facts, and what of the sample suits every clinic. The promises in its texts are
 * still to be settled.
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
    if (!file.endsWith('.css')) rewrite(join(target, file), (name) => ticked.has(name), generalise);
  }
  for (const text of textsOfClinic(target))
    editFile(text.source.path, { fields: (fields) => cutOut(fields, cutsWithout(text, SAMPLES_REFERENCES)) });
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
  for (const { file } of textsOfClinic(target)) {
    rewrite(join(target, file), (id) => ticked.includes(id), settle);
  }
}

function rewrite(path: string, isTicked: (name: string) => boolean, change: typeof generalise): void {
  editFile(path, {
    fields: (fields) => change(fields, isTicked),
    print: (_, fields) => fields.toString(WIDTH),
  });
}

function promisesOf(target: string): Choice[] {
  const all = textsOfClinic(target).flatMap(({ source }) => promisesIn(partsOf(source.path).document));
  return all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
}
