import { PHONE_PREFIX } from '../../domain/text/indian-phone.ts';
import { LANGUAGE } from '../site-language.ts';
import { saveForNextPage } from '../client/next-page-data.ts';

/** The style sheet that shows an offer, while it is shown. */
let offerStyles: CSSStyleSheet | undefined;

/**
 * Offers the page in the language that the visitor's browser prefers: shows a line with a link, once per tab
 * and until the first click. It appears before the first paint, so nothing moves. A click on a link to
 * another language saves what is typed in the page's forms for the next page.
 *
 * @param offered - codes of the other languages that the page is available in
 */
export function offerLanguage(offered: string[]): void {
  addEventListener('click', ({ target }) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== offerStyles);
    if (!(target instanceof Element && target.closest('a[hreflang]'))) return;
    const controls = document.querySelectorAll<HTMLInputElement>(
      'main form [name]:not([type=hidden],[hidden])',
    );
    // The form in the other language may have no phone prefix, so a prefix alone is not kept.
    const filled = Array.from(controls).filter(({ value }) => value !== PHONE_PREFIX);
    // A date as `YYYY-MM-DD`, because the other language writes dates differently.
    saveForNextPage({ typed: filled.map(({ name, dataset, value }) => [name, dataset.day || value]) });
  });
  if (document.documentElement.hasAttribute('data-prerendering'))
    document.addEventListener('prerenderingchange', () => offer(offered), { once: true });
  else offer(offered);
}

function offer(offered: string[]): void {
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0]!)
    .find((code) => code === LANGUAGE || offered.includes(code));
  if (!preferred || preferred === LANGUAGE) return;
  try {
    if (sessionStorage.getItem('offered')) return;
    sessionStorage.setItem('offered', preferred);
  } catch {
    // Storage is blocked. Without it the line would appear on every page, so it is not shown at all.
    return;
  }
  offerStyles = new CSSStyleSheet();
  // On a phone one line above the header is enough.
  offerStyles.replaceSync(
    `#offer-${preferred}{display:block}@media (width<48rem){#offer-${preferred}~.banner{display:none}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, offerStyles];
}
