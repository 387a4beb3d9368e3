import { Marked } from 'marked';
import { escapeMarkup } from '../domain/escape-markup.ts';
import { throwMistakes } from './mistakes.ts';
import type { SourceFile } from './yaml-file.ts';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Gives a path as a page of another language has it, and what stands behind a link that leads to an English page. */
export type PlacePath = (href: string) => { href: string; inEnglish?: string };

/** HTML made of Markdown. */
export type Html = {
  html: string;
  links: { href: string; line: number }[];
  /** the ids of its headings */
  headings: string[];
  /** how many there are to read */
  words: number;
};

/** What to write in place of HTML, by the name of its element; an empty one is a comment's. */
const INSTEAD: Partial<Record<string, string>> = {
  ...Object.fromEntries(['b', 'strong'].map((name) => [name, '**words**'])),
  ...Object.fromEntries(['i', 'em'].map((name) => [name, '*words*'])),
  ...Object.fromEntries(['br', 'p', 'div'].map((name) => [name, 'an empty line between two paragraphs'])),
  ...Object.fromEntries(
    ['ul', 'ol', 'li'].map((name) => [name, 'a line for each entry, beginning with "- "']),
  ),
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4'].map((name) => [name, 'a line that begins with "## " for a heading']),
  ),
  a: '[words](/the-page)',
  '': 'left out: all that is written here is shown',
};

/** The id that a heading gets, where none before it has the same. */
export function toId(heading: string): string {
  return heading
    .replace(/<[^<>]+>|&[^&;]+;|['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Turns the Markdown of a file into HTML. A link may lead only to a page or an e-mail or phone number, and every heading gets
 * an id.
 *
 * @param body - the text, its placeholders filled
 * @param above - the level of the heading that the text stands under on its page
 * @param placed - where a path of the site is in the text's language, and what is to be said of it
 * @throws {ConfigurationError} for a heading of the wrong level (no level may be left out), for HTML, with what to write in
 *   its place, and for a picture, which would have no size to keep its place
 */
export function markdownHtml(
  file: SourceFile,
  body: string,
  above: 1 | 2,
  placed: PlacePath = (href) => ({ href }),
): Html {
  const ids = new Map<string, number>();
  const headings: string[] = [];
  const wrong: string[] = [];
  const links: Html['links'] = [];
  let words = 0;
  let level: number = above;

  function lineOf(raw: string): number {
    const at = body.indexOf(raw);
    return file.bodyLine + (at < 0 ? 0 : body.slice(0, at).split('\n').length - 1);
  }

  function uniqueId(heading: string): string {
    const id = toId(heading) || 'section';
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    const unique = count === 1 ? id : `${id}-${count}`;
    headings.push(unique);
    return unique;
  }

  const marked = new Marked({
    walkTokens(token) {
      const isRead =
        !('tokens' in token && token.tokens) &&
        ['text', 'escape', 'codespan', 'code', 'html'].includes(token.type);
      if (isRead) words += wordsIn(token.raw);
    },
    renderer: {
      html({ raw }) {
        const [tag = raw, name = ''] = /<(?:!--|\/?(\w+))[^>]*>?/.exec(raw) ?? [];
        const instead = INSTEAD[name.toLowerCase()] ?? 'words alone';
        // What is opened is told; what closes it goes with it.
        if (!tag.startsWith('</'))
          wrong.push(`${file.path}:${lineOf(raw)}: the text has the HTML "${tag}"; it should be ${instead}.`);
        return '';
      },
      heading({ tokens, depth, text, raw }) {
        if (depth <= above || depth > level + 1) {
          const most = '#'.repeat(Math.max(above, level) + 1);
          wrong.push(
            `${file.path}:${lineOf(raw)}: the heading "${text}" has level ${depth}; it should be at most "${most}".`,
          );
        }
        level = depth;
        const content = this.parser.parseInline(tokens);
        return `<h${depth} id="${uniqueId(content)}">${content}</h${depth}>\n`;
      },
      link({ href, title, tokens, raw }) {
        const content = this.parser.parseInline(tokens);
        if (!SAFE_LINK.test(href)) return content;
        links.push({ href, line: lineOf(raw) });
        const hint = title ? ` title="${escapeMarkup(title)}"` : '';
        const place = href.startsWith('/') ? placed(href) : { href };
        words += wordsIn(place.inEnglish ?? '');
        const language = place.inEnglish ? ' hreflang="en"' : '';
        const note = place.inEnglish ? ` ${escapeMarkup(place.inEnglish)}` : '';
        return `<a href="${escapeMarkup(place.href)}"${language}${hint}>${content}${note}</a>`;
      },
      image({ href, raw }) {
        wrong.push(
          `${file.path}:${lineOf(raw)}: the text has the picture "${href}"; it should be text only.`,
        );
        return '';
      },
    },
  });
  const html = marked.parse(body, { async: false });
  throwMistakes(wrong);
  return { html, links, headings, words };
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
