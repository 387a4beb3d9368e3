import { languages, offers } from '#clinic/languages.ts';
import { escapeMarkup } from './seo/escape-markup.ts';
import { LANGUAGE, placeIn } from './site-language.ts';
import { TYPED } from './ui/typed.ts';

/**
 * A part of the early script, on a site in several languages.
 *
 * It shows the line that offers the page in the language which the visitor's browser prefers, once a tab and until the first
 * click: nothing moves when it appears, as nothing is painted yet.
 *
 * On the way to another language it keeps what the page's forms hold (app/ui/typed.ts), a day as such: the other language
 * writes it in other words.
 */
export function languageScript(): string {
  const codes = languages.map(({ code }) => code);
  return `(function () {
  addEventListener('click', function (event) {
    document.adoptedStyleSheets = [];
    if (!event.target.closest('a[hreflang]')) return;
    var controls = document.querySelectorAll('main form [name]:not([type=hidden],[hidden])');
    var typed = Array.from(controls, function (control) { return [control.name, control.dataset.day || control.value]; });
    sessionStorage.setItem('${TYPED}', JSON.stringify(typed));
  });
  var codes = ${JSON.stringify(codes)};
  var preferred = navigator.languages.map(function (tag) { return tag.split('-')[0]; }).find(function (code) { return codes.includes(code); });
  if (!preferred || preferred === '${LANGUAGE}' || sessionStorage.getItem('offered')) return;
  sessionStorage.setItem('offered', preferred);
  var sheet = new CSSStyleSheet();
  sheet.insertRule('#offer-' + preferred + '{display:block}');
  document.adoptedStyleSheets = [sheet];
})();
`;
}

/** The lines that offer a page in each other language that it is in. */
export function offersOf(path: string): string {
  return languages
    .filter(({ code, without }) => code !== LANGUAGE && !without.includes(path))
    .map(({ code }) => {
      const { offer, direction } = offers.find((each) => each.code === code)!;
      const link = `<a href="${placeIn(code, path)}" hreflang="${code}">${escapeMarkup(offer)}</a>`;
      return `<aside id="offer-${code}" class="language-offer" lang="${code}" dir="${direction}">${link}</aside>`;
    })
    .join('');
}
