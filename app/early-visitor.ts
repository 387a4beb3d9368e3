import { FIRST_TOUCH } from './first-touch.ts';

// Part of the early script: bundled for itself and written into each page (scripts/inlined-script.ts).
// Notes a visitor's first sign of being there, for the parts of a page whose code waits for it (ui/late.ts). Holds a click
// on a link until its own part and what stands around every page have their code, and clicks then, or after a second:
// React would take what has none out of the page when another one comes.

let touch = () => {};
let stir = () => {};
window.touched = new Promise((resolve) => (touch = resolve));
window.stirred = new Promise((resolve) => (stir = resolve));
const over = new AbortController();

function note(event: Event) {
  // Browsers tell of a pointer that rests where a page has come below it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  touch();
  // Who presses a link first leaves: the parts of this page would come on the same slow line as the next one.
  if (event.type === 'pointerdown' || event.type === 'focusin') {
    const link = linkOf(event);
    if (link && isTakenOver(link)) return;
  }
  over.abort();
  stir();
}
for (const type of [...FIRST_TOUCH, 'pointermove', 'scroll']) {
  addEventListener(type, note, { passive: true, capture: true, signal: over.signal });
}

const LOOK_AGAIN_MS = 50;
const LOOKS = 20;

/** React notes on each element that it has taken over what it was rendered with. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** The link to another page that an event meets. */
function linkOf({ target }: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('a[href^="/"]:not([target], [download])')
    : null;
}

function hold(event: MouseEvent) {
  const link = linkOf(event);
  if (!link || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Where the page's code is not there at all, the browser follows it at once.
  if (canLeave(link) || !isTakenOver(document.body)) return;
  event.preventDefault();
  clickOnceTakenOver(link, LOOKS);
}

function canLeave(link: HTMLElement): boolean {
  const footer = document.querySelector('body > footer');
  return isTakenOver(link) && (!footer || isTakenOver(footer));
}

function clickOnceTakenOver(link: HTMLElement, looks: number) {
  if (looks === 0 || canLeave(link)) link.click();
  else setTimeout(clickOnceTakenOver, LOOK_AGAIN_MS, link, looks - 1);
}

addEventListener('click', hold, true);
