import { ICONS } from '../domain/icon-names.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type { SitemapPage } from '../domain/content/pages/sitemap.ts';
import { TEXTS } from '../domain/content/files.ts';
import { casesOf } from '../domain/content/transformations.ts';
import { articlePath, pagePaths, pathOf, screensOf, servicePath } from '../domain/screens.ts';
import { checkEach, mistake, readAll } from './check.ts';
import { partOf, type Edition } from './edition.ts';
import { ENGLISH } from './languages.ts';
import { toId } from './markdown.ts';
import { nameOf } from './read-clinic.ts';
import { checkLinks, checkNoTwoAlike, checkReferences, type CheckedFile, type Known } from './references.ts';
import { checkNoSampleIsLeft } from './sample.ts';
import { visit } from './visit.ts';

/**
 * Checks what a clinic's files say of each other.
 *
 * @throws {ConfigurationError} for what they have not in common
 */
export function checkRelations(edition: Edition): void {
  const { files, services, articles, facts, html } = edition;
  const textLinks = Array.from(html, ([{ source }, { links }]) =>
    links.map((link) => ({ source, ...link })),
  ).flat();
  readAll([
    () => checkParts(edition),
    () => checkJumps(edition),
    () => checkNoTwoAlike(services, TEXTS.services.unlike),
    () => checkNoTwoAlike(articles, TEXTS.articles.unlike),
    () => checkEarlierNames(services),
    () => checkEarlierNames(articles),
    () => checkReferences(files, knownIn(edition), ICONS),
    () => checkLinks(files, textLinks, addressesOf(edition)),
    () => checkNothingIsLeft(edition),
    () =>
      checkNoSampleIsLeft(
        files.map(({ source }) => source.path),
        facts.siteUrl,
      ),
  ]);
}

/** That each article has the heading by which the emergency help leads to it. */
function checkParts(edition: Edition): void {
  const urgent = edition.content.urgent.urgent;
  checkEach((urgent?.untilOpen ?? []).entries(), ([at, { more }]) => {
    if (!more || partOf(edition, more) !== null) return;
    const { source } = edition.files.find((file) => nameOf(file.source) === 'urgent')!;
    const steps = ['urgent', 'untilOpen', at, 'more', 'heading'];
    const shouldBe = `a heading of articles/${more.article}.md, word for word`;
    throw new ConfigurationError(mistake(source, steps, more.heading, shouldBe));
  });
}

/** That each article has the headings it begins with links to; a translation may still be without. */
function checkJumps({ articles, html, language }: Edition): void {
  if (language !== ENGLISH) return;
  checkEach(articles, (file) => {
    const { headings } = html.get(file)!;
    const at = file.data.jumps.findIndex((heading) => !headings.includes(toId(heading)));
    if (at < 0) return;
    const shouldBe = 'a heading of the text below, word for word';
    throw new ConfigurationError(mistake(file.source, ['jumps', at], file.data.jumps[at], shouldBe));
  });
}

/** That no file has a name that another had before: its address leads there. */
function checkEarlierNames(files: CheckedFile<{ formerly?: string[] | undefined }>[]): void {
  const taken = new Map(files.map(({ source }) => [nameOf(source), source.path]));
  checkEach(files, ({ source, data }) =>
    checkEach((data.formerly ?? []).entries(), ([at, name]) => {
      const other = taken.get(name);
      taken.set(name, source.path);
      if (!other) return;
      const shouldBe = `a name that nothing else has or had, and ${other} does: rename that, or take the name out here, and its address leads here no more`;
      throw new ConfigurationError(mistake(source, ['formerly', at], name, shouldBe));
    }),
  );
}

/** Where something was taken away that several places name: all of them in one line, and the command that mends them. */
function checkNothingIsLeft(edition: Edition): void {
  const known = knownIn(edition);
  const named = edition.files.flatMap(({ source, schema, data }) =>
    [...visit(schema, data)].flatMap(({ steps, value, notes }) => {
      const kind = notes.reference;
      if ((kind !== 'service' && kind !== 'doctor') || known[kind].ids.has(String(value))) return [];
      return [{ what: `${kind} ${String(value)}`, place: `${source.path}:${source.lineOf(steps)}` }];
    }),
  );
  checkEach(
    Map.groupBy(named, ({ what }) => what),
    ([what, uses]) => {
      if (uses.length < 2) return;
      const places = uses.map(({ place }) => place);
      throw new ConfigurationError(
        `${places[0]}: ${uses.length} places name the ${what}, which there is not: ${places.join(', ')}. Was it taken away? npm run remove ${what} takes it out of all of them.`,
      );
    },
  );
}

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

function knownIn({ content, doctorNames, services, lasting, facts }: Edition): Known {
  return {
    doctor: { listedIn: 'doctors.yaml', ids: new Set(doctorNames.keys()) },
    service: { listedIn: 'services/', ids: new Set(services.map(({ source }) => nameOf(source))) },
    article: {
      listedIn: 'articles/ that are out and stay',
      ids: new Set(lasting.articles.map(({ source }) => nameOf(source))),
    },
    case: { listedIn: 'transformations.yaml', ids: idsOf(casesOf(content.transformations)) },
    'service-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.services) },
    'article-category': { listedIn: 'categories.yaml', ids: idsOf(content.categories.articles) },
    sign: { listedIn: 'urgent.yaml', ids: idsOf(content.urgent.urgent?.hospital.signs ?? []) },
    claim: { listedIn: 'clinic.yaml under claims', ids: new Set(Object.keys(facts.claims)) },
    screen: { listedIn: 'the list of screens', ids: new Set(screensOf(lasting.facts).map(pathOf)) },
  };
}

/** The paths there are, and those declared without a page of their own. */
function addressesOf({ content, services, lasting, pages }: Edition): Set<string> {
  const serviceIds = services.map(({ source }) => nameOf(source));
  return new Set([
    ...pagePaths({ ...lasting.facts, serviceIds }),
    ...lasting.articles.map(({ source }) => articlePath(nameOf(source))),
    ...content.categories.groups.flatMap(({ landing }) => (landing ? servicePath(landing) : [])),
    ...(pages.get('sitemap') as SitemapPage).links.map(({ path }) => path),
  ]);
}
