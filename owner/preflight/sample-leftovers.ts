import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { picturesIn } from '../../compile/pictures.ts';
import { textsOf } from '../../compile/readability.ts';
import { isObject, type CheckedFile, type Data } from '../../compile/schema-walk.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { SAMPLE_ONLY_FILES, readClinicFiles } from '../clinic-files.ts';
import { placeAt, type Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** Shorter texts, such as "Braces", may be in any clinic. */
const MIN_TEXT_LENGTH = 40;
/** Longer texts are shortened in findings. */
const MAX_QUOTE_LENGTH = 80;

const PEOPLE_FILES = ['doctors.yaml', 'team.yaml'];

export type Sample = {
  clinic: Pick<ClinicFacts, 'siteUrl' | 'claims' | 'map'>;
  texts: Set<string>;
  /** its doctors and its team, as their files have them */
  people: Data[];
  /** hashes of the picture files */
  pictures: Set<string>;
};

/**
 * Reads what identifies the sample: its people, texts, figures and pictures.
 *
 * @param folder - of the sample
 */
export function readSample(folder: string): Sample {
  // Services are left out, because other clinics describe treatments in similar words.
  const files = readClinicFiles(folder).filter(
    ({ file }) => SAMPLE_ONLY_FILES.test(file) && !file.startsWith('services/'),
  );
  const texts = files
    .flatMap(({ source, schema }) => textsOf({ source, schema, data: source.data }))
    // Texts with placeholders are general texts.
    .filter(({ text }) => text.length >= MIN_TEXT_LENGTH && !text.includes('{'));
  const people = files
    .filter(({ file }) => PEOPLE_FILES.includes(file))
    .flatMap(({ source }) => peopleIn(source.data));
  return {
    clinic: readYamlFile(`${folder}/clinic.yaml`).data as Sample['clinic'],
    texts: new Set(texts.map(({ text }) => text.trim())),
    people,
    pictures: new Set(globSync(`${folder}/images/**/*.*`).map(fingerprint)),
  };
}

/** The people in all lists of a file. */
function peopleIn(data: unknown): Data[] {
  return Object.values(isObject(data) ? data : {})
    .flat()
    .filter(isObject);
}

/**
 * The names of the sample's people, without those that a clinic has given to people of its own: their entries
 * differ from the sample's.
 */
function namesOfSample({ people }: Sample, files: CheckedFile[], folder: string): string[] {
  const own = files
    .filter(({ source }) => PEOPLE_FILES.some((file) => source.path === `${folder}/${file}`))
    .flatMap(({ source }) => peopleIn(source.data))
    .filter((person) => !people.some((each) => isDeepStrictEqual(each, person)))
    .map(({ name }) => name);
  return people.map(({ name }) => String(name)).filter((name) => !own.includes(name));
}

/**
 * Finds content of the sample in a clinic. Reports the first of each file with their number, because an
 * edited copy of the sample can contain hundreds.
 */
export function checkSample({ files, clinic }: Clinic, folder: string, sample: Sample): Finding[] {
  const { claims, map, siteUrl } = clinic.data;
  if (siteUrl === sample.clinic.siteUrl) return [{ kind: 'isSample', folder }];
  const { latitude, longitude } = sample.clinic.map!;
  const isSamePlace = map?.latitude === latitude && map.longitude === longitude;
  const what = `${latitude}, ${longitude}`;
  const names = namesOfSample(sample, files, folder);
  return [
    ...findingIf(isSamePlace, { kind: 'sampleLeft', place: placeAt(clinic.source, 'map'), what, count: 1 }),
    ...Object.entries(claims).flatMap(([name, { figure }]) => {
      const place = placeAt(clinic.source, 'claims', name);
      return findingIf(figure === sample.clinic.claims[name]?.figure, {
        kind: 'sampleFigure',
        place,
        name,
        figure,
      });
    }),
    ...files.flatMap((file) => {
      const { path, lineOf } = file.source;
      const pictures = picturesIn(file).filter(({ name }) => {
        const picture = `${folder}/images/${name}`;
        return existsSync(picture) && sample.pictures.has(fingerprint(picture));
      });
      const found = [
        ...textsOf(file).flatMap(({ line, text }) => {
          const its = sample.texts.has(text.trim()) ? text : names.find((name) => text.includes(name));
          return its === undefined ? [] : [{ line, its }];
        }),
        ...pictures.map(({ steps, name }) => ({ line: lineOf(steps), its: name })),
      ];
      return found.slice(0, 1).map(({ line, its }): Finding => {
        const what = its.length > MAX_QUOTE_LENGTH ? `${its.slice(0, MAX_QUOTE_LENGTH).trimEnd()} …` : its;
        return { kind: 'sampleLeft', place: `${path}:${line}`, what, count: found.length };
      });
    }),
  ];
}

const fingerprint = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
