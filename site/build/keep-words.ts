/** A single letter before a hyphen, and the rest of the word: 'e-mail', 'X-ray'. */
const WORD = /((?<![\p{L}\p{N}-])\p{L}-\p{L}+)/u;

/** Islands are left as they are, because React compares them with its own output. */
const UNCHANGED = 'astro-island, noscript, option, script, style, svg, template, textarea';

/**
 * Keeps words such as 'e-mail' on one line. Browsers break lines after a hyphen, which leaves a single letter
 * at the end of a line. No property of CSS prevents that, and a special hyphen would not be found or copied
 * as one.
 */
export function keepWords(document: Document): void {
  const texts = document.createTreeWalker(document.body, 4 /* text nodes */);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (WORD.test(text.data) && !text.parentElement!.closest(UNCHANGED)) found.push(text);
  }
  for (const text of found) {
    // With a group in the expression, every second part is a word.
    const parts = text.data.split(WORD).map((part, at) => {
      if (at % 2 === 0) return part;
      const word = document.createElement('span');
      word.className = 'whitespace-nowrap';
      word.textContent = part;
      return word;
    });
    // One element, because in a flex container each part would be an item of its own.
    const whole = document.createElement('span');
    whole.append(...parts);
    text.replaceWith(whole);
  }
}
