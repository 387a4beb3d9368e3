import { Marked } from 'marked';
import { ConfigurationError } from './configuration-error.ts';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function toId(heading: string): string {
  return heading
    .replace(/<[^>]+>|&[^;]+;|['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Turns an article's Markdown into HTML. HTML inside the Markdown is shown as the text it is, a link may lead only to a
 * page or an e-mail or phone number, and every heading gets an id.
 *
 * @param path - the article's file, for messages
 * @throws {ConfigurationError} for a heading of the wrong level (the page's own title is the first level, and no level
 *   may be left out) and for a picture, which would have no size to keep its place
 */
export function articleHtml(path: string, markdown: string): string {
  const ids = new Map<string, number>();
  const wrong: string[] = [];
  let level = 1;

  function uniqueId(heading: string): string {
    const id = toId(heading) || 'section';
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }

  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        if (depth === 1 || depth > level + 1) {
          const most = '#'.repeat(Math.max(2, level + 1));
          wrong.push(`${path}: the heading "${text}" has level ${depth}; it should be at most "${most}".`);
        }
        level = depth;
        const content = this.parser.parseInline(tokens);
        return `<h${depth} id="${uniqueId(content)}">${content}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const content = this.parser.parseInline(tokens);
        if (!SAFE_LINK.test(href)) return content;
        const hint = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(href)}"${hint}>${content}</a>`;
      },
      image({ href }) {
        wrong.push(`${path}: the text has the picture "${href}"; it should be text only.`);
        return '';
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  if (wrong.length > 0) throw new ConfigurationError(wrong.join('\n'));
  return html;
}
