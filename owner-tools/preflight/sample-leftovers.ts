import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { picturesIn } from '../../compile/pictures.ts';
import { textsOf } from '../../compile/readability.ts';
import { valuesIn } from '../../compile/schema-walk.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { SAMPLES_OWN, textsOfClinic } from '../clinic-files.ts';
import { at, type Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** Shorter ones are anybody's: "Braces". */
const OWN_TEXT_LENGTH = 40;
/** How much of one is quoted. */
const SHOWN = 80;

export type Sample = {
  clinic: Pick<ClinicFacts, 'siteUrl' | 'claims' | 'map'>;
  texts: Set<string>;
  /** of its people */
  names: string[];
  /** their fingerprints */
  pictures: Set<string>;
};

/**
 * What tells the sample's own people, texts, figures and pictures.
 *
 * @param folder - where the sample is
 */
export function readSample(folder: string): Sample {
  // Of treatments much the same is said.
  const files = textsOfClinic(folder).filter(
    ({ file }) => SAMPLES_OWN.test(file) && !file.startsWith('services/'),
  );
  const texts = files
    .flatMap(({ source, schema }) => textsOf({ source, schema, data: source.data }))
    // What names the clinic's own facts is made for any.
    .filter(({ text }) => text.length >= OWN_TEXT_LENGTH && !text.includes('{'));
  const names = files
    .filter(({ file }) => ['doctors.yaml', 'team.yaml'].includes(file))
    .flatMap(({ source, schema }) => [...valuesIn(schema, source.data)])
    .filter(({ notes }) => notes.translated === 'name');
  return {
    clinic: readYamlFile(`${folder}/clinic.yaml`).data as Sample['clinic'],
    texts: new Set(texts.map(({ text }) => text.trim())),
    names: names.map(({ value }) => String(value)),
    pictures: new Set(globSync(`${folder}/images/**/*.*`).map(fingerprint)),
  };
}

/**
 * What of the sample a clinic has; the first of a file stands for all of it: who edits the sample where it is
 * has hundreds.
 */
export function checkSample({ files, clinic }: Clinic, folder: string, sample: Sample): Finding[] {
  const { claims, map, siteUrl } = clinic.data;
  if (siteUrl === sample.clinic.siteUrl) return [{ kind: 'isSample', folder }];
  const { latitude, longitude } = sample.clinic.map!;
  const isSamePlace = map?.latitude === latitude && map.longitude === longitude;
  const what = `${latitude}, ${longitude}`;
  return [
    ...findingIf(isSamePlace, { kind: 'sampleLeft', place: at(clinic.source, 'map'), what, count: 1 }),
    ...Object.entries(claims).flatMap(([name, { figure }]) => {
      const place = at(clinic.source, 'claims', name);
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
          const its = sample.texts.has(text.trim()) ? text : sample.names.find((name) => text.includes(name));
          return its === undefined ? [] : [{ line, its }];
        }),
        ...pictures.map(({ steps, name }) => ({ line: lineOf(steps), its: name })),
      ];
      return found.slice(0, 1).map(({ line, its }): Finding => {
        const what = its.length > SHOWN ? `${its.slice(0, SHOWN).trimEnd()} …` : its;
        return { kind: 'sampleLeft', place: `${path}:${line}`, what, count: found.length };
      });
    }),
  ];
}

const fingerprint = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
