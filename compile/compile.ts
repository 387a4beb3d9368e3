import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  ALL_ARTICLES_PATH,
  articlePath,
  blogPagePath,
  blogPages,
  filesOf,
  optionalScreens,
  pagePaths,
  pathOf,
  everyScreen,
  screensOf,
  servicePath,
  type OptionalScreenId,
} from '../domain/screens.ts';
import { placeIn } from '../domain/language-prefix.ts';
import { repositoryOrigin } from '../domain/repository.ts';
import type { EditorFacts } from './editor-facts.ts';
import { ICONS } from '../domain/icon-names.ts';
import { ClinicSchema, type ClinicFacts, type ClinicTexts } from '../domain/clinic.ts';
import { civilTimeAt, type CivilDate } from '../domain/civil-date.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { ArticleSchema, type Article } from '../domain/content/article.ts';
import {
  CONTENT,
  PAGES,
  TEXTS,
  type Contents,
  type PageName,
  type WrittenContents,
} from '../domain/content/files.ts';
import { homeDoctorOf } from '../domain/content/doctors.ts';
import type { Compiled, Drawing } from '../domain/content/fields.ts';
import type { WrittenHomePage } from '../domain/content/pages/home.ts';
import { policyFor, type WrittenPrivacyPolicy } from '../domain/content/pages/privacy-policy.ts';
import type { SitemapPage } from '../domain/content/pages/sitemap.ts';
import { heldBack } from '../domain/content/showing.ts';
import { ServiceSchema, type Service } from '../domain/content/service.ts';
import type { UnfinishedTranslation } from '../domain/content/translation.ts';
import type { UntilOpen } from '../domain/content/urgent.ts';
import { casesOf } from '../domain/content/transformations.ts';
import { formsWayFrom } from './mail-services.ts';
import { checkEach, checkFile, mistake } from './check.ts';
import { clockModule } from './clock.ts';
import { clinicPlaceholders } from './clinic-placeholders.ts';
import { SCHEMAS } from './files.ts';
import { drawingMarkup, isDrawing } from './drawings.ts';
import { siteFonts } from './fonts.ts';
import {
  ENGLISH,
  languagesModule,
  languageStyles,
  readLanguage,
  relayLanguagesModule,
  wordsCheck,
  type LanguageWords,
} from './languages.ts';
import { markdownHtml, toId, type PlacePath } from './markdown.ts';
import { picturesIn, putPictures, readPictures } from './pictures.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { hardWords } from './plain-words.ts';
import {
  checkLinks,
  checkNoTwoAlike,
  checkReferences,
  markdownPaths,
  type CheckedFile,
  type TextLink,
} from './references.ts';
import { checkNoSampleIsLeft } from './sample.ts';
import { readText } from './text-file.ts';
import { colorsModule, headingFontModule, readTheme, selectCaret, themeCss } from './theme.ts';
import { mapTexts } from './visit.ts';
import { structureOf } from './translated-texts.ts';
import { translatedFile, unfinished } from './translations.ts';
import { readSourceFile, readYamlFile, type SourceFile, type Step } from './yaml-file.ts';

const WORDS_PER_MINUTE = 180;

/** What is compiled once, from the originals. */
const OF_ALL_LANGUAGES = /^(schemas\/|editor\.json$|pictures\.json$)/;

type Exported = { type: string; value: unknown; partial?: boolean };
type ReadClinic = ReturnType<typeof readClinic>;
type ClinicFile = v.InferOutput<typeof ClinicSchema>;
type ServiceFile = CheckedFile<v.InferOutput<typeof ServiceSchema>>;
type ArticleFile = CheckedFile<v.InferOutput<typeof ArticleSchema>>;

/**
 * Reads all that a clinic's owner edits, with every field checked and its placeholders filled.
 *
 * @param folder - what the owner edits
 * @param language - whose texts stand in the place of the originals' where the owner has them
 * @throws {ConfigurationError} with all mistakes of all files, a line each; those of clinic.yaml alone, since the other
 *   files' texts name what is in it
 */
export function readClinic(folder: string, language: LanguageWords = ENGLISH) {
  const read = readerOf(folder, language.code);
  const clinicSource = read(`${folder}/clinic.yaml`, ClinicSchema);
  const clinicFile = isolated(checkFile(clinicSource, ClinicSchema), language);
  const founder = founderOf(clinicFile, clinicSource, `${folder}/doctors.yaml`);
  const values = clinicPlaceholders({ ...clinicFile, founder }, language);
  const written = checked(clinicSource, ClinicSchema, values);
  const clinic = { ...written, data: isolated(written.data, language) };

  const [contentFiles, pageFiles, services, articles] = readAll([
    () => readYamlFiles(folder, CONTENT, Object.keys(CONTENT), read, values),
    () => readYamlFiles(`${folder}/pages`, PAGES, optionalScreens(), read, values),
    () => readMarkdownFiles(`${folder}/services`, ServiceSchema, read, values) as ServiceFile[],
    () => readMarkdownFiles(`${folder}/articles`, ArticleSchema, read, values) as ArticleFile[],
  ]);
  const files: CheckedFile[] = [clinic, ...contentFiles, ...pageFiles, ...services, ...articles];
  return { clinic, founder, values, files, pageFiles, services, articles, content: contentsOf(contentFiles) };
}

/**
 * Compiles a clinic: reads and checks all that its owner edits, and writes typed modules, facts and texts apart, with a
 * JSON Schema for each file that editors complete by.
 *
 * @param folder - what the owner edits
 * @param target - where the modules go; written anew
 * @param now - decides what is on the site for a time
 * @param preview - whether what is not on the site now is there all the same, with a mark
 * @returns what its owner may wish to know or to mend: lines that stop nothing
 * @throws {ConfigurationError} as `readClinic` does, and for what the files have not in common
 */
export async function compileClinic(
  folder: string,
  target = '.compiled',
  { now = new Date(), preview = false } = {},
): Promise<string[]> {
  const original = readClinic(folder);
  const today = civilTimeAt(now, original.clinic.data.timeZone).date;
  const { source } = original.clinic;
  const translations = await Promise.all(
    original.clinic.data.languages
      .filter((code) => code !== ENGLISH.code)
      .map(async (code) => {
        const language = await readLanguage(code, `${source.path}:${source.lineOf(['languages'])}`);
        return { code, language, translated: readClinic(folder, language) };
      }),
  );
  const outputs = await outputsOf(folder, target, original, ENGLISH, {
    today,
    preview,
    translations: translations.map(({ translated }) => translated),
  });
  const clinics = new Map([[ENGLISH.code, original.clinic.data]]);
  const languages: (LanguageWords & { without: string[] })[] = [{ ...ENGLISH, without: [] }];
  const { clinic, services, articles, pageFiles } = original;
  const { banner } = clinic.data;
  const bannerHeldBack = banner && heldBack(banner, today);
  const advice = [
    ...(bannerHeldBack ? [notOnSite(clinic.source, ['banner'], bannerHeldBack)] : []),
    ...articles.flatMap((file) => {
      const why = articleHeldBack(file, today);
      return why ? notOnSite(file.source, ['title'], why) : [];
    }),
    ...hardWords([...services, ...articles, ...pageFiles]),
  ];
  for (const { code, language, translated } of translations) {
    const without = untranslatedPaths(translated, folder, code);
    languages.push({ ...language, without });
    clinics.set(code, translated.clinic.data);
    const further = await outputsOf(folder, join(target, code), translated, language, {
      today,
      preview,
      without,
    });
    for (const [file, content] of further) {
      // Its modules stand one folder deeper.
      const deeper =
        typeof content === 'string' ? content.replaceAll(" from '../", " from '../../") : content;
      if (!OF_ALL_LANGUAGES.test(file)) outputs.set(`${code}/${file}`, deeper);
    }
    advice.push(...unfinished(folder, code, translated.files));
  }
  for (const language of languages) {
    const folder = language.code === ENGLISH.code ? '' : `${language.code}/`;
    outputs.set(`${folder}languages.ts`, languagesModule(languages));
    outputs.set(`${folder}languages.css`, languageStyles(language, languages.length > 1));
  }
  outputs.set(
    'relay-languages.ts',
    relayLanguagesModule(
      original.clinic.data.languages.map((code) => ({
        ...languages.find((each) => each.code === code)!,
        clinic: clinics.get(code)!,
      })),
    ),
  );
  outputs.set('words.ts', wordsCheck());
  writeOutputs(target, outputs);
  return advice;
}

/** Why an article is not on the site on a day; null when it is. */
function articleHeldBack({ data }: ArticleFile, today: CivilDate) {
  return heldBack({ ...data, from: data.date }, today);
}

/** What is compiled of a clinic in one language, a file each. */
async function outputsOf(
  folder: string,
  target: string,
  { clinic, founder, values, files, pageFiles, services, articles, content }: ReadClinic,
  language: LanguageWords,
  {
    today,
    preview,
    without = [],
    translations = [],
  }: {
    today: CivilDate;
    preview: boolean;
    without?: readonly string[];
    translations?: readonly ReadClinic[];
  },
): Promise<Map<string, string | Buffer>> {
  const shown = preview ? articles : articles.filter((file) => !articleHeldBack(file, today));
  // A link to it must not break by the mere passing of days.
  const lasting = articles.filter((file) => !articleHeldBack(file, today) && !file.data.until);
  const pages = new Map(pageFiles.map(({ source, data }) => [nameOf(source) as PageName, data]));
  const policy = pages.get('privacy-policy') as WrittenPrivacyPolicy;
  const { forms = formsWayFrom(process.env), languages } = clinic.data;
  pages.set('privacy-policy', policyFor(forms, languages.length > 1, policy));
  const declared = (pages.get('sitemap') as SitemapPage).links;
  const doctorNames = new Map(
    [...content.doctors.doctors, ...content.doctors.homeDoctors].map(({ id, name }) => [id, name]),
  );

  /** What a medical text in this language says of itself. */
  function stateOf({ translated }: SourceFile): { translation?: UnfinishedTranslation } {
    if (language === ENGLISH || translated?.reviewedBy) return {};
    return { translation: translated ? 'unreviewed' : 'missing' };
  }

  const { code } = language;
  const placed: PlacePath = (href) =>
    without.includes(href.split(/[?#]/, 1)[0]!)
      ? { href, inEnglish: language.languages.inEnglish }
      : { href: placeIn(code, href) };
  const links: TextLink[] = [];
  const html = ({ source }: CheckedFile, above: 1 | 2) => {
    const lines = checkEach(source.body.split('\n').entries(), ([at, line]) =>
      fillPlaceholders(line, values, `${source.path}:${source.bodyLine + at}`),
    );
    const made = markdownHtml(source, lines.join('\n'), above, placed);
    links.push(...made.links.map((link) => ({ source, ...link })));
    return made.html;
  };
  const serviceHtml = checkEach(services, (file) => html(file, TEXTS.services.above));
  const articleHtml = checkEach(articles, (file) => html(file, TEXTS.articles.above));

  const urgentFile = files.find(({ source }) => nameOf(source) === 'urgent');

  /** @throws {ConfigurationError} for a heading that its article has not */
  function withPart({ more, ...rest }: UntilOpen, at: number): UntilOpen {
    if (!more) return rest;
    const there = articles.findIndex(({ source }) => nameOf(source) === more.article);
    const source = articles[there]?.source;
    // An article that there is not is told with the other references; another language's has headings of its own.
    if (!source || (language !== ENGLISH && !source.translated)) return { ...rest, more };
    const part = toId(more.heading);
    if (articleHtml[there]!.includes(` id="${part}"`)) return { ...rest, more: { ...more, part } };
    const steps = ['urgent', 'untilOpen', at, 'more', 'heading'];
    const shouldBe = `a heading of articles/${more.article}.md, word for word`;
    throw new ConfigurationError(mistake(urgentFile!.source, steps, more.heading, shouldBe));
  }

  const serviceIds = services.map(({ source }) => nameOf(source));
  const facts: ClinicFacts = {
    ...factsOf(clinic.data),
    ...(founder && { founder }),
    parts: {
      ...(Object.fromEntries(optionalScreens().map((id) => [id, pages.has(id)])) as Record<
        OptionalScreenId,
        boolean
      >),
      services: services.length > 0,
      doctors: content.doctors.doctors.length > 0,
      team: content.team.team.length > 0,
      blog: shown.length > 0,
      gallery: Object.values(content.gallery).some((list) => list.length > 0),
      transformations: Object.values(content.transformations).some((list) => list.length > 0),
    },
    doctors: Array.from(doctorNames, ([id, name]) => ({ id, name })),
    serviceIds: serviceIds.filter((id) => !without.includes(servicePath(id))),
    landings: Object.fromEntries(
      content.categories.groups.flatMap(({ landing, category }) =>
        landing && category ? [[landing, category]] : [],
      ),
    ),
    articles: shown.length,
  };
  // The blog goes with the last of its articles, too.
  const toLinkTo = {
    ...facts,
    parts: { ...facts.parts, blog: lasting.length > 0 },
    articles: lasting.length,
  };
  const addresses = new Set([
    ...pagePaths({ ...toLinkTo, serviceIds }),
    ...lasting.map(({ source }) => articlePath(nameOf(source))),
    // Declared: those without a page of their own.
    ...content.categories.groups.flatMap(({ landing }) => (landing ? servicePath(landing) : [])),
    ...declared.map(({ path }) => path),
  ]);
  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const help = content.urgent.urgent;
  const [untilOpen] = readAll([
    () => checkEach((help?.untilOpen ?? []).entries(), ([at, each]) => withPart(each, at)),
    () => checkNoTwoAlike(services, TEXTS.services.unlike),
    () => checkNoTwoAlike(articles, TEXTS.articles.unlike),
    () =>
      checkReferences(
        files,
        {
          doctor: { listedIn: 'doctors.yaml', ids: new Set(doctorNames.keys()) },
          service: { listedIn: 'services/', ids: new Set(serviceIds) },
          article: {
            listedIn: 'articles/ that are out and stay',
            ids: new Set(lasting.map(({ source }) => nameOf(source))),
          },
          case: { listedIn: 'transformations.yaml', ids: idsOf(casesOf(content.transformations)) },
          'service-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.services) },
          'article-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.articles) },
          sign: { listedIn: 'urgent.yaml', ids: idsOf(help?.hospital.signs ?? []) },
          claim: { listedIn: 'clinic.yaml under claims', ids: new Set(Object.keys(facts.claims)) },
          screen: { listedIn: 'the list of screens', ids: new Set(screensOf(toLinkTo).map(pathOf)) },
        },
        ICONS,
      ),
    () => checkLinks(files, links, addresses),
    () =>
      checkNoSampleIsLeft(
        files.map(({ source }) => source.path),
        facts.siteUrl,
      ),
  ]);

  const theme = readTheme(`${folder}/theme.css`);
  const pictures = await readPictures(files, `${folder}/images`);
  const mapSketch = readMapSketch(clinic, `${folder}/images/map-sketch.svg`);
  const withPictures = <T>(schema: v.GenericSchema, data: T) =>
    putPictures(schema, data, pictures) as Compiled<T>;

  const outputs = new Map<string, string | Buffer>();
  const write = (file: string, text: string) => void outputs.set(file, text);
  const writeModule = (file: string, from: string, exported: Record<string, Exported>) =>
    write(`${file}.ts`, moduleText(file, from, exported));

  // Apart, so that the script of every page holds no more than every page needs.
  const {
    closures,
    booking,
    promises,
    claims,
    serviceIds: ids,
    landings,
    doctors,
    timeZone,
    ...site
  } = facts;
  const further = { closures, booking, promises, claims, serviceIds: ids, landings, doctors, timeZone };
  writeModule('site', 'clinic', { site: { type: 'SiteFacts', value: site } });
  write(
    'facts.ts',
    `import type { ClinicFacts } from '../domain/clinic.ts';
import { site } from './site.ts';

export const facts: ClinicFacts = { ...site, ...${JSON.stringify(further, null, 2)} };
`,
  );
  write('clock.ts', clockModule(facts));
  writeModule('texts', 'clinic', {
    texts: { type: 'ClinicTexts', value: textsOf(clinic.data, today, preview) },
  });
  const { urgent: _, ...lists } = content;
  const { lamp, ...shownHelp } = help ?? {};
  // Apart, as the home page's first screen has no more of it.
  writeModule('urgent-link', 'content/urgent', {
    urgentLink: { type: 'UrgentLink', value: lamp && { ...lamp, article: help?.articles[0]?.article } },
  });
  writeModule('urgent', 'content/urgent', {
    urgent: {
      type: 'Urgent',
      value: help && { ...shownHelp, untilOpen, ...stateOf(urgentFile!.source) },
    },
  });
  for (const [name, entriesOf] of Object.entries(lists)) {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const entries = Object.entries(withPictures(CONTENT[name as keyof typeof CONTENT], entriesOf)).map(
      ([key, value]) => {
        return [key, { type: `Compiled<${type}['${key}']>`, value }] as const;
      },
    );
    writeModule(`${name}.server`, `content/${name}`, Object.fromEntries(entries));
  }
  for (const name of Object.keys(PAGES) as PageName[]) {
    // Where a page is left out, so is its screen: the module is there for its types alone.
    const data = pages.get(name) ?? {};
    const type = `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Page`;
    writeModule(`pages/${name}`, `content/pages/${name}`, {
      page: { type, value: withPictures(PAGES[name], data), partial: !pages.has(name) },
    });
  }
  writeModule('services.server', 'content/service', {
    services: {
      type: 'Service[]',
      value: services
        .map(({ source, data }, at): Service => {
          return {
            ...withPictures(ServiceSchema, data),
            ...stateOf(source),
            id: nameOf(source),
            content: serviceHtml[at]!,
          };
        })
        .toSorted((a, b) => a.order - b.order),
    },
  });
  writeModule('articles.server', 'content/article', {
    articles: {
      type: 'Article[]',
      value: shown
        .map((file): Article => {
          const { until: _, draft: __, ...data } = withPictures(ArticleSchema, file.data);
          const content = articleHtml[articles.indexOf(file)]!;
          return {
            ...data,
            ...stateOf(file.source),
            title: marked(data.title, articleHeldBack(file, today)),
            slug: nameOf(file.source),
            content,
            minutes: Math.ceil(countWords(content) / WORDS_PER_MINUTE),
            authorName: doctorNames.get(data.author)!,
          };
        })
        .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    },
  });
  const moments = readIfThere(`${folder}/moments.css`);
  write('moments.css', moments ?? '');
  const inWindow = (pages.get('home') as WrittenHomePage).image;
  write(
    'window.ts',
    inWindow && isDrawing(inWindow)
      ? windowModule(
          drawingMarkup(`${folder}/images/${inWindow}`),
          pictures.get(inWindow) as Drawing,
          moments !== undefined,
        )
      : windowModule(),
  );
  const said = [
    ...outputs.values(),
    ...globSync(`words/${language.code}/*.ts`).map((file) => readFileSync(file, 'utf8')),
  ];
  const fonts = await siteFonts(theme.fonts, said.join(''), (file) =>
    existsSync(join(target, file)) ? readFileSync(join(target, file)) : undefined,
  );
  for (const { file, content } of fonts) outputs.set(file, content);
  write('theme.css', themeCss(theme, fonts));
  write('select-caret.svg', selectCaret(theme));
  write('colors.ts', colorsModule(theme));
  write('heading-font.ts', headingFontModule(theme, fonts));
  if (mapSketch) write('map-sketch.svg', mapSketch);
  write(
    'map-sketch.ts',
    mapSketch
      ? "export { default as mapSketch } from './map-sketch.svg?url';\n"
      : 'export const mapSketch = undefined;\n',
  );
  const away: CheckedFile[] = articles.filter((file) => !shown.includes(file));
  const delivered = files
    .filter((file) => !away.includes(file))
    .flatMap(picturesIn)
    .map(({ name }) => [name, pictures.get(name)] as const);
  write('pictures.json', JSON.stringify(Object.fromEntries(delivered)));
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const jsonSchema = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
    write(`schemas/${name}.json`, `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }
  write(
    'folder.ts',
    `/** Where the clinic's data are. */\nexport const clinicFolder = ${JSON.stringify(folder)};\n`,
  );
  const { editor } = clinic.data;
  const casesThere = casesOf(content.transformations).map(({ id, title }) => ({ value: id, label: title }));
  const editorFacts: EditorFacts = {
    name: facts.name,
    siteUrl: facts.siteUrl,
    folder,
    // On one's own machine one works with its folder.
    ...(editor && !preview && { repository: editor }),
    choices: {
      doctor: Array.from(doctorNames, ([value, label]) => ({ value, label })),
      case: casesThere,
      screen: screensOf(toLinkTo).map((id) => ({ value: pathOf(id), label: pathOf(id) })),
    },
    next: {
      services: { order: 1 + Math.max(0, ...services.map(({ data }) => data.order)) },
      articles: { id: 1 + Math.max(0, ...articles.map(({ data }) => data.id)) },
    },
    ...(translations.length > 0 && {
      languages: { codes: clinic.data.languages, structures: structuresOf(folder, files, translations) },
    }),
  };
  write('editor.json', JSON.stringify(editorFacts));
  write(
    'admin.ts',
    `/** Where the site serves the editor itself: the origin of the repository's host. */
export const adminApi: string | null = ${JSON.stringify(editor?.sameOrigin ? repositoryOrigin(editor) : null)};
`,
  );
  return outputs;
}

/** What each file has a place for, by the names that the editor reads its translations under. */
function structuresOf(
  folder: string,
  originals: readonly CheckedFile[],
  translations: readonly ReadClinic[],
): Record<string, unknown> {
  const entries = originals.flatMap(({ source: { path, data }, schema }, at) => {
    const place = relative(folder, path).replaceAll('\\', '/');
    const structure = structureOf(data, schema);
    if (!place.endsWith('.md')) return [[place.replace('.yaml', ''), structure] as const];
    // Of a Markdown file, the editor knows no more than what is in it.
    return translations.map(({ files }) => {
      const { title } = files[at]!.source.data as { title: string };
      return [`${dirname(place)}/${title}`, structure] as const;
    });
  });
  return Object.fromEntries(entries);
}

/**
 * The paths of the pages that are in English alone.
 *
 * @throws {ConfigurationError} for what every page needs
 */
function untranslatedPaths(
  { files, services, articles }: ReadClinic,
  folder: string,
  code: string,
): string[] {
  const fileOf = (path: string) =>
    relative(folder, path)
      .replace(`${code}/`, '')
      .replace(/\.\w+$/, '');
  const isTranslated = new Map(files.map(({ source: { path, translated } }) => [fileOf(path), !!translated]));
  const lacks = (file: string) => isTranslated.get(file) === false;
  checkEach(filesOf('home').filter(lacks), (file) => {
    throw new ConfigurationError(
      `${folder}/${code}/${file}.yaml: there is no such file; the language begins with it.`,
    );
  });
  const screens = everyScreen().filter((id) => filesOf(id).some(lacks));
  const without = (files: CheckedFile[], page: string, pathOfEach: (name: string) => string) =>
    files
      .filter(({ source }) => !source.translated || lacks(`pages/${page}`))
      .map(({ source }) => pathOfEach(nameOf(source)));
  const furtherBlogPages = Array.from({ length: blogPages(articles.length) }, (_, at) =>
    blogPagePath(at + 1),
  );
  return [
    ...screens.map(pathOf),
    ...(screens.includes('blog') && furtherBlogPages.length > 1
      ? [...furtherBlogPages.slice(1), ALL_ARTICLES_PATH]
      : []),
    ...without(services, 'service', servicePath),
    ...without(articles, 'article', articlePath),
  ];
}

/** Writes what has changed and removes what is there no more, so that a development server reloads no more than it has to. */
function writeOutputs(target: string, outputs: Map<string, string | Buffer>): void {
  for (const [file, content] of outputs) {
    const path = join(target, file);
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  for (const file of globSync('**/*.*', { cwd: target })) {
    if (!outputs.has(file.replaceAll('\\', '/'))) rmSync(join(target, file));
  }
}

/** Runs all readers or checks, so that the mistakes of all are told at once. */
function readAll<const Reads extends readonly (() => unknown)[]>(
  reads: Reads,
): { -readonly [At in keyof Reads]: ReturnType<Reads[At]> } {
  return checkEach(reads, (read) => read()) as never;
}

function nameOf({ path }: SourceFile): string {
  return basename(path).replace(/\.\w+$/, '');
}

/** Between Arabic words, the groups of a telephone number would change their places: U+2066 and U+2069 keep them. */
function isolated<T extends { phone: string }>(clinic: T, { language }: LanguageWords): T {
  return language.direction === 'rtl' ? { ...clinic, phone: `\u2066${clinic.phone}\u2069` } : clinic;
}

/** Reads a file of the owner's, with a language's texts in it. */
type Reader = (path: string, schema: v.GenericSchema) => SourceFile;

function readerOf(folder: string, language: string): Reader {
  return (path, schema) => {
    const original = readSourceFile(path);
    const translation = join(folder, language, relative(folder, path));
    return existsSync(translation) ? translatedFile(original, schema, readSourceFile(translation)) : original;
  };
}

/** Checks a file twice: as it was written, for its mistakes, and filled, for what placeholders brought. */
function checked<S extends v.GenericSchema>(
  source: SourceFile,
  schema: S,
  values: PlaceholderValues,
): CheckedFile<v.InferOutput<S>> {
  const data = mapTexts(checkFile(source, schema), (text, steps) =>
    fillPlaceholders(text, values, `${source.path}:${source.lineOf(steps)}`),
  );
  return { source, schema, data };
}

function readYamlFiles<Name extends string>(
  folder: string,
  schemas: Record<Name, v.GenericSchema>,
  optional: readonly string[],
  read: Reader,
  values: PlaceholderValues,
): CheckedFile[] {
  const names = (Object.keys(schemas) as Name[]).filter(
    (name) => !optional.includes(name) || existsSync(`${folder}/${name}.yaml`),
  );
  return checkEach(names, (name) => {
    const path = `${folder}/${name}.yaml`;
    if (!existsSync(path)) throw new ConfigurationError(`${path}: there is no such file; its page needs it.`);
    return checked(read(path, schemas[name]), schemas[name], values);
  });
}

function readMarkdownFiles(
  folder: string,
  schema: v.GenericSchema,
  read: Reader,
  values: PlaceholderValues,
): CheckedFile[] {
  if (!existsSync(folder)) return [];
  return checkEach(markdownPaths(folder), (path) => checked(read(path, schema), schema, values));
}

/** The lists of all files; those without a file are empty. */
function contentsOf(files: CheckedFile[]): Contents {
  const empty = Object.fromEntries(
    Object.entries(CONTENT).map(([name, schema]) => [name, checkFile(emptyFile(name), schema)]),
  );
  const written = Object.fromEntries(files.map(({ source, data }) => [nameOf(source), data]));
  const content = { ...empty, ...written } as WrittenContents;
  const { doctors, homeDoctors = doctors.map(homeDoctorOf) } = content.doctors;
  return { ...content, doctors: { doctors, homeDoctors } };
}

function emptyFile(path: string): SourceFile {
  return { path, data: {}, lineOf: () => 1, body: '', bodyLine: 0 };
}

/** The founder with the name that doctors.yaml has; its other rules are checked with the other files. */
function founderOf({ founder: id }: ClinicFile, clinic: SourceFile, doctorsPath: string) {
  if (id === undefined) return undefined;
  const lists = existsSync(doctorsPath) ? Object.values(readYamlFile(doctorsPath).data as object).flat() : [];
  const doctor = lists.find((each): each is { id: string; name: string } => each?.id === id);
  if (!doctor)
    throw new ConfigurationError(mistake(clinic, ['founder'], id, 'the id of a doctor in doctors.yaml'));
  return { id, name: doctor.name };
}

function factsOf(
  clinic: ClinicFile,
): Omit<ClinicFacts, 'founder' | 'parts' | 'serviceIds' | 'landings' | 'doctors' | 'articles'> {
  const {
    banner: _,
    blurb: __,
    badge,
    founder: ___,
    forms: ____,
    editor: _____,
    languages: ______,
    ...facts
  } = clinic;
  return { ...facts, ...(badge && { badge: { service: badge.service } }) };
}

function textsOf({ banner, blurb, badge }: ClinicFile, today: CivilDate, preview: boolean): ClinicTexts {
  return {
    blurb,
    ...(banner && bannerOn(banner, today, preview)),
    ...(badge && { badge: { title: badge.title, text: badge.text } }),
  };
}

function bannerOn(
  { from, until, ...banner }: NonNullable<ClinicFile['banner']>,
  today: CivilDate,
  preview: boolean,
): Pick<ClinicTexts, 'banner'> {
  const why = heldBack({ from, until }, today);
  return why && !preview ? {} : { banner: { ...banner, text: marked(banner.text, why) } };
}

/** In development, what is not on the site says so in front of its text. */
function marked(text: string, why: string | null): string {
  return why ? `[${why}] ${text}` : text;
}

function notOnSite({ path, lineOf }: SourceFile, steps: Step[], why: string): string {
  return `${path}:${lineOf(steps)}: not on the site (${why})`;
}

/** The drawing that the home page holds in its window; nothing where there is a photograph. */
function windowModule(markup?: string, drawing?: Drawing, followsTheHour = false): string {
  return `/** The drawing in the home page's window, as a file and as markup; none where it is a photograph. */
export const windowAddress: string | undefined = ${JSON.stringify(drawing?.src)};
export const windowDrawing: string | undefined = ${JSON.stringify(markup)};

/** Whether its light is that of the hour. */
export const followsTheHour: boolean = ${followsTheHour};
`;
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readText(file) : undefined;
}

/**
 * The drawing that stands where the map is on its way; none where the clinic describes none.
 *
 * @throws {ConfigurationError} when it is described and not there
 */
function readMapSketch({ source, data: { map } }: CheckedFile<ClinicFile>, file: string): string | undefined {
  if (!map?.sketch) return undefined;
  const sketch = readIfThere(file);
  if (sketch !== undefined) return sketch;
  throw new ConfigurationError(
    mistake(source, ['map', 'sketch'], map.sketch, `left out, as there is no ${file}`),
  );
}

function countWords(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
}

function moduleText(file: string, from: string, exported: Record<string, Exported>): string {
  const up = '../'.repeat(file.split('/').length);
  const types = new Set(Object.values(exported).map(({ type }) => /^(?:Compiled<)?(\w+)/.exec(type)![1]!));
  const isCompiled = Object.values(exported).some(({ type }) => type.startsWith('Compiled<'));
  return [
    ...(isCompiled ? [`import type { Compiled } from '${up}domain/content/fields.ts';`] : []),
    `import type { ${[...types].join(', ')} } from '${up}domain/${from}.ts';`,
    ...Object.entries(exported).map(
      ([name, { type, value, partial }]) =>
        `\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)}${partial ? ` as ${type}` : ''};`,
    ),
    '',
  ].join('\n');
}
