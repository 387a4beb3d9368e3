import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { ClinicFacts } from '../../domain/clinic.ts';
import { picturesIn } from '../../compile/pictures.ts';
import { textsOf } from '../../compile/plain-words.ts';
import type { CheckedFile } from '../../compile/references.ts';
import { mapTexts } from '../../compile/visit.ts';
import { readMarkdownFile, readYamlFile } from '../../compile/yaml-file.ts';
import type { Clinic } from './clinic.ts';
import { when, type Finding } from './findings.ts';

/** The sample's people, and what is told of them and its patients: `npm run new-clinic` leaves none of it. */
const SAMPLES_FILES =
  '{articles/*.md,doctors.yaml,fees.yaml,team.yaml,testimonials.yaml,transformations.yaml,timeline.yaml,gallery.yaml,awards.yaml,pages/{about,international-patients}.yaml}';
/** Shorter ones are anybody's: "Braces". */
const OWN_TEXT_LENGTH = 40;
/** How much of one is quoted. */
const SHOWN = 80;

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

export function checkSample({ files, clinic }: Clinic, folder: string, sample: Sample): Finding[] {
  if (clinic.data.siteUrl === sample.clinic.siteUrl) return [{ kind: 'isSample', folder }];
  return [...checkFacts(clinic, sample), ...files.flatMap((file) => checkFile(file, folder, sample))];
}

function checkFile(file: CheckedFile, folder: string, { texts, names, pictures }: Sample): Finding[] {
  const written = textsOf(file).map(({ path, line, text }) => ({
    place: `${path}:${line}`,
    text: text.trim(),
  }));
  const copied = written.filter(({ text }) => text.length >= OWN_TEXT_LENGTH && texts.has(text));
  const named = written.flatMap(({ place, text }) => {
    const name = [...names].find((each) => text.includes(each));
    return name === undefined ? [] : [{ place, text: name }];
  });
  const { path, lineOf } = file.source;
  const pictured = picturesIn(file).flatMap(({ steps, name }) => {
    const picture = `${folder}/images/${name}`;
    if (!existsSync(picture) || !pictures.has(fingerprint(picture))) return [];
    return [{ place: `${path}:${lineOf(steps)}`, text: name }];
  });
  return [
    ...firstOf('samplePerson', named),
    ...firstOf('sampleText', copied),
    ...firstOf('samplePicture', pictured),
  ];
}

/** The first of a file stands for all of them: who edits the sample where it is has hundreds. */
function firstOf(
  kind: 'samplePerson' | 'sampleText' | 'samplePicture',
  found: { place: string; text: string }[],
): Finding[] {
  return found.slice(0, 1).map(({ place, text }) => {
    const what = text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text;
    return { kind, place, what, count: found.length };
  });
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
