import { Marked, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '../domain/text/escape-markup.ts';
import { throwMistakes } from './mistakes.ts';
import type { SourceFile } from './yaml-file.ts';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Returns the address of a path in a language, with a note if the page exists only in English. */
export type LocalizePath = (href: string) => { href: string; inEnglish?: string };

/** The HTML of a Markdown text. */
export type Html = {
  html: string;
  links: { href: string; line: number }[];
  /** ids of the headings */
  headings: string[];
  /** the number of words, for the reading time */
  words: number;
  /** the position in `html` after the first numbered list outside other elements; without one, the length */
  firstStepsEnd: number;
};

/** Marks the end of the first numbered list while rendering. No text contains it: HTML is rejected. */
const STEPS_END = '<!-- steps end -->';

/** Matches a part that readers can open: the line `+++ What it is`, the part, and the line `+++`. */
const FOLDED = /^\+\+\+ +(\S.*)\n([\s\S]+?)\n\+\+\+ *(?:\n+|$)/;

/** What to write instead of an HTML element, by the element's name; '' stands for an HTML comment. */
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

/** Derives an id from a heading. */
export function toId(heading: string): string {
  return heading
    .replace(/<[^<>]+>|&[^&;]+;|['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Renders the Markdown of a file as HTML. Links can lead to pages, e-mail addresses and telephone numbers
 * only. Every heading gets an id. The part between `+++ Words` and `+++` is folded below these words.
 *
 * @param body - the text with filled placeholders
 * @param above - the level of the heading above the text on its page
 * @param localize - returns the address of a path of the site in the text's language
 * @throws {ConfigurationError} for a skipped level of headings, for HTML (the message says what to write
 *   instead), for a picture (its size would be unknown) and for a folded part without an end
 */
export function markdownHtml(
  file: SourceFile,
  body: string,
  above: 1 | 2,
  localize: LocalizePath = (href) => ({ href }),
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
    extensions: [
      { name: 'stepsEnd', renderer: () => STEPS_END },
      {
        name: 'folded',
        level: 'block',
        start: (source) => /^\+\+\+/m.exec(source)?.index,
        tokenizer(source) {
          const [raw, summary = '', content = ''] = FOLDED.exec(source) ?? [];
          if (raw === undefined) return undefined;
          return {
            type: 'folded',
            raw,
            summary: this.lexer.inlineTokens(summary),
            tokens: this.lexer.blockTokens(content, []),
          };
        },
        childTokens: ['summary', 'tokens'],
        renderer({ summary, tokens = [] }) {
          const title = this.parser.parseInline(summary as Token[]);
          return `<details><summary>${title}</summary>\n${this.parser.parse(tokens)}</details>\n`;
        },
      },
    ],
    hooks: {
      processAllTokens(tokens) {
        const at = tokens.findIndex((token) => token.type === 'list' && (token as Tokens.List).ordered);
        if (at >= 0) tokens.splice(at + 1, 0, { type: 'stepsEnd', raw: '' });
        return tokens;
      },
    },
    walkTokens(token) {
      if (token.type === 'paragraph' && token.raw.startsWith('+++'))
        wrong.push(
          `${file.path}:${lineOf(token.raw)}: the text has "+++" without its counterpart; it should be "+++ What it is" before a part that readers open, and "+++" alone after it.`,
        );
      const isRead =
        !('tokens' in token && token.tokens) &&
        ['text', 'escape', 'codespan', 'code', 'html'].includes(token.type);
      if (isRead) words += wordsIn(token.raw);
    },
    renderer: {
      html({ raw }) {
        const [tag = raw, name = ''] = /<(?:!--|\/?(\w+))[^>]*>?/.exec(raw) ?? [];
        const instead = INSTEAD[name.toLowerCase()] ?? 'words alone';
        // Report only the opening tag of an element.
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
        const place = href.startsWith('/') ? localize(href) : { href };
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
  const [toSteps = '', afterSteps = ''] = marked.parse(body, { async: false }).split(STEPS_END);
  throwMistakes(wrong);
  return { html: toSteps + afterSteps, links, headings, words, firstStepsEnd: toSteps.length };
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
