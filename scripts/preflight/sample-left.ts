import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { ClinicFacts } from '../../domain/clinic.ts';
import { sentencesOf, textsOf } from '../compile/plain-words.ts';
import type { CheckedFile } from '../compile/references.ts';
import { checkNoSampleIsLeft } from '../compile/sample.ts';
import { mapTexts } from '../compile/visit.ts';
import { readMarkdownFile, readYamlFile } from '../compile/yaml-file.ts';
import { mistakesOf, picturesOf, type Clinic } from './clinic.ts';
import { when, type Finding } from './words.ts';

/** The sample's people, and what is told of them and its patients: `npm run new-clinic` leaves none of it. */
const SAMPLES_FILES =
  '{articles/*.md,doctors.yaml,team.yaml,testimonials.yaml,transformations.yaml,timeline.yaml,gallery.yaml,awards.yaml,pages/{about,international-patients}.yaml}';
/** Shorter ones are anybody's: "Braces". */
const OWN_TEXT_LENGTH = 40;

export type Sample = {
  clinic: Pick<ClinicFacts, 'siteUrl' | 'claims' | 'map'>;
  texts: Set<string>;
  names: Set<string>;
  /** their fingerprints */
  pictures: Set<string>;
};

/**
 * What tells the sample's own people, texts, figures and pictures.
 *
 * @param folder - where the sample is
 */
export function readSample(folder: string): Sample {
  const texts = new Set<string>();
  const names = new Set<string>();
  for (const file of globSync(SAMPLES_FILES, { cwd: folder })) {
    const path = `${folder}/${file}`;
    const { data, body } = file.endsWith('.md') ? readMarkdownFile(path) : readYamlFile(path);
    for (const paragraph of body.split('\n\n')) texts.add(paragraph.trim());
    mapTexts(data, (text, steps) => {
      if (steps.at(-1) === 'name' && /^(doctors|team)/.test(file)) names.add(text);
      // What names the clinic's own facts is made for any.
      if (!text.includes('{')) texts.add(text);
      return text;
    });
  }
  const clinic = readYamlFile(`${folder}/clinic.yaml`).data as Sample['clinic'];
  return { clinic, texts, names, pictures: new Set(globSync(`${folder}/images/**/*.*`).map(fingerprint)) };
}

/** @param sample - null: it is not there any more */
export function checkSample({ files, clinic }: Clinic, folder: string, sample: Sample | null): Finding[] {
  if (sample === null) return [{ kind: 'sampleGone' }];
  if (clinic.data.siteUrl === sample.clinic.siteUrl) return [{ kind: 'isSample', folder }];
  const paths = files.map(({ source }) => source.path);
  return [
    ...mistakesOf(() => checkNoSampleIsLeft(paths, clinic.data.siteUrl)),
    ...files.flatMap((file) => checkTexts(file, sample)),
    ...checkFacts(clinic, sample),
    // Each where it is named first.
    ...[...Map.groupBy(picturesOf(files), ({ name }) => name)].flatMap(([name, [first]]) => {
      const file = `${folder}/images/${name}`;
      const isSamples = existsSync(file) && sample.pictures.has(fingerprint(file));
      return when(isSamples, { kind: 'samplePicture', place: first!.place, name });
    }),
  ];
}

function checkTexts(file: CheckedFile, { texts, names }: Sample): Finding[] {
  const written = textsOf(file).map(({ path, line, text }) => ({
    place: `${path}:${line}`,
    text: text.trim(),
  }));
  const copied = written.filter(({ text }) => text.length >= OWN_TEXT_LENGTH && texts.has(text));
  return [
    // A file's first stands for all of them.
    ...copied.slice(0, 1).map(({ place, text }): Finding => {
      const sentence = sentencesOf(text)[0] ?? text;
      return { kind: 'sampleText', place, sentence, count: copied.length };
    }),
    ...written.flatMap(({ place, text }): Finding[] => {
      const name = [...names].find((each) => text.includes(each));
      return name === undefined ? [] : [{ kind: 'samplePerson', place, name }];
    }),
  ];
}

function checkFacts({ source, data: { claims, map } }: Clinic['clinic'], { clinic }: Sample): Finding[] {
  const place = (...steps: string[]) => `${source.path}:${source.lineOf(steps)}`;
  const isSamePlace = map?.latitude === clinic.map?.latitude && map?.longitude === clinic.map?.longitude;
  return [
    ...when(map !== undefined && isSamePlace, { kind: 'samplePlace', place: place('map') }),
    ...Object.entries(claims).flatMap(([name, { figure }]) =>
      when(figure === clinic.claims[name]?.figure, {
        kind: 'sampleFigure',
        place: place('claims', name),
        name,
        figure,
      }),
    ),
  ];
}

const fingerprint = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
