// The text of that script, which has no exports of its own.
// oxlint-disable-next-line import/default
import clinicClock from './clinic-clock.ts?inlined';
// oxlint-disable-next-line import/default
import earlyVisitor from './early-visitor.ts?inlined';
import { languageScript } from './language-script.ts';
import { pathOf } from './pages.ts';
import { placeOf } from './site-language.ts';

/**
 * Runs while the page is still being read, before any module: plain JavaScript of its own.
 * It tells the moment at the clinic (clinic-clock.ts), and holds links that have no code yet (early-visitor.ts). It
 * reads the fonts that stand in the page (scripts/compile/fonts.ts), so that the first paint has them. It marks the
 * document as scrolled (the header turns white beyond 10 px), and holds a form that is sent before the page's code has
 * arrived, with whatever it holds, so that the code can check and send it the proper way once it is there; where the code
 * has not come within 10 seconds, the browser checks it and posts it as a plain one.
 *
 * An address of the blog with a search gets the page without one, which the page's code then filters. Until it has, the
 * list keeps its place unseen, so that nobody sees all articles turn into three; should the code not come, it shows after
 * 4 seconds.
 */
export function earlyScript(): string {
  return `(function () {
  var root = document.documentElement;
  function mark() { root.toggleAttribute('data-scrolled', window.scrollY > 10); }
  document.fonts.forEach(function (face) { if (face.display === 'optional') face.load(); });
  addEventListener('scroll', mark, { passive: true });
  function hold(event) {
    var form = event.target.form || event.target;
    if (!form.hasAttribute('data-held-until-ready') || form.hasAttribute('data-ready')) return;
    event.preventDefault();
    if (form.hasAttribute('data-submitted-early')) return;
    form.setAttribute('data-submitted-early', '');
    setTimeout(function () {
      if (form.hasAttribute('data-ready')) return;
      form.removeAttribute('data-held-until-ready');
      form.requestSubmit();
    }, 10000);
  }
  addEventListener('submit', hold, true);
  addEventListener('invalid', hold, true);
  if (location.pathname.startsWith('${placeOf(pathOf('blog'))}') && /[?&](search|category)=[^&]/.test(location.search)) {
    root.setAttribute('data-filtering', '');
    setTimeout(function () { root.removeAttribute('data-filtering'); }, 4000);
  }
})();
${__SEVERAL_LANGUAGES__ ? languageScript() : ''}${clinicClock}${earlyVisitor}`;
}
