import { basename } from 'node:path';
import * as v from 'valibot';
import { visit } from 'yaml';
import type { ClinicFile } from '../../compile/read-clinic.ts';
import { splitParts } from '../edit-yaml.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { answersSchema } from './answers.ts';
import { createClinic, type ClinicFiles } from './create-clinic.ts';
import { PROMISES, SAME } from './facts.ts';
import { allPromises, needsIn, practiceIn, textsIn, treatmentsOf, type General } from './general.ts';

/** Answers that are not checked. */
type Draft = Partial<WrittenAnswers>;
type Data = Record<string, unknown>;
type Entry = Data & { id: string; name?: string };

/**
 * Reads the answers from the files of a clinic, which may have been written or changed by hand. If
 * `answers.yaml` is among them, the other files only add what has changed since it was written.
 */
export function readAnswers(general: General, files: ClinicFiles): Draft {
  const stored = fieldsIn(files, 'answers.yaml');
  // If a file has a syntax error, the other files are not read either.
  const isBroken = ([file, text]: [string, string]) =>
    /\.(yaml|md)$/.test(file) && splitParts(file, text).document.errors.length > 0;
  if ([...files].some(isBroken)) return stored;
  const read = answersIn(general, files);
  if (!files.has('answers.yaml')) return read;
  const { success, output } = v.safeParse(answersSchema(general), stored);
  if (!success) return { ...stored, ...read };
  const made = answersIn(general, createClinic(general, output)) as Data;
  const changed = Object.entries(read).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(made[field]),
  );
  return { ...stored, ...Object.fromEntries(changed) };
}

/** What files alone tell. */
function answersIn(general: General, files: ClinicFiles): Draft {
  const clinic = fieldsIn(files, 'clinic.yaml') as Partial<ClinicFile>;
  const { languages = ['en'], founder } = clinic;
  const codes = languages.filter((code) => code !== 'en');
  const people = (list: 'doctors' | 'team') =>
    entriesIn(files, list).map((entry) => ({ ...entry, names: namesOf(files, codes, list, entry.id) }));
  const fees = pick(fieldsIn(files, 'fees.yaml'), ['consultation', 'payment', 'insurance', 'estimate']);
  const services = [...files.keys()]
    .filter((file) => /^services\/[^/]+\.md$/.test(file))
    .map((file): Data & { id: string } => ({ ...fieldsIn(files, file), id: basename(file, '.md') }));
  const treatments = treatmentsOf(general).map(({ id }) => id);
  const own = services.filter(({ id }) => !treatments.includes(id));
  const { groups = [] } = fieldsIn(files, 'categories.yaml') as { groups?: Data[] };
  const also = {
    children: groups.some(({ category }) => category === 'pediatric-dentistry'),
    emergency: groups.some(({ urgent }) => urgent),
    abroad: files.has('pages/international-patients.yaml'),
  };
  const draft = {
    ...pick(clinic, [...SAME, 'timeZone', 'currency', 'hours', 'foreignPhones', 'booking', 'colors']),
    ...pick(clinic.promises ?? {}, PROMISES),
    languages: languages[0] === 'en' ? codes : languages,
    badge: clinic.badge?.service,
    doctors: people('doctors').map((each) => (each.id === founder ? { ...each, founder: true } : each)),
    team: people('team'),
    services: treatments.filter((id) => services.some((each) => each.id === id)),
    ownServices: own.map(({ id, title, category, shortDescription: says, fees: fee }) => ({
      id,
      title,
      category,
      says,
      ...(fee !== undefined && { fee }),
    })),
    fees: Object.fromEntries(
      services.flatMap(({ id, fees }) => (fees && treatments.includes(id) ? [[id, fees]] : [])),
    ),
    ...fees,
    also: Object.entries(also).flatMap(([id, isTrue]) => (isTrue ? [id] : [])),
    promises: promisesIn(general, files),
    names: Object.fromEntries(
      codes.map((code) => [code, pick(fieldsIn(files, `${code}/clinic.yaml`), ['name', 'address'])]),
    ),
  };
  return pick(draft, Object.keys(draft)) as Draft;
}

/** The promises that the texts of a clinic make. */
function promisesIn(general: General, files: ClinicFiles): string[] {
  const promises = new Set(allPromises(general));
  const found = new Set<string>();
  for (const [file, text] of files) {
    const neutral = general.get(file);
    if (neutral === undefined || file.endsWith('.css')) continue;
    const { document } = splitParts(file, text);
    const texts = new Set<unknown>();
    visit(document, { Scalar: (_, { value }) => void texts.add(value) });
    visit(splitParts(file, neutral).document, {
      Map(_, node) {
        const [id = '', ...others] = needsIn(node) ?? [];
        const isSaid = textsIn(node).every((each) => texts.has(each));
        if (others.length === 0 && promises.has(id) && isSaid) found.add(id);
      },
    });
    const practice = file.startsWith('services/') && practiceIn(document, file);
    if (practice) found.add(practice.id);
  }
  return [...promises].filter((id) => found.has(id));
}

/** The name of a person in other languages, by their codes. */
function namesOf(files: ClinicFiles, codes: string[], list: 'doctors' | 'team', id: string): Data {
  const names = codes.map((code) => [
    code,
    entriesIn(files, list, `${code}/`).find((each) => each.id === id)?.name,
  ]);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined)) as Data;
}

function entriesIn(files: ClinicFiles, list: 'doctors' | 'team', folder = ''): Entry[] {
  return (fieldsIn(files, `${folder}${list}.yaml`)[list] ?? []) as Entry[];
}

function fieldsIn(files: ClinicFiles, file: string): Data {
  return (splitParts(file, files.get(file) ?? '').document.toJS() ?? {}) as Data;
}

/** Those of the fields that have a value. */
function pick(data: object, fields: readonly string[]): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => fields.includes(name) && value != null),
  );
}
