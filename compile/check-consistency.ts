import { readFileSync } from 'node:fs';
import { hasFlag } from 'country-flag-icons';
import { ICONS } from '../domain/clinic/icon-names.ts';
import type { SitemapPage } from '../domain/clinic/pages/sitemap.ts';
import { MARKDOWN_FOLDERS } from '../domain/clinic/schemas-by-file.ts';
import { hasStepPictures, type Service } from '../domain/clinic/service.ts';
import { casesOf } from '../domain/clinic/transformations.ts';
import { articlePath, pagePaths, pathOf, screensOf, servicePath } from '../domain/web/screens.ts';
import { mistake } from './validate.ts';
import { throwMistakes } from './mistakes.ts';
import { headingId, type Edition } from './edition.ts';
import { ENGLISH } from './languages.ts';
import { toId } from './markdown.ts';
import { nameOf } from './read-clinic.ts';
import { type CheckedFile, valuesIn } from './schema-walk.ts';
import { countryOfFlag } from '../domain/clinic/testimonials.ts';
import type { Reference } from '../domain/clinic/field-schemas.ts';
import type { SourceFile } from './yaml-file.ts';

/**
 * Checks rules that concern several files.
 *
 * @throws {ConfigurationError} with every contradiction
 */
export function checkRelations(edition: Edition): void {
  const { files, services, articles, facts, html } = edition;
  const textLinks = [...html].flatMap(([{ source }, { links }]) =>
    links.map((link) => ({ source, ...link })),
  );
  throwMistakes([
    ...wrongParts(edition),
    ...wrongJumps(edition),
    ...wrongProcedures(edition),
    ...wrongTotals(services),
    ...sameValues(services, MARKDOWN_FOLDERS.services.uniqueFields),
    ...sameValues(articles, MARKDOWN_FOLDERS.articles.uniqueFields),
    ...takenNames(services),
    ...takenNames(articles),
    ...wrongNames(files, knownIn(edition), ICONS),
    ...deadLinks(files, textLinks, addressesOf(edition)),
    ...removedEntries(edition),
    ...sampleIsLeft(
      files.map(({ source: { path } }) => ({ path, text: readFileSync(path, 'utf8') })),
      facts.siteUrl,
    ),
  ]);
}

/** Reports emergency help that links to a missing heading of an article. */
function* wrongParts(edition: Edition): Generator<string> {
  const untilOpen = edition.content.urgent.urgent?.untilOpen ?? [];
  for (const [at, { more }] of untilOpen.entries()) {
    if (!more || headingId(edition, more) !== null) continue;
    const { source } = edition.files.find((file) => nameOf(file.source) === 'urgent')!;
    const steps = ['urgent', 'untilOpen', at, 'more', 'heading'];
    yield mistake(source, steps, more.heading, `a heading of articles/${more.article}.md, word for word`);
  }
}

/**
 * Reports missing headings that an article names in `jumps` or a service in `includes`. Only English texts
 * are checked, because a translation may lack a heading.
 */
function* wrongJumps({ articles, services, html, language }: Edition): Generator<string> {
  if (language !== ENGLISH) return;
  const named = [
    ...articles.map((file) => ({ file, field: 'jumps', names: file.data.jumps })),
    ...services.map((file) => ({ file, field: 'includes', names: file.data.includes })),
  ];
  for (const { file, field, names } of named) {
    const { headings } = html.get(file)!;
    const at = names.findIndex((heading) => !headings.includes(toId(heading)));
    if (at >= 0)
      yield mistake(file.source, [field, at], names[at], 'a heading of the text below, word for word');
  }
}

/** Reports articles that show the steps of a service if these steps have no pictures. */
function* wrongProcedures({ articles, services, language }: Edition): Generator<string> {
  if (language !== ENGLISH) return;
  for (const { source, data } of articles) {
    const service = services.find((each) => nameOf(each.source) === data.procedure);
    if (service && !hasStepPictures(service.data.procedures))
      yield mistake(source, ['procedure'], data.procedure, 'a service with a picture for each of its steps');
  }
}

/** Reports services whose `total` adds fees that cannot be added. */
export function* wrongTotals(services: CheckedFile<Pick<Service, 'fees' | 'total'>>[]): Generator<string> {
  for (const { source, data } of services) {
    if (!data.total) continue;
    const other = services.find((each) => nameOf(each.source) === data.total!.with)?.data.fees;
    if (!data.fees || !other || data.fees.per !== other.per)
      yield mistake(
        source,
        ['total', 'with'],
        data.total.with,
        'a service with fees for the same unit as those of this service, which needs fees too',
      );
  }
}

/** Reports a name that two files have or had, because the address of a former name redirects to its file. */
function* takenNames(files: CheckedFile<{ formerly?: string[] | undefined }>[]): Generator<string> {
  const taken = new Map(files.map(({ source }) => [nameOf(source), source.path]));
  for (const { source, data } of files) {
    for (const [at, name] of (data.formerly ?? []).entries()) {
      const other = taken.get(name);
      taken.set(name, source.path);
      const shouldBe = `a name that nothing else has or had, and ${other} does: rename that, or take the name out here, and its address leads here no more`;
      if (other) yield mistake(source, ['formerly', at], name, shouldBe);
    }
  }
}

/** Reports all references to a missing service or doctor in one line, with the command that removes them. */
function* removedEntries(edition: Edition): Generator<string> {
  const known = knownIn(edition);
  const named = edition.files.flatMap(({ source, schema, data }) =>
    [...valuesIn(schema, data)].flatMap(({ steps, value, notes }) => {
      const kind = notes.reference;
      if ((kind !== 'service' && kind !== 'doctor') || known[kind].ids.has(String(value))) return [];
      return [{ what: `${kind} ${String(value)}`, place: `${source.path}:${source.lineOf(steps)}` }];
    }),
  );
  for (const [what, uses] of Map.groupBy(named, (each) => each.what)) {
    if (uses.length < 2) continue;
    const places = uses.map(({ place }) => place);
    yield `${places[0]}: ${uses.length} places name the ${what}, which there is not: ${places.join(', ')}. Was it taken away? npm run remove ${what} takes it out of all of them.`;
  }
}

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

function knownIn({ content, doctorNames, services, permanent, facts }: Edition): Known {
  return {
    doctor: { listedIn: 'doctors.yaml', ids: new Set(doctorNames.keys()) },
    service: { listedIn: 'services/', ids: new Set(services.map(({ source }) => nameOf(source))) },
    article: {
      listedIn: 'articles/ that are out and stay',
      ids: new Set(permanent.articles.map(({ source }) => nameOf(source))),
    },
    case: { listedIn: 'transformations.yaml', ids: idsOf(casesOf(content.transformations)) },
    'service-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.services) },
    'article-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.articles) },
    sign: { listedIn: 'urgent.yaml', ids: idsOf(content.urgent.urgent?.hospital.signs ?? []) },
    claim: { listedIn: 'clinic.yaml under claims', ids: new Set(Object.keys(facts.claims)) },
    screen: { listedIn: 'the list of screens', ids: new Set(screensOf(permanent.facts).map(pathOf)) },
  };
}

/** All paths of the site, and those that pages/sitemap.yaml declares without a page. */
function addressesOf({ content, services, permanent, pages }: Edition): Set<string> {
  const serviceIds = services.map(({ source }) => nameOf(source));
  return new Set([
    ...pagePaths({ ...permanent.facts, serviceIds }),
    ...permanent.articles.map(({ source }) => articlePath(nameOf(source))),
    ...content.categories.groups.flatMap(({ landing }) => (landing ? servicePath(landing) : [])),
    ...(pages.get('sitemap') as SitemapPage).links.map(({ path }) => path),
  ]);
}

/** For each kind of reference: the file that lists the ids, and the ids. */
export type Known = Record<Reference, { listedIn: string; ids: Set<string> }>;

/** A link in a Markdown text. */
export type TextLink = { source: SourceFile; href: string; line: number };

/** Reports each unknown id, icon or flag. */
export function* wrongNames(files: CheckedFile[], known: Known, icons: readonly string[]): Generator<string> {
  for (const { source, schema, data } of files) {
    for (const { steps, value, notes } of valuesIn(schema, data)) {
      const name = String(value);
      const { listedIn, ids } = known[notes.reference as Reference] ?? {};
      if (notes.icon && !icons.includes(name))
        yield mistake(source, steps, value, `one of ${icons.join(', ')}`);
      else if (notes.flag && !hasFlag(countryOfFlag(name)))
        yield mistake(source, steps, value, "a country's flag as an emoji");
      else if (ids && !ids.has(name))
        yield mistake(
          source,
          steps,
          value,
          `one of those in ${listedIn}: ${[...ids].join(', ') || 'there is none yet'}`,
        );
    }
  }
}

/**
 * Reports each link to a path that is neither a page nor declared in pages/sitemap.yaml.
 *
 * @param addresses - the paths that links may have
 */
export function* deadLinks(
  files: CheckedFile[],
  textLinks: TextLink[],
  addresses: Set<string>,
): Generator<string> {
  const isDead = (href: string) => href.startsWith('/') && !addresses.has(href.split(/[?#]/, 1)[0]!);
  const shouldBe =
    'the address of a page of this site (the blog and an article, once it is out and has no last day), or one declared in pages/sitemap.yaml';
  for (const { source, schema, data } of files) {
    for (const { steps, value, notes } of valuesIn(schema, data))
      if (notes.link && isDead(String(value))) yield mistake(source, steps, value, shouldBe);
  }
  for (const { source, href, line } of textLinks)
    if (isDead(href)) yield `${source.path}:${line}: a link leads to "${href}"; it should be ${shouldBe}.`;
}

/** Reports files that have the same value in one of the fields. */
export function* sameValues(files: CheckedFile<object>[], fields: readonly string[]): Generator<string> {
  for (const field of fields) {
    const firstWith = new Map<unknown, string>();
    for (const { source, data } of files) {
      const value = (data as Record<string, unknown>)[field];
      const first = firstWith.get(value);
      firstWith.set(value, first ?? source.path);
      if (first) yield mistake(source, [field], value, `one that no other file has; ${first} has it already`);
    }
  }
}

/** Facts of the sample clinic that no other clinic may use. */
const SAMPLE = {
  siteUrl: 'https://worlibaydental.example',
  marks: ['Worli Bay Dental', 'worlibaydental.example', '98765 43210', '9876543210', 'Sagar Deep'],
};

/**
 * Reports each line that still has the sample's name, addresses or numbers, because patients would use them.
 */
export function* sampleIsLeft(files: { path: string; text: string }[], siteUrl: string): Generator<string> {
  if (siteUrl === SAMPLE.siteUrl) return;
  for (const { path, text } of files) {
    for (const [at, line] of text.split('\n').entries()) {
      const mark = SAMPLE.marks.find((each) => line.includes(each));
      if (mark) yield `${path}:${at + 1}: "${mark}" is the sample clinic's; it should be your own.`;
    }
  }
}
