import { toPlainText } from '@react-email/render';

// The text part of an e-mail follows the HTML part: one line per fact, headings without capitals. A web
// address is the last on its line, because mail programs take what follows it for a part of it.
const TEXT_SELECTORS = [
  { selector: 'p.text', format: 'textParagraph' },
  { selector: 'p.soft', format: 'textParagraph' },
  { selector: 'a[href^="http"]', format: 'webLink' },
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  { selector: 'a[href^="tel:"]', format: 'telephone' },
  { selector: 'table.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td.fact-label', format: 'inline' },
  { selector: 'td.fact-value', format: 'inline' },
];

/** The parts of html-to-text's types that this file uses. The library is installed without its types. */
type TextNode = {
  data?: string;
  attribs?: { href?: string; class?: string };
  children?: TextNode[];
  parent?: TextNode;
};
type TextBuilder = {
  addInline: (text: string) => void;
  addLineBreak: () => void;
  openBlock: (options: { leadingLineBreaks: number }) => void;
  closeBlock: (options: { trailingLineBreaks: number }) => void;
};
type Walk = (nodes: TextNode[], builder: TextBuilder) => void;

const isParagraph = ({ attribs }: TextNode) => ['text', 'soft'].includes(attribs?.class ?? '');

/** Formats a paragraph: its text, then the addresses of its links, each on its own line. */
function textParagraph({ children = [] }: TextNode, walk: Walk, builder: TextBuilder): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(children, builder);
  for (const address of children.flatMap(webAddressesIn)) {
    builder.addLineBreak();
    builder.addInline(address);
  }
  builder.closeBlock({ trailingLineBreaks: 2 });
}

/** Formats a link: its text, then its address. The addresses of a paragraph come at its end. */
function webLink(link: TextNode, walk: Walk, builder: TextBuilder): void {
  walk(link.children ?? [], builder);
  if (!link.parent || !isParagraph(link.parent)) builder.addInline(` ${link.attribs?.href}`);
}

function webAddressesIn({ attribs, children = [] }: TextNode): string[] {
  const { href = '' } = attribs ?? {};
  return [...(href.startsWith('http') ? [href] : []), ...children.flatMap(webAddressesIn)];
}

/** Formats a `tel:` link: its text, and the number if the text has none ('Call +919820012345'). */
function telephone(
  link: { attribs: { href: string }; children: TextNode[] },
  walk: Walk,
  builder: TextBuilder,
): void {
  walk(link.children, builder);
  if (!/\d/.test(textOf(link))) builder.addInline(` ${link.attribs.href.slice('tel:'.length)}`);
}

function textOf({ data, children = [] }: TextNode): string {
  return data ?? children.map(textOf).join('');
}

/** Returns the text part of an e-mail with this HTML part. */
export function textPart(html: string): string {
  return toPlainText(html, { selectors: TEXT_SELECTORS, formatters: { telephone, textParagraph, webLink } });
}
