import { FIRST_TOUCH } from './first-touch.ts';

// Part of the early script: bundled for itself and written into each page (scripts/inlined-script.ts).
// Notes a visitor's first sign of being there, for the parts of a page whose code waits for it (ui/late.ts). Holds a click
// on what works by code that is still on its way, and clicks again once it is there; where it does not come, a link
// leads on by itself after a second.

window.stirred = new Promise((resolve) => {
  const over = new AbortController();
  function note(event: Event) {
    // Browsers tell of a pointer that rests where a page has come below it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    over.abort();
    resolve();
  }
  for (const type of [...FIRST_TOUCH, 'pointermove', 'scroll']) {
    addEventListener(type, note, { passive: true, capture: true, signal: over.signal });
  }
});

const LOOK_AGAIN_MS = 50;
const LOOKS = { link: 20, button: 200 } as const;

/** What browsers do by themselves is left to them: a form's own button, what opens by an attribute, another window. */
const WORKS_BY_CODE =
  'button[type="button"]:not([popovertarget], [commandfor], [command]), a[href^="/"]:not([target], [download])';

/** React notes on each element that it has taken over what it was rendered with. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function hold(event: MouseEvent) {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(WORKS_BY_CODE);
  if (!control || !event.isTrusted || isTakenOver(control)) return;
  const isLink = control.matches('a');
  // A link is only held where the page's code is there, and that of a part not yet.
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || !isTakenOver(document.body))) return;
  event.preventDefault();
  let looks: number = isLink ? LOOKS.link : LOOKS.button;

  function clickOnceTakenOver() {
    looks -= 1;
    if (looks === 0 || isTakenOver(control as HTMLElement)) (control as HTMLElement).click();
    else setTimeout(clickOnceTakenOver, LOOK_AGAIN_MS);
  }
  clickOnceTakenOver();
}

addEventListener('click', hold, true);
