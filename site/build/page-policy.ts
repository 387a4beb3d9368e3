import { inlineHash, pagePolicy } from '../../domain/web/security-headers.ts';

/** Scripts that a browser does not run, because they hold data. */
const DATA = 'script[type="application/json"], script[type="application/ld+json"]';

/**
 * Adds a page's content security policy to its head, before anything that it applies to. The policy names the
 * page's inline scripts and styles by their hashes, so nothing in the page may change afterwards.
 *
 * @param document - a page as it is delivered; gets the policy as a `<meta>` after the one with its encoding,
 *   which must be first
 * @param formOrigins - the other origins that this build's forms send to
 * @throws {Error} where the head does not begin with the encoding, or an element has an attribute that the
 *   policy would forbid (`style`, `onclick` and the like)
 */
export async function addPagePolicy(document: Document, formOrigins: readonly string[]): Promise<void> {
  const charset = document.head.firstElementChild;
  if (!charset?.matches('meta[charset]'))
    throw new Error("A page's head should begin with <meta charset>, after which its policy stands.");
  for (const element of document.querySelectorAll('*'))
    for (const { name } of element.attributes)
      if (name === 'style' || /^on[a-z]/.test(name))
        throw new Error(
          `The content security policy forbids the attribute of <${element.localName} ${name}>.`,
        );

  const hashes = (elements: Iterable<Element>) =>
    Promise.all([...new Set(Array.from(elements, ({ textContent }) => textContent))].map(inlineHash));
  const scripts = [...document.querySelectorAll('script:not([src])')].filter(
    (script) => script.textContent && !script.matches(DATA),
  );
  const inline = {
    scripts: await hashes(scripts),
    styles: await hashes(document.querySelectorAll('style')),
  };
  const policy = pagePolicy(inline, formOrigins);
  charset.insertAdjacentHTML('afterend', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
