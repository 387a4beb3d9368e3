import { type CivilDate, offsetsBetween } from '../../domain/time/civil-date.ts';
import {
  FACTS_OF_SOME_PAGES,
  type ClinicFacts,
  type ClinicTexts,
  type SiteFacts,
} from '../../domain/clinic/clinic.ts';
import { pagePaths } from '../../domain/web/screens.ts';
import { repositoryOrigin } from '../../domain/clinic/published-editor.ts';
import { hiddenReason, withDraftMark, type Edition } from '../edition.ts';
import type { ClinicFile } from '../read-clinic.ts';
import type { Output } from './write-outputs.ts';
import type { CompiledModules } from '../../domain/clinic/compiled-modules.ts';
import type { Schedule } from '../../domain/clinic/opening-hours.ts';

/** Modules of the clinic's facts, of the texts on every page, and of its folder. */
export function factsOutputs({ clinic, facts, today, preview }: Edition, folder: string): Output[] {
  const additional = Object.fromEntries(FACTS_OF_SOME_PAGES.map((name) => [name, facts[name]]));
  const site: Partial<ClinicFacts> = { ...facts };
  for (const name of FACTS_OF_SOME_PAGES) delete site[name];
  const { editor } = clinic.data;
  const api = (isOnSite: boolean) =>
    editor && Boolean(editor.sameOrigin) === isOnSite ? repositoryOrigin(editor) : null;
  return [
    { module: 'site', exports: { site: site as SiteFacts } },
    {
      file: 'facts.ts',
      content: (up) => `import type { ClinicFacts } from '${up}domain/clinic/clinic.ts';
import { site } from './site.ts';

export const facts: ClinicFacts = { ...site, ...${JSON.stringify(additional, null, 2)} };
`,
    },
    // The development server restarts when this file changes.
    { file: 'paths.json', content: JSON.stringify(pagePaths(facts)) },
    { module: 'clock', exports: clockFacts(facts) },
    { module: 'texts', exports: { texts: textsOf(clinic.data, today, preview) } },
    { module: 'admin', exports: { adminApi: api(true), editorApi: api(false) } },
    {
      file: 'folder.ts',
      content: `/** Where the clinic's data are. */\nexport const clinicFolder = ${JSON.stringify(folder)};\n`,
    },
  ];
}

function textsOf(
  { banner, abroadMenu, blurb, badge }: ClinicFile,
  today: CivilDate,
  preview: boolean,
): ClinicTexts {
  return {
    blurb,
    ...(abroadMenu && { abroadMenu }),
    ...(banner && bannerOn(banner, today, preview)),
    ...(badge && { badge: { title: badge.title, text: badge.text } }),
  };
}

function bannerOn(
  { from, until, ...banner }: NonNullable<ClinicFile['banner']>,
  today: CivilDate,
  preview: boolean,
): Pick<ClinicTexts, 'banner'> {
  const why = hiddenReason({ from, until }, today);
  return why && !preview ? {} : { banner: { ...banner, text: withDraftMark(banner.text, why) } };
}

/** How many years of time zone changes, such as daylight saving, each page contains. */
const YEARS = 10;

/** What the script in the head needs to know whether the clinic is open. */
export function clockFacts(
  { timeZone, hours, closures, specialHours }: Schedule,
  year = new Date().getUTCFullYear(),
): CompiledModules['clock'] {
  return {
    offsets: offsetsBetween(new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + YEARS, 0)), timeZone),
    times: { hours, closures: closures.map(({ from, to }) => ({ from, to })), specialHours },
  };
}
