import '../parts/opening-hours/clinic-clock.ts';
import { loadFontsAfterPaint } from './load-fonts.ts';
import { offerLanguage } from '../frame/language-switch.ts';

// An inline script at the end of each page's head, bundled with all its imports
// (site/build/browser-scripts.ts). It runs before the first paint. In the body, it would delay the largest
// paint. At the visitor's first interaction it fetches page-script.ts.

const root = document.documentElement;
const { pageScript, offered, beginsAtTop, parameters } = document.currentScript!.dataset;

// The header turns white once the page is scrolled by more than 10 px.
function updateScrolled() {
  root.toggleAttribute('data-scrolled', window.scrollY > 10);
}
addEventListener('scroll', updateScrolled, { passive: true });

// Animations start when the page is shown, not while the browser prerenders it.
if ('prerendering' in document && document.prerendering) {
  root.setAttribute('data-prerendering', '');
  document.addEventListener('prerenderingchange', () => root.removeAttribute('data-prerendering'), {
    once: true,
  });
}

// This is needed only on the first page of a visit. Later pages find the fonts in the browser's cache.
if (!root.hasAttribute('data-prerendering') && !document.referrer.startsWith(`${location.origin}/`)) {
  loadFontsAfterPaint();
}

// These pages are shown from the top, even after a reload or Back (docs/product.md, Frame).
if (beginsAtTop) {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, 0);
  });
}

// The delivered HTML is the same for every query. If an island will add content for one of these search
// parameters, the style sheets reserve space for it.
const search = new URLSearchParams(location.search);
if (parameters?.split(' ').some((name) => search.get(name))) root.setAttribute('data-query-pending', '');

if (offered !== undefined) offerLanguage(offered.split(' '));

// The visitor's first interaction is one of these events. Islands wait for it, too (hydrate.ts).
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'pointermove', 'scroll'];

// Holds back the first click on a section link until page-script.ts is loaded and can handle it
// (section-links.ts). The browser handles further clicks.
let clicked: HTMLElement | null = null;
function deferClick(event: MouseEvent) {
  const control =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-scroll-target]');
  if (!control || clicked || event.ctrlKey || event.metaKey || event.shiftKey) return;
  clicked = control;
  event.preventDefault();
}
function replayClick() {
  removeEventListener('click', deferClick, true);
  clicked?.click();
}
addEventListener('click', deferClick, true);

const listening = new AbortController();
for (const type of INTERACTIONS) {
  addEventListener(
    type,
    (event) => {
      // A pointer that did not move is ignored: browsers fire `pointermove` when a page loads under the
      // pointer.
      if (event instanceof PointerEvent && type === 'pointermove' && !event.movementX && !event.movementY)
        return;
      listening.abort();
      root.setAttribute('data-interacted', '');
      dispatchEvent(new Event('first-interaction'));
      void import(/* @vite-ignore */ pageScript!).then(replayClick, replayClick);
    },
    { passive: true, capture: true, signal: listening.signal },
  );
}
