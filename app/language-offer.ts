import { languages, offers } from '#clinic/languages.ts';
import { escapeMarkup } from './seo/escape-markup.ts';
import { LANGUAGE, placeIn } from './site-language.ts';

/**
 * Shows the line that offers the page in the language which the visitor's browser prefers (app/layout/language-links.tsx), once
 * a tab. A part of the early script: nothing moves when it appears, as nothing is painted yet.
 */
export function offerScript(): string {
  const codes = languages.map(({ code }) => code);
  return `(function () {
  try {
    var codes = ${JSON.stringify(codes)};
    var preferred = navigator.languages.map(function (tag) { return tag.split('-')[0]; }).find(function (code) { return codes.includes(code); });
    if (!preferred || preferred === '${LANGUAGE}' || sessionStorage.getItem('offered')) return;
    sessionStorage.setItem('offered', preferred);
    var sheet = new CSSStyleSheet();
    sheet.insertRule('#offer-' + preferred + '{display:block}');
    document.adoptedStyleSheets = [sheet];
    addEventListener('click', function () { document.adoptedStyleSheets = []; }, { once: true });
  } catch (_) {}
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
      return `<p id="offer-${code}" class="language-offer" lang="${code}" dir="${direction}">${link}</p>`;
    })
    .join('');
}
