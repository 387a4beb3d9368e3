import './clock-attributes.ts';
import { showFontsAfterPaint } from './load-fonts.ts';
import { holdForms } from './held-forms.ts';
import { offerLanguage } from './language-switch.ts';

// Stands at the end of each page's head, behind its styles, and runs before there is anything to be seen (in
// the body it parted the first paint from the largest one): bundled for itself with all it imports
// (site/build/browser-scripts.ts). What a page does later is fetched by its last lines, at the visitor's
// first sign.

const root = document.documentElement;
const { behaviour, offered, beginsAtTop, parameters } = document.currentScript!.dataset;

// The header turns white beyond 10 px.
function mark() {
  root.toggleAttribute('data-scrolled', window.scrollY > 10);
}
addEventListener('scroll', mark, { passive: true });

// What moves by itself begins when the page is looked at, not while the browser makes it ready.
if ('prerendering' in document && document.prerendering) {
  root.setAttribute('data-prerendering', '');
  document.addEventListener('prerenderingchange', () => root.removeAttribute('data-prerendering'), {
    once: true,
  });
}

// On the first page of a visit: further pages find the fonts in the browser's cache.
if (!root.hasAttribute('data-prerendering') && !document.referrer.startsWith(`${location.origin}/`)) {
  showFontsAfterPaint();
}

holdForms();

// These begin at their top, also when they are loaded again or gone back to (docs/product.md, Frame).
if (beginsAtTop) {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, 0);
  });
}

// Every address gets the same page. What its search parameters add is brought by an island: its place is kept
// from here on.
const search = new URLSearchParams(location.search);
if (parameters?.split(' ').some((name) => search.get(name))) root.setAttribute('data-asked', '');

if (__SEVERAL_LANGUAGES__) offerLanguage(offered!.split(' '));

// The visitor's first interaction: what islands wait for too, from then on or later (first-interaction.ts).
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'pointermove', 'scroll'];

// What the page's script does at a press (client/contact-controls.ts), it does once it is there. A second
// press is the browser's.
let deferred: HTMLElement | null = null;
function deferClick(event: MouseEvent) {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('[data-goes-to]');
  if (!control || deferred || event.ctrlKey || event.metaKey || event.shiftKey) return;
  deferred = control;
  event.preventDefault();
}
function replayClick() {
  removeEventListener('click', deferClick, true);
  deferred?.click();
}
addEventListener('click', deferClick, true);

const over = new AbortController();
for (const type of INTERACTIONS) {
  addEventListener(
    type,
    (event) => {
      // Browsers tell of a pointer that rests where a page has come below it.
      if (event instanceof PointerEvent && type === 'pointermove' && !event.movementX && !event.movementY)
        return;
      over.abort();
      root.setAttribute('data-interacted', '');
      dispatchEvent(new Event('first-interaction'));
      void import(/* @vite-ignore */ behaviour!).then(replayClick, replayClick);
    },
    { passive: true, capture: true, signal: over.signal },
  );
}
