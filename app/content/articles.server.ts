import * as v from 'valibot';
import { articleHtml } from './article-html.server.ts';
import { ARTICLE_CATEGORIES, type Article } from './article.ts';
import { checkEach, checkFile, ConfigurationError, mistake } from './configuration-error.ts';
import { readDoctorNames } from './data-files.server.ts';
import { checkNoTwoAlike, readMarkdownFolder, type MarkdownFile } from './markdown-file.server.ts';
import { readOnce } from './read-once.server.ts';
import { fields, isRealDay, picture, pictureText, text } from './schema-fields.ts';
import type { Service } from './service.ts';

const RELATED_ARTICLES = 3; // spec 9
const WORDS_PER_MINUTE = 180;
// Spec 3: an article takes 4 to 8 minutes to read.
const FEWEST_MINUTES = 4;
const MOST_MINUTES = 8;

const NUMBER = 'a whole number from 1';
const DAY = 'a real day, such as 2026-03-04';

const ArticleSchema = fields(
  {
    id: v.pipe(v.number(NUMBER), v.integer(NUMBER), v.minValue(1, NUMBER)),
    title: text("the article's title"),
    excerpt: text('one or two sentences for the list'),
    author: text('the id of a doctor in clinic/doctors.ts, such as "dr-ananya-deshmukh"'),
    date: v.pipe(v.string(DAY), v.check(isRealDay, DAY)),
    category: v.picklist(ARTICLE_CATEGORIES, `one of ${ARTICLE_CATEGORIES.join(', ')}`),
    image: picture,
    imageAlt: pictureText,
  },
  'the fields of an article',
);

function showDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function countWords(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
}

function readTime(path: string, html: string): string {
  const words = countWords(html);
  const minutes = Math.ceil(words / WORDS_PER_MINUTE);
  if (minutes < FEWEST_MINUTES || minutes > MOST_MINUTES) {
    const fewest = (FEWEST_MINUTES - 1) * WORDS_PER_MINUTE + 1;
    const most = MOST_MINUTES * WORDS_PER_MINUTE;
    throw new ConfigurationError(
      `${path}: the text has ${words} words; it should be ${fewest} to ${most} words long, ` +
        `which take ${FEWEST_MINUTES} to ${MOST_MINUTES} minutes to read.`,
    );
  }
  return `${minutes} min read`;
}

function toArticle(
  { path, name, frontmatter, body }: MarkdownFile,
  doctorNames: Map<string, string>,
): Article {
  const article = checkFile(path, ArticleSchema, frontmatter);
  const author = doctorNames.get(article.author);
  if (!author) {
    const known = [...doctorNames.keys()].join(', ');
    throw new ConfigurationError(
      mistake(path, 'author', article.author, `the id of a doctor in clinic/doctors.ts: ${known}`),
    );
  }
  const content = articleHtml(path, body);
  return {
    ...article,
    slug: name,
    content,
    author,
    authorId: article.author,
    date: showDay(article.date),
    published: article.date,
    readTime: readTime(path, content),
  };
}

const readFolder = readOnce((folder) => {
  const doctorNames = readDoctorNames();
  const articles = checkEach(readMarkdownFolder(folder), (file) => toArticle(file, doctorNames));
  checkEach(['id', 'title'] as const, (field) =>
    checkNoTwoAlike(
      field,
      articles.map((article) => ({ path: `${folder}/${article.slug}.md`, value: article[field] })),
    ),
  );
  return articles.toSorted((a, b) => b.published.localeCompare(a.published) || b.id - a.id);
});

/**
 * Reads the blog's articles, newest first.
 *
 * @param folder - where their files are, relative to the directory the build runs in
 * @throws {ConfigurationError} naming every mistake in every file
 */
export function readArticles(folder = 'clinic/articles'): Article[] {
  return readFolder(folder);
}

/**
 * Up to three other articles of the same category (spec 2, Article), newest first.
 *
 * @param slug - the article that is being read
 */
export function relatedArticles(articles: Article[], slug: string): Article[] {
  const current = articles.find((article) => article.slug === slug);
  return articles
    .filter((article) => article !== current && article.category === current?.category)
    .slice(0, RELATED_ARTICLES);
}

/**
 * Checks that links from articles to services and other articles lead to a page.
 *
 * @param folder - where the articles' files are, for messages
 * @throws {ConfigurationError} naming each broken link
 */
export function checkArticleLinks(
  articles: Article[],
  services: Service[],
  folder = 'clinic/articles',
): void {
  const known = new Set([
    ...services.map(({ id }) => `/services/${id}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ]);
  checkEach(articles, ({ slug, content }) => {
    const links = [...content.matchAll(/href="(\/(?:services|blog)\/[^"#?]*)/g)].map((match) => match[1]!);
    checkEach(links, (link) => {
      if (known.has(link)) return;
      throw new ConfigurationError(
        mistake(
          `${folder}/${slug}.md`,
          'a link',
          link,
          'the address of a service or an article of this site',
        ),
      );
    });
  });
}
