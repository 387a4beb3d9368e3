import { ArticleSchema, type Article } from '../../domain/clinic/article.ts';
import type { PictureSet } from '../../domain/clinic/picture-set.ts';
import { ServiceSchema, type Service } from '../../domain/clinic/service.ts';
import { articleHiddenReason, withDraftMark, headingId, translationState, type Edition } from '../edition.ts';
import { LIST_SCHEMAS } from '../../domain/clinic/schemas-by-file.ts';
import { PAGE_SCHEMAS, type PageName } from '../../domain/clinic/pages.ts';
import { putPictures } from '../pictures.ts';
import { nameOf, type ArticleFile } from '../read-clinic.ts';
import { toId } from '../markdown.ts';
import { valueAt } from '../schema-walk.ts';
import { translatedTexts } from '../translatable-texts.ts';
import type { ModuleOutput, Output } from './write-outputs.ts';

const WORDS_PER_MINUTE = 180;

/** Modules of the clinic's lists, pages and Markdown files. */
export function contentOutputs(edition: Edition, pictures: Map<string, PictureSet>): ModuleOutput[] {
  return [
    ...helpModules(edition, pictures),
    ...listModules(edition, pictures),
    ...pageModules(edition, pictures),
    {
      module: 'fees.server',
      exports: { fees: edition.content.fees, currency: edition.clinic.data.currency },
    },
    { module: 'tell-us-first.server', exports: { tellUsFirst: edition.tellUsFirst } },
    { module: 'services.server', exports: { services: servicesOf(edition, pictures) } },
    { module: 'articles.server', exports: { articles: articlesOf(edition, pictures) } },
  ];
}

function helpModules(edition: Edition, pictures: Map<string, PictureSet>): ModuleOutput[] {
  const { urgent: help } = putPictures(LIST_SCHEMAS.urgent, edition.content.urgent, pictures);
  if (!help) {
    return [
      { module: 'urgent-link', exports: { urgentLink: undefined } },
      { module: 'urgent', exports: { urgent: undefined } },
    ];
  }
  const { lamp, ...rest } = help;
  const { source } = edition.files.find((file) => nameOf(file.source) === 'urgent')!;
  const untilOpen = help.untilOpen.map(({ more, ...entry }) => {
    const part = more && headingId(edition, more);
    return { ...entry, ...(more && { more: { ...more, ...(part && { part }) } }) };
  });
  return [
    { module: 'urgent-link', exports: { urgentLink: lamp } },
    { module: 'urgent', exports: { urgent: { ...rest, untilOpen, ...translationState(edition, source) } } },
  ];
}

/** One module for each schema of a list. */
function listModules({ content }: Edition, pictures: Map<string, PictureSet>): ModuleOutput[] {
  const { urgent: _, fees: __, 'tell-us-first': ___, ...schemas } = LIST_SCHEMAS;
  return (Object.keys(schemas) as (keyof typeof schemas)[]).map((name) => {
    const exports = putPictures(schemas[name], content[name], pictures);
    return { module: `${name}.server`, exports } as ModuleOutput;
  });
}

/** One module for each page. If the clinic leaves out a page, its module has types only. */
function pageModules({ pages }: Edition, pictures: Map<string, PictureSet>): ModuleOutput[] {
  return (Object.keys(PAGE_SCHEMAS) as PageName[]).map((name) => {
    const page = putPictures(PAGE_SCHEMAS[name], pages.get(name) ?? {}, pictures);
    return { module: `pages/${name}`, exports: { page }, typesOnly: !pages.has(name) } as ModuleOutput;
  });
}

function servicesOf(edition: Edition, pictures: Map<string, PictureSet>): Service[] {
  return edition.services
    .map((file) => {
      const { includes, ...data } = putPictures(ServiceSchema, file.data, pictures);
      const { html: content, headings } = edition.html.get(file)!;
      return {
        ...data,
        ...translationState(edition, file.source),
        includes: includes.map((title) => {
          const part = toId(title);
          return { title, ...(headings.includes(part) && { part }) };
        }),
        id: nameOf(file.source),
        content,
      };
    })
    .toSorted((a, b) => a.order - b.order);
}

/** Adds English titles and names to the search, because some readers know them only in Latin script. */
function alsoFoundBy({ original, doctorNames }: Edition, { source, data }: ArticleFile): object {
  if (!original) return {};
  const english = original.articles.find((each) => nameOf(each.source) === nameOf(source))!.data;
  const names = [original.doctorNames, doctorNames].map((each) => each.get(data.author)!);
  return { alsoFoundBy: [...new Set([english.title, english.excerpt, ...names])].join('\n') };
}

function articlesOf(edition: Edition, pictures: Map<string, PictureSet>): Article[] {
  const { visibleArticles, html, today, doctorNames } = edition;
  return visibleArticles
    .map((file) => {
      const { until: _, draft: __, ...data } = putPictures(ArticleSchema, file.data, pictures);
      const { html: content, words, headings, firstStepsEnd } = html.get(file)!;
      return {
        ...data,
        ...translationState(edition, file.source),
        jumps: data.jumps
          .map((heading) => ({ heading, part: toId(heading) }))
          .filter(({ part }) => headings.includes(part)),
        title: withDraftMark(data.title, articleHiddenReason(file, today)),
        slug: nameOf(file.source),
        content,
        procedureAt: firstStepsEnd,
        minutes: Math.ceil(words / WORDS_PER_MINUTE),
        authorName: doctorNames.get(data.author)!,
        ...alsoFoundBy(edition, file),
      };
    })
    .toSorted(
      (a, b) => translationRank(a) - translationRank(b) || b.date.localeCompare(a.date) || b.id - a.id,
    );
}

/** Returns 1 for an article without a translation, which is listed after the others, and 0 for them. */
function translationRank({ translation }: Pick<Article, 'translation'>): number {
  return Number(translation === 'missing');
}

/** Lists the texts that a translated page shows in English, for `site/build/mark-languages.ts`. */
export function untranslatedOutput(edition: Edition): Output {
  return { file: 'untranslated.json', content: `${JSON.stringify(untranslatedTexts(edition), null, 1)}\n` };
}

/** @returns the texts without a translation, the longest first; empty for English */
function untranslatedTexts({ original, files }: Pick<Edition, 'original' | 'files'>): string[] {
  if (!original) return [];
  const texts = files.flatMap(({ source, schema, data }) => {
    const missing =
      source.translated?.missing ??
      translatedTexts(source, schema).flatMap(({ steps, mayStay }) => (mayStay ? [] : [steps]));
    // The text below the fields of a Markdown file has no steps.
    return missing.filter(({ length }) => length > 0).map((steps) => String(valueAt(data, steps)));
  });
  const inOneLine = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  return [...new Set(inOneLine)].toSorted((a, b) => b.length - a.length);
}
