import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { civilTimeAt } from '../domain/time/civil-date.ts';
import {
  articleHiddenReason,
  createEdition,
  hiddenReason,
  type Edition,
  untranslatedPaths,
} from './edition.ts';
import {
  ENGLISH,
  languagesOf,
  languageStyles,
  readLanguage,
  relayLanguagesModule,
  wordsCheck,
  tagIn,
} from './languages.ts';
import { contentOutputs, untranslatedOutput } from './outputs/content.ts';
import { editorOutputs } from './outputs/editor-data.ts';
import { factsOutputs } from './outputs/facts.ts';
import { designOutputs, type Design } from './outputs/design.ts';
import { writeOutputs, type Output } from './outputs/write-outputs.ts';
import { readPictures } from './pictures.ts';
import { hardTextLines } from './readability.ts';
import { readClinic } from './read-clinic.ts';
import { checkRelations } from './check-consistency.ts';
import { readTheme } from './theme.ts';
import { listUnfinished } from './merge-translations.ts';
import type { SourceFile, Step } from './yaml-file.ts';
import { clinicFolder } from './clinic-folder.ts';
import { mailServicesFrom } from './read-mail-services.ts';
import { runCommand } from './mistakes.ts';

/**
 * Compiles a clinic: reads and validates its files, and writes typed modules and JSON Schemas for editors.
 * The modules of each translation are in a folder of their own.
 *
 * @param folder - the files of the owner
 * @param target - the folder of the compiled modules; files that no longer belong there are removed
 * @param now - the moment at which texts with dates are published or not
 * @param preview - whether drafts and texts outside their dates are included, marked as such
 * @returns remarks for the owner, one per line; none of them stops a build
 * @throws {ConfigurationError} with the mistakes that `readClinic` and `checkRelations` find
 */
export async function compileClinic(
  folder: string,
  target = '.compiled',
  { now = new Date(), preview = false } = {},
): Promise<string[]> {
  const read = readClinic(folder);
  const today = civilTimeAt(now, read.clinic.data.timeZone).date;
  const original = createEdition(read, ENGLISH, { today, preview });
  checkRelations(original);
  const translations = await readTranslations(folder, original);
  const editions = [original, ...translations];
  const design: Design = {
    folder,
    target,
    theme: readTheme(`${folder}/theme.css`, read.clinic.data.colors),
    pictures: await readPictures(read.files, `${folder}/images`),
  };
  const outputs: Record<string, Output[]> = {};
  for (const edition of editions) {
    outputs[folderOf(edition)] = await outputsOf(edition, editions, design);
  }
  outputs['']!.push(
    ...editorOutputs(original, design, translations),
    { file: 'relay-languages.ts', content: relayLanguagesModule(editions) },
    { file: 'words.ts', content: wordsCheck() },
  );
  writeOutputs(target, outputs);
  return adviceOn(original, translations, folder);
}

/** Reads the translations of a clinic. */
async function readTranslations(folder: string, original: Edition): Promise<Edition[]> {
  const { today, preview } = original;
  const { source, data } = original.clinic;
  const translations: Edition[] = [];
  for (const code of data.languages) {
    if (code === ENGLISH.code) continue;
    const language = await readLanguage(code, `${source.path}:${source.lineOf(['languages'])}`);
    const read = readClinic(folder, language);
    const englishOnlyPaths = untranslatedPaths(read, folder, code);
    const edition = createEdition(read, language, { today, preview, englishOnlyPaths, original });
    checkRelations(edition);
    translations.push(edition);
  }
  return translations;
}

/** The compiled modules of one language. */
async function outputsOf(edition: Edition, editions: readonly Edition[], design: Design): Promise<Output[]> {
  const { language, facts } = edition;
  const content = contentOutputs(edition, design.pictures);
  return [
    ...factsOutputs(edition, design.folder),
    ...content,
    ...(await designOutputs(
      edition,
      { ...design, target: join(design.target, folderOf(edition)) },
      [facts, content],
      editions.length > 1 ? editions.map((each) => each.language.language.name) : [],
    )),
    { module: 'languages', exports: languagesOf(editions) },
    {
      module: 'edition',
      exports: {
        englishOnlyPaths: [...edition.englishOnlyPaths],
        languageTag: tagIn(language, edition.clinic.data.address.country),
      },
    },
    ...(edition.original ? [untranslatedOutput(edition)] : []),
    { file: 'languages.css', content: languageStyles(language, editions.length > 1) },
  ];
}

/** Returns the folder of a language's modules below the target folder. */
function folderOf({ language: { code } }: Edition): string {
  return code === ENGLISH.code ? '' : code;
}

function adviceOn(original: Edition, translations: readonly Edition[], folder: string): string[] {
  const { clinic, content, services, articles, pageFiles, today } = original;
  const { banner } = clinic.data;
  const bannerHiddenReason = banner && hiddenReason(banner, today);
  return [
    ...(content.urgent.urgent ? [] : [noUrgentHelp(folder)]),
    ...(bannerHiddenReason ? [notOnSite(clinic.source, ['banner'], bannerHiddenReason)] : []),
    ...articles.flatMap((file) => {
      const why = articleHiddenReason(file, today);
      return why ? notOnSite(file.source, ['title'], why) : [];
    }),
    ...new Set(
      [original, ...translations].flatMap(({ files }) => files.flatMap(({ source }) => source.remarks)),
    ),
    ...hardTextLines([...services, ...articles, ...pageFiles]),
    ...translations.flatMap(({ language, files }) => listUnfinished(folder, language.code, files)),
  ];
}

function noUrgentHelp(folder: string): string {
  return `${folder}/urgent.yaml: there is no such file, or nothing in it; patients in pain are told nothing of what to do, and of when to go to hospital.`;
}

function notOnSite({ path, lineOf }: SourceFile, steps: Step[], why: string): string {
  return `${path}:${lineOf(steps)}: not on the site (${why})`;
}

// As a command, this is the first step of every build.
//   node compile/compile-clinic.ts            compiles what is published today
//   node compile/compile-clinic.ts --preview  includes drafts and texts outside their dates, for development
if (import.meta.main)
  await runCommand(async () => {
    if (existsSync('.env')) process.loadEnvFile('.env');
    mailServicesFrom(process.env);
    const advice = await compileClinic(clinicFolder(), '.compiled', {
      preview: process.argv.includes('--preview'),
    });
    if (advice.length > 0) console.warn(`\n${advice.join('\n')}\n`);
  }, "The site can't be built yet");
