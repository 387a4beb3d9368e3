import { TELEPHONE_NUMBER } from '../ui/with-numbers.tsx';

/** Elements whose text is not shown on the page, or that cannot contain elements. */
const SKIPPED = 'script, style, template, svg, noscript, textarea, title';

/** Elements whose text must not be divided by new elements. In an island, React would not recognise it. */
const UNDIVIDED = 'astro-island, option, pre, code';

/** Matches a term in Latin letters in brackets, such as '(root canal)'. */
const GLOSS = /\(([A-Za-z][A-Za-z0-9 .,/&'’-]*)\)/g;

/**
 * Marks parts that are not in the language of a page (WCAG 3.1.2). Texts without a translation get `lang` and
 * `dir`, which also puts their full stops at the correct end. Latin terms in brackets, and telephone numbers
 * in right-to-left text, get `bdi` elements.
 *
 * @param texts - the texts in English, the longest first (`.compiled/<language>/untranslated.json`)
 */
export function markLanguages(document: Document, texts: readonly string[]): void {
  const { body, documentElement } = document;
  if (texts.length > 0) for (const element of body.querySelectorAll('*')) markElement(element, texts);
  if (documentElement.getAttribute('dir') === 'rtl')
    for (const element of body.querySelectorAll('*')) markNumbers(element);
  const { script } = new Intl.Locale(documentElement.lang).maximize();
  if (script === undefined || script === 'Latn') return;
  for (const paragraph of body.querySelectorAll('p, li')) markGlosses(paragraph);
}

function markElement(element: Element, texts: readonly string[]): void {
  if (element.closest(`${SKIPPED}, [lang]:not(html)`)) return;
  const alt = element.getAttribute('alt');
  if (alt && isEnglish(alt, texts)) element.setAttribute('lang', 'en');
  const ownTexts = textNodes(element);
  if (ownTexts.length === 0) return;
  if (isEnglish(element.textContent ?? '', texts)) {
    mark(element, element.textContent!);
    return;
  }
  if (element.closest(UNDIVIDED)) return;
  for (const node of ownTexts) {
    if (!isEnglish(node.data, texts)) continue;
    const span = element.ownerDocument.createElement('span');
    node.replaceWith(span);
    span.append(node);
    mark(span, node.data);
  }
}

function mark(element: Element, text: string): void {
  element.setAttribute('lang', 'en');
  // The direction matters only for several words, because it changes their order.
  if (/\s/.test(text.trim())) element.setAttribute('dir', 'ltr');
}

/** Whether a text consists of some of `texts`, with only digits and punctuation between them. */
function isEnglish(text: string, texts: readonly string[]): boolean {
  let rest = text.replaceAll(/\s+/g, ' ').trim();
  const normalized = rest;
  for (const each of texts) rest = rest.replaceAll(each, '');
  return rest !== normalized && !/\p{L}/u.test(rest);
}

/** Isolates telephone numbers in right-to-left text, which would reorder their groups. */
function markNumbers(element: Element): void {
  if (element.closest(`${SKIPPED}, ${UNDIVIDED}, [dir=ltr], [lang]:not(html)`)) return;
  for (const node of textNodes(element)) {
    const parts = node.data.split(TELEPHONE_NUMBER);
    if (parts.length === 1) continue;
    const { ownerDocument: document } = element;
    const pieces = parts.map((part, at) => {
      if (at % 2 === 0) return part;
      const number = document.createElement('bdi');
      number.setAttribute('dir', 'ltr');
      number.textContent = part;
      return number;
    });
    // One element, because a flex container lays out each child.
    const whole = document.createElement('span');
    whole.append(...pieces);
    node.replaceWith(whole);
  }
}

function markGlosses(paragraph: Element): void {
  if (paragraph.closest(`${SKIPPED}, ${UNDIVIDED}, [lang]:not(html)`)) return;
  for (const node of textNodes(paragraph)) {
    const parts = node.data.split(GLOSS);
    if (parts.length === 1) continue;
    const { ownerDocument: document } = paragraph;
    const pieces = parts.map((part, at) => {
      if (at % 2 === 0) return part;
      const term = document.createElement('bdi');
      term.setAttribute('lang', 'en');
      term.textContent = part;
      return term;
    });
    const bracketed = pieces.map((piece, at) => {
      if (typeof piece !== 'string') return piece;
      return `${at > 0 ? ')' : ''}${piece}${at < pieces.length - 1 ? '(' : ''}`;
    });
    // One element, because a flex container lays out each child.
    const whole = document.createElement('span');
    whole.append(...bracketed);
    node.replaceWith(whole);
  }
}

function textNodes(element: Element): Text[] {
  const isText = (node: ChildNode): node is Text => node.nodeType === 3;
  return [...element.childNodes].filter(isText).filter(({ data }) => data.trim() !== '');
}
