import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { services as english } from '../../.compiled/services.server.ts';
import type { Article } from '../../domain/clinic/article.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { afterCarePath, articlePath, servicePath } from '../../domain/web/screens.ts';
import { hasPage } from '../site-language.ts';
import { categoryOf } from './articles.server.ts';
import { distinctWords } from './plain-text.ts';
import { shortened } from './shortened.ts';

/** What the blog's search finds besides titles and excerpts of articles. */
export type SearchEntry = {
  kind: 'article' | 'service' | 'question' | 'afterCare';
  /** the path without the language prefix; for an article, it has no fragment */
  to: string;
  title: string;
  /** the text that is shown below the title */
  text: string;
  /** the title of the service to which a question or after-care belongs */
  of?: string;
  /** the id of an article's category */
  category?: string;
  /** the distinct words of the whole text that are in neither `title` nor `text` */
  words: string;
};

/**
 * Lists everything that the search of this language finds. It is a separate file (`SEARCH_PATH`), which the
 * browser fetches when somebody searches.
 */
export function searchIndex(): SearchEntry[] {
  const here = services.filter(({ id }) => hasPage(servicePath(id)));
  return [
    ...articles.filter(({ slug }) => hasPage(articlePath(slug))).map(articleEntry),
    ...here.flatMap(serviceEntries),
    ...here.flatMap(questionEntries),
    ...here.flatMap(afterCareEntries),
  ];
}

function entry(shown: Omit<SearchEntry, 'words'>, texts: readonly (string | undefined)[]): SearchEntry {
  const known = new Set(distinctWords(`${shown.title} ${shown.text} ${shown.of ?? ''}`));
  const words = distinctWords(texts.join(' ')).filter((word) => !known.has(word));
  return { ...shown, words: words.join(' ') };
}

/** Returns the text of compiled Markdown. */
function textOf(html: string): string {
  return html.replaceAll(/<[^<>]+>|&[^&;]+;/g, ' ');
}

function articleEntry(article: Article): SearchEntry {
  const { slug, title, excerpt, content } = article;
  const shown = { kind: 'article', to: articlePath(slug), title, text: excerpt } as const;
  return entry({ ...shown, category: categoryOf(article).id }, [textOf(content)]);
}

/** Lists a service and the other treatments on its page. All languages also find its English name. */
function serviceEntries(service: Service): SearchEntry[] {
  const { id, title, shortDescription, fullDescription, content, includes, glance, benefits } = service;
  const { hurts, takes, afterwards, costs, helpNow, procedures } = service;
  const original = english.find((each) => each.id === id);
  const to = servicePath(id);
  const texts = [
    fullDescription,
    textOf(content),
    hurts,
    takes,
    afterwards,
    costs,
    helpNow,
    ...glance.flatMap((fact) => [fact.title, fact.value]),
    ...benefits,
    ...procedures.map(({ step }) => step),
    original?.title,
    original?.shortDescription,
  ];
  return [
    entry({ kind: 'service', to, title, text: shortDescription }, texts),
    ...includes.map((other) => {
      const path = other.part ? `${to}#${other.part}` : to;
      return entry({ kind: 'service', to: path, title: other.title, text: title }, []);
    }),
  ];
}

function questionEntries({ id, title, faq }: Service): SearchEntry[] {
  const to = `${servicePath(id)}#questions`;
  return faq.map(({ question, answer }) =>
    entry({ kind: 'question', to, title: question, text: shortened(answer), of: title }, [answer]),
  );
}

function afterCareEntries({ id, title, afterwards, afterwardsByDay, includes }: Service): SearchEntry[] {
  if (afterwardsByDay.length === 0) return [];
  const texts = afterwardsByDay.flatMap(({ days, normal, notNormal }) => [days, normal, notNormal]);
  const text = shortened(afterwards ?? afterwardsByDay[0]!.normal);
  const others = includes.map((other) => other.title);
  return [
    entry({ kind: 'afterCare', to: afterCarePath(id), title, text }, [afterwards, ...texts, ...others]),
  ];
}
