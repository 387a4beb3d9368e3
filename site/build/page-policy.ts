import { inlineHash, pagePolicy } from '../../domain/web/security-headers.ts';

/** Matches scripts that contain data. Browsers do not run them. */
const DATA = 'script[type="application/json"], script[type="application/ld+json"]';

/**
 * Adds a content security policy to a page, as a `<meta>` after `<meta charset>`. The policy contains hashes
 * of the page's inline scripts and styles, so these must not change afterwards.
 *
 * @param document - the finished page, which this function changes
 * @param formOrigins - other origins that the forms of this build send to
 * @throws {Error} if the head does not begin with `<meta charset>`, or an element has an attribute that the
 *   policy forbids (`style`, `onclick` and the like)
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
