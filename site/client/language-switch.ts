import { PHONE_PREFIX } from '../../domain/booking/indian-phone.ts';
import { LANGUAGE } from '../site-language.ts';
import { saveForNextPage } from './next-page-data.ts';

/**
 * What a site in several languages does on each page. It shows the line that offers the page in the language which the
 * visitor's browser prefers, once a tab and until the first click: nothing moves when it appears, as nothing is painted yet.
 * On the way to another language it keeps what the page's forms hold.
 *
 * @param offered - the codes of the other languages that the page is in
 */
export function offerLanguage(offered: string[]): void {
  addEventListener('click', ({ target }) => {
    document.adoptedStyleSheets = [];
    if (!(target instanceof Element && target.closest('a[hreflang]'))) return;
    const controls = document.querySelectorAll<HTMLInputElement>(
      'main form [name]:not([type=hidden],[hidden])',
    );
    // Not every language's forms begin a telephone number with it.
    const filled = Array.from(controls).filter(({ value }) => value !== PHONE_PREFIX);
    // A day as such: the other language writes it in other words.
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
    // Where nothing is stored, once a tab can't be kept: it is not offered at all.
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`#offer-${preferred}{display:block}`);
  document.adoptedStyleSheets = [sheet];
}
