import { relative } from 'node:path';
import type { CivilDate } from '../domain/time/civil-date.ts';
import { FIELDS_NOT_IN_FACTS, type ClinicFacts } from '../domain/clinic/clinic.ts';
import { addressText } from '../domain/web/contact-links.ts';
import { policyFor, type WrittenPrivacyPolicy } from '../domain/clinic/pages/privacy-policy.ts';
import type { WrittenHomePage } from '../domain/clinic/pages/home.ts';
import type { TellUsFirst } from '../domain/clinic/tell-us-first.ts';
import type { UnfinishedTranslation } from '../domain/clinic/text-review.ts';
import type { View } from '../domain/clinic/view.ts';
import { pathInLanguage } from '../domain/web/language-prefix.ts';
import {
  optionalScreens,
  servicePath,
  type OptionalScreenId,
  ALL_ARTICLES_PATH,
  articlePath,
  blogPagePath,
  laterBlogPages,
  allScreenIds,
  dataFilesOf,
  pathOf,
} from '../domain/web/screens.ts';
import { checkEach } from './mistakes.ts';
import { MARKDOWN_FOLDERS } from '../domain/clinic/schemas-by-file.ts';
import type * as v from 'valibot';
import type { PAGE_SCHEMAS, PageName } from '../domain/clinic/pages.ts';
import { ENGLISH, type LanguageWords } from './languages.ts';
import { formDeliveryFrom } from './read-mail-services.ts';
import { markdownHtml, toId, type Html, type LocalizePath } from './markdown.ts';
import { isPhotograph } from './pictures.ts';
import { fillPlaceholders } from './placeholders.ts';
import { nameOf, type ArticleFile, type ClinicFile, type ReadClinic } from './read-clinic.ts';
import type { CheckedFile } from './schema-walk.ts';
import { translatedTexts } from './translatable-texts.ts';
import type { SourceFile } from './yaml-file.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';

/** A clinic in one language on one day: the input of all compiled modules. */
export type Edition = ReadClinic & {
  language: LanguageWords;
  today: CivilDate;
  /** whether drafts and texts outside their dates are included, marked as such */
  preview: boolean;
  /** the English edition, if this is a translation */
  original: Edition | undefined;
  /** paths of pages without a translation */
  englishOnlyPaths: readonly string[];
  /** the articles on the site */
  visibleArticles: ArticleFile[];
  pages: Map<PageName, unknown>;
  doctorNames: Map<string, string>;
  html: Map<CheckedFile, Html>;
  facts: ClinicFacts;
  tellUsFirst: TellUsFirst;
  /** without articles that have a last day or are not published yet, because links to them would break */
  permanent: { articles: ArticleFile[]; facts: ClinicFacts };
};

/**
 * Derives an edition from the files of a clinic.
 *
 * @throws {ConfigurationError} for each mistake in a Markdown text
 */
export function createEdition(
  read: ReadClinic,
  language: LanguageWords,
  {
    today,
    preview,
    englishOnlyPaths = [],
    original,
  }: { today: CivilDate; preview: boolean; englishOnlyPaths?: readonly string[]; original?: Edition },
): Edition {
  const { articles, content } = read;
  const published = articles.filter((file) => !articleHiddenReason(file, today));
  const visibleArticles = preview ? articles : published;
  const permanentArticles = published.filter((file) => !file.data.until);
  const pages = pagesOf(read);
  const doctorNames = new Map(
    [...content.doctors.doctors, ...content.doctors.homeDoctors].map(({ id, name }) => [id, name]),
  );
  const originals = original && originalsOf(original, doctorNames, read.clinic.data);
  const facts = (listed: number) => ({
    ...factsOf(read, { pages, doctorNames, englishOnlyPaths, articles: listed }),
    ...(originals && { originals }),
  });
  return {
    ...read,
    language,
    today,
    preview,
    original,
    englishOnlyPaths,
    visibleArticles,
    pages,
    doctorNames,
    html: htmlOf(read, language, englishOnlyPaths),
    facts: facts(visibleArticles.length),
    tellUsFirst: tellUsFirstOf(read, language),
    permanent: { articles: permanentArticles, facts: facts(permanentArticles.length) },
  };
}

/** Returns the original's names and address if a language writes them differently. */
function originalsOf(
  { doctorNames, clinic }: Edition,
  inLanguage: Map<string, string>,
  { address }: ClinicFile,
): ClinicFacts['originals'] {
  const original = clinic.data.address;
  return {
    doctors: Object.fromEntries([...doctorNames].filter(([id, name]) => inLanguage.get(id) !== name)),
    ...(addressText(original) !== addressText(address) && { address: original }),
  };
}

/**
 * Whether and when something is on the site. `from` and `until` are inclusive; an absent one sets no limit.
 */
type Visibility = {
  draft?: boolean | undefined;
  from?: CivilDate | undefined;
  until?: CivilDate | undefined;
};

/**
 * Returns why something is not on the site.
 *
 * @param today - in the clinic's time zone
 * @returns a note such as "from 2026-12-01"; null if it is on the site
 */
export function hiddenReason({ draft, from, until }: Visibility, today: CivilDate): string | null {
  if (draft) return 'a draft';
  if (from !== undefined && from > today) return `from ${from}`;
  if (until !== undefined && until < today) return `ended ${until}`;
  return null;
}

/** Returns why an article is not on the site on a day, or null if it is. */
export function articleHiddenReason({ data }: ArticleFile, today: CivilDate): string | null {
  return hiddenReason({ ...data, from: data.date }, today);
}

/** Marks a text with the reason why it is not on the site. */
export function withDraftMark(text: string, why: string | null): string {
  return why ? `[${why}] ${text}` : text;
}

/** The note on a medical text whose translation is missing or has not been reviewed by a clinician. */
export function translationState(
  { language }: Pick<Edition, 'language'>,
  { translated }: SourceFile,
): { translation?: UnfinishedTranslation } {
  if (language === ENGLISH || translated?.reviewedBy) return {};
  return { translation: translated ? 'unreviewed' : 'missing' };
}

/** The list of `tell-us-first.yaml`, with the state of its translation. */
function tellUsFirstOf({ content, files }: ReadClinic, language: LanguageWords): TellUsFirst {
  const list = content['tell-us-first'].tellUsFirst;
  if (!list) return undefined;
  const { source } = files.find((file) => nameOf(file.source) === 'tell-us-first')!;
  return { ...list, ...translationState({ language }, source) };
}

/**
 * Finds the heading of an article that a link leads to.
 *
 * @returns the id of its heading; null if the article has no such heading; undefined if there is no such
 *   article, or if it is translated, because then its headings differ
 */
export function headingId(
  { articles, html, language }: Edition,
  more: { article: string; heading: string },
): string | null | undefined {
  const article = articles.find(({ source }) => nameOf(source) === more.article);
  if (!article || (language !== ENGLISH && !article.source.translated)) return undefined;
  const part = toId(more.heading);
  return html.get(article)!.headings.includes(part) ? part : null;
}

type PageFile<Name extends PageName> = v.InferOutput<(typeof PAGE_SCHEMAS)[Name]>;

function pagesOf({ clinic, pageFiles, services }: ReadClinic): Map<PageName, unknown> {
  const pages = new Map(pageFiles.map(({ source, data }) => [nameOf(source) as PageName, data]));
  const { forms = formDeliveryFrom(process.env), host, languages, booking, reminders } = clinic.data;
  const features = {
    chairs: booking.chairs !== undefined,
    email: booking.email !== undefined,
    nudge: booking.nudge === true,
    earlier: booking.earlier === true,
    dayList: booking.dayList === true,
    photos: booking.photos === true,
    reminders: reminders !== undefined,
  };
  const policy = pages.get('privacy-policy') as WrittenPrivacyPolicy;
  const abroad = pages.get('international-patients') as PageFile<'international-patients'> | undefined;
  if (abroad && abroad.enquiry.treatments.length === 0) {
    const byOrder = services.toSorted((a, b) => a.data.order - b.data.order);
    const treatments = byOrder.map(({ data }) => data.title);
    pages.set('international-patients', { ...abroad, enquiry: { ...abroad.enquiry, treatments } });
  }
  const site = { forms, isInSeveralLanguages: languages.length > 1, host, features };
  return pages.set('privacy-policy', policyFor(policy, site));
}

function htmlOf(
  { services, articles, values }: ReadClinic,
  { code, languages }: LanguageWords,
  englishOnlyPaths: readonly string[],
): Map<CheckedFile, Html> {
  const localize: LocalizePath = (href) =>
    englishOnlyPaths.includes(href.split(/[?#]/, 1)[0]!)
      ? { href, inEnglish: languages.inEnglish }
      : { href: pathInLanguage(code, href) };
  const htmlOfFile = (file: CheckedFile, above: 1 | 2) => {
    const { source } = file;
    const lines = checkEach(source.body.split('\n').entries(), ([at, line]) =>
      fillPlaceholders(line, values, `${source.path}:${source.bodyLine + at}`),
    );
    const html = markdownHtml(source, lines.join('\n'), above, localize);
    const isInEnglish = source.translated?.missing.some((steps) => steps.length === 0);
    return [
      file,
      isInEnglish ? { ...html, html: `<div lang="en" dir="ltr">${html.html}</div>` } : html,
    ] as const;
  };
  return new Map([
    ...checkEach(services, (file) => htmlOfFile(file, MARKDOWN_FOLDERS.services.headingLevel)),
    ...checkEach(articles, (file) => htmlOfFile(file, MARKDOWN_FOLDERS.articles.headingLevel)),
  ]);
}

function factsOf(
  { clinic, founder, services, content }: ReadClinic,
  {
    pages,
    doctorNames,
    englishOnlyPaths,
    articles,
  }: Pick<Edition, 'pages' | 'doctorNames' | 'englishOnlyPaths'> & { articles: number },
): ClinicFacts {
  const serviceIds = services.map(({ source }) => nameOf(source));
  const ambulance = content.urgent.urgent?.hospital.ambulance;
  return {
    ...ownFacts(clinic.data),
    view: viewOf(clinic.data.view, pages),
    ...(founder && { founder }),
    ...(ambulance && { ambulance }),
    parts: partsOf({ services, content }, pages, articles),
    doctors: Array.from(doctorNames, ([id, name]) => ({ id, name })),
    serviceIds: serviceIds.filter((id) => !englishOnlyPaths.includes(servicePath(id))),
    landings: Object.fromEntries(
      content.categories.groups.flatMap(({ landing, category }) =>
        landing && category ? [[landing, category]] : [],
      ),
    ),
    articles,
  };
}

/**
 * Decides which screens a clinic has. A screen without data does not exist.
 *
 * @param articles - the number of listed articles
 */
export function partsOf(
  { services, content }: Pick<ReadClinic, 'services' | 'content'>,
  pages: { has: (page: OptionalScreenId) => boolean },
  articles: number,
): ClinicFacts['parts'] {
  return {
    ...(Object.fromEntries(optionalScreens().map((id) => [id, pages.has(id)])) as Record<
      OptionalScreenId,
      boolean
    >),
    'in-pain': content.urgent.urgent !== undefined,
    services: services.length > 0,
    doctors: content.doctors.doctors.length > 0,
    team: content.team.team.length > 0,
    blog: articles > 0,
    gallery: Object.values(content.gallery).some((list) => list.length > 0),
    transformations: Object.values(content.transformations).some((list) => list.length > 0),
  };
}

/** Returns `none` for `photo` if the home page names no photograph. */
function viewOf(view: View, pages: Edition['pages']): View {
  return view === 'photo' && !isPhotograph((pages.get('home') as WrittenHomePage).image) ? 'none' : view;
}

type DerivedFact =
  | 'originals'
  | 'founder'
  | 'parts'
  | 'ambulance'
  | 'serviceIds'
  | 'landings'
  | 'doctors'
  | 'articles';

function ownFacts({ badge, ...clinic }: ClinicFile): Omit<ClinicFacts, DerivedFact> {
  const facts: Partial<ClinicFile> = { ...clinic };
  for (const name of FIELDS_NOT_IN_FACTS) delete facts[name];
  return {
    ...(facts as Omit<ClinicFile, 'badge' | (typeof FIELDS_NOT_IN_FACTS)[number]>),
    ...(badge && { badge: { service: badge.service } }),
  };
}

/**
 * Lists the paths of pages without a translation.
 *
 * @throws {ConfigurationError} if a file is missing that every page needs
 */
export function untranslatedPaths(
  { files, services, articles }: ReadClinic,
  folder: string,
  code: string,
): string[] {
  const fileOf = (path: string) =>
    relative(folder, path)
      .replace(`${code}/`, '')
      .replace(/\.\w+$/, '');
  const isTranslated = new Map(
    files.map(({ source, schema }) => [
      fileOf(source.path),
      // A file of numbers and codes, such as fees, needs no translation.
      !!source.translated || translatedTexts(source, schema).length === 0,
    ]),
  );
  const lacks = (file: string) => isTranslated.get(file) === false;
  checkEach(dataFilesOf('home').filter(lacks), (file) => {
    throw new ConfigurationError(
      `${folder}/${code}/${file}.yaml: there is no such file; the language begins with it.`,
    );
  });
  const screens = allScreenIds().filter((id) => dataFilesOf(id).some(lacks));
  const untranslated = (files: CheckedFile[], page: string, pathOfEach: (name: string) => string) =>
    files
      .filter(({ source }) => !source.translated || lacks(`pages/${page}`))
      .map(({ source }) => pathOfEach(nameOf(source)));
  const laterPages = laterBlogPages(articles.length).map(blogPagePath);
  return [
    ...screens.map(pathOf),
    ...(screens.includes('blog') && laterPages.length > 0 ? [...laterPages, ALL_ARTICLES_PATH] : []),
    ...untranslated(services, 'service', servicePath),
    ...untranslated(articles, 'article', articlePath),
  ];
}
