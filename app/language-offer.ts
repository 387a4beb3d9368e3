import { languages } from '#clinic/languages.ts';
import { LANGUAGE } from './site-language.ts';

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
