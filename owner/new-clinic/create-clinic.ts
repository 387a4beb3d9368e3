import { basename } from 'node:path';
import type { Document } from 'yaml';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import { sampleIsLeft } from '../../compile/check-consistency.ts';
import { throwMistakes } from '../../compile/mistakes.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { parseSourceFile } from '../../compile/yaml-file.ts';
import type { ClinicText } from '../clinic-files.ts';
import { splitParts } from '../edit-yaml.ts';
import { ungroupedServices } from '../home-groups.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import { unreadNotes } from '../preflight/unreviewed-texts.ts';
import { findReferences, type Target } from '../removal/find-references.ts';
import { deletePlaces, emptiedCategories, outermost, replaceLinks } from '../removal/plan-removal.ts';
import type { Answers } from './answer-fields.ts';
import { ambulanceNumbers, textsOfCountry } from './countries.ts';
import { clinicFile, doctorsFile, feesFile, siteLanguages, teamFile } from './facts.ts';
import {
  ALSO,
  AS_DESCRIBED,
  IN_INDIA,
  needsIn,
  practiceIn,
  removePractice,
  resolveNeeds,
  treatmentsOf,
  type General,
  type Promised,
} from './general.ts';
import { offeredServices, serviceIdOf } from './ids.ts';
import { withOwnServices } from './own-services.ts';
import { translate, wordsOf } from './translations.ts';

/** Texts of a clinic, by the path of their file in its folder. */
export type ClinicFiles = ReadonlyMap<string, string>;

/** A file whose promises are not resolved yet. */
type Draft = { file: string; document: Document; print: () => string };

/**
 * Creates the files of a clinic: the owner's facts, and the general texts that are true of it. No file is
 * read or written.
 *
 * @param policyDate - of the privacy policy
 * @throws {ConfigurationError} with each text that is the sample clinic's
 */
export function createClinic(neutral: General, answers: Answers, policyDate?: CivilDate): ClinicFiles {
  const { promises } = answers;
  const ownFees = answers.ownServices.map((own) => [serviceIdOf(own), own.fee] as const);
  const fees = { ...answers.fees, ...Object.fromEntries(ownFees.filter(([, fee]) => fee)) };
  const general = textsOfCountry(neutral, answers.address.country);
  const files = new Map<string, string>();
  for (const { file, document, print } of draftsOf(general, answers)) {
    resolveNeeds(document, (needs) => (needs.some((id) => promises.includes(id)) ? 'keep' : 'remove'));
    if (file.startsWith('services/') && !promises.includes(basename(file, '.md') + AS_DESCRIBED))
      removePractice(document);
    const fee = file.startsWith('services/') ? fees[basename(file, '.md')] : undefined;
    if (fee) document.set('fees', document.createNode(fee, { flow: true }));
    if (file === 'pages/privacy-policy.yaml' && policyDate) document.set('updated', policyDate);
    files.set(file, print());
  }
  for (const [file, text] of general) if (file.endsWith('.css')) files.set(file, text);
  files.set('clinic.yaml', clinicFile(general, answers));
  const lists = { doctors: doctorsFile(general, answers), team: teamFile(answers), fees: feesFile(answers) };
  for (const [name, text] of Object.entries(lists)) if (text) files.set(`${name}.yaml`, text);
  throwMistakes(
    sampleIsLeft(
      Array.from(files, ([path, text]) => ({ path, text })),
      answers.siteUrl,
    ),
  );

  const texts = [...files].toSorted().flatMap(([file, text]) => textOf(file, text));
  for (const code of siteLanguages(answers).filter((each) => each !== 'en')) {
    const words = wordsOf(general, code, answers);
    for (const text of texts) {
      const translation = translate(general, code, text, words);
      if (translation) files.set(`${code}/${text.file}`, translation);
    }
  }
  const unread = texts.filter(({ file }) => general.has(file));
  return files.set('general-texts.json', unreadNotes(unread));
}

/** The promises in the texts of a clinic, each with its text and the files that make it. */
export function promisesFor(general: General, answers: Answers): Promised[] {
  const found: (Omit<Promised, 'files'> & { file: string })[] = [];
  const practices: typeof found = [];
  for (const { file, document } of draftsOf(general, answers)) {
    resolveNeeds(document, ([id = ''], title) => {
      if (!id.endsWith(AS_DESCRIBED)) found.push({ id, title, file });
      return 'later';
    });
    const practice = file.startsWith('services/') && practiceIn(document, file);
    if (practice) practices.push({ ...practice, file });
  }
  const locality = answers.address.locality ?? answers.address.city;
  const byId = Map.groupBy([...found, ...practices], ({ id }) => id);
  return Array.from(byId, ([id, texts]) => ({
    id,
    title: texts[0]!.title.replaceAll('{clinic.address.locality}', locality),
    files: [...new Set(texts.map(({ file }) => file))],
  }));
}

/** The general files without what is only true of other treatments and clinics. */
function draftsOf(neutral: General, answers: Answers): Draft[] {
  const general = withOwnServices(neutral, answers);
  const { also } = answers;
  const offered = offeredServices(answers);
  const treatments = treatmentsOf(general).map(({ id }) => id);
  const ticked = new Set<string>([...offered, ...also]);
  if (ticked.has('pediatric-dentistry')) ticked.add('children');
  if (answers.address.country === 'IN') ticked.add(IN_INDIA);
  const known = new Set<string>([...treatments, ...ALSO, IN_INDIA]);

  const texts = [...general].flatMap(([file, text]) => textOf(file, text));
  const asked = treatments
    .filter((id) => !offered.includes(id))
    .map((id): Target => ({ kind: 'service', id }));
  const targets = [...asked, ...emptiedCategories(texts, asked)];
  return texts.flatMap(({ file, schema }) => {
    if (['clinic.yaml', 'doctors.yaml'].includes(file)) return [];
    if (file.startsWith('services/') && !offered.includes(basename(file, '.md'))) return [];
    const { start, document, end, below } = splitParts(file, general.get(file)!);
    if (needsIn(document.contents)?.every((id) => !ticked.has(id))) return [];
    document.delete('needs');
    resolveNeeds(document, (needs) => {
      if (!needs.some((id) => known.has(id))) return 'later';
      return needs.some((id) => ticked.has(id)) ? 'keep' : 'remove';
    });
    const source = { ...parseSourceFile(file, general.get(file)!), data: document.toJS() as unknown };
    const cuts = findReferences({ file, schema, source }, targets).flatMap(({ cut }) => (cut ? [cut] : []));
    deletePlaces(document, outermost(cuts));
    if (file === 'categories.yaml') addToGroups(document, general, offered);
    if (file === 'urgent.yaml') {
      const numbers = ambulanceNumbers(general, answers.address.country);
      const node = document.createNode(numbers, { flow: true });
      document.setIn(['urgent', 'hospital', 'ambulance', 'numbers'], node);
    }
    const body = replaceLinks(below, targets, (words) => words);
    return { file, document, print: () => start + document.toString(WIDTH) + end + body };
  });
}

/** Adds to the groups of the home page the treatments that none of them names. */
function addToGroups(document: Document, general: General, offered: readonly string[]): void {
  const { groups = [] } = document.toJS() as { groups?: { category: string; services?: string[] }[] };
  const categories = treatmentsOf(general)
    .filter(({ id }) => offered.includes(id))
    .map(({ id, category }) => [id, category] as const);
  for (const { id, groupAt } of ungroupedServices(groups, new Map(categories)))
    document.addIn(['groups', groupAt, 'services'], id);
}

/** A file as data, if it has a schema: a translation and a style sheet have none. */
function textOf(file: string, text: string): ClinicText[] {
  const schema = schemaOf(file);
  return schema ? [{ file, schema, source: parseSourceFile(file, text) }] : [];
}
