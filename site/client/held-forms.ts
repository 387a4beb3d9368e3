// Part of the early script (early.ts). A form with `data-held-until-ready` waits for its code, which checks
// and sends it (ui/held-form.ts). Where that code does not come, or fails, the browser gets the form back and
// posts it as a plain one (docs/decisions/0005-before-the-code-arrives.md).

/** How long a pressed form waits for the code that sends it, in milliseconds. */
const FORM_WAITS_MS = 10_000;

export const HELD = 'form[data-held-until-ready]';

/** Holds back the page's forms until their code is there, and gives them back where it fails. */
export function holdForms(): void {
  addEventListener('click', notePress, true);
  addEventListener('submit', waitForCode, true);
  // The code of an island could not be loaded, or failed as it began.
  addEventListener('astro:hydration-error', ({ target }) => {
    for (const form of (target as Element).querySelectorAll<HTMLFormElement>(HELD)) release(form);
  });
  // The event does not bubble.
  addEventListener('astro:hydrate', ({ target }) => keepForm(target as Element), true);
}

function heldForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest(`${HELD}:not([data-ready])`) : null;
}

/** The form's code presses the button again, so that the form is checked with the site's own messages. */
function notePress({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button');
  const form = button && heldForm(button);
  if (!form) return;
  form.noValidate = true;
  form.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

function waitForCode(event: SubmitEvent): void {
  const form = heldForm(event.target);
  if (!form) return;
  event.preventDefault();
  if (form.hasAttribute('data-waiting')) return;
  form.setAttribute('data-waiting', '');
  setTimeout(() => {
    if (heldForm(form)) release(form);
  }, FORM_WAITS_MS);
}

/** Gives a form back to the browser; one that was pressed is sent. */
function release(form: HTMLFormElement): void {
  form.removeAttribute('data-held-until-ready');
  form.noValidate = false;
  if (form.hasAttribute('data-waiting')) form.requestSubmit();
}

/** React removes an island that fails. Its form is put back as a plain one, with what was typed. */
function keepForm(island: Element): void {
  let form = island.querySelector<HTMLFormElement>(HELD);
  if (!form) return;
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target as Element));
  new MutationObserver(() => {
    const current = island.querySelector<HTMLFormElement>(HELD);
    if (current) form = current;
    else if (!island.firstElementChild) {
      // React still knows the removed form, and would handle its events. It knows nothing of a copy.
      const copy = form!.cloneNode(true) as HTMLFormElement;
      copyValues(form!, copy);
      copy.removeAttribute('data-ready');
      for (const button of copy.querySelectorAll('button')) button.disabled = false;
      island.append(copy);
      focusSame(focused, form!, copy);
      release(copy);
    }
  }).observe(island, { childList: true });
}

/** Moves the focus from a control of one form to the same one of another. */
export function focusSame(focused: Element | null, from: HTMLFormElement, to: HTMLFormElement): void {
  (to.elements[[...from.elements].indexOf(focused!)] as HTMLElement | undefined)?.focus();
}

/** Copies what was typed, chosen and pressed from one form to another that has the same controls. */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const controls = [...to.elements] as HTMLInputElement[];
  for (const [index, control] of controls.entries()) {
    const before = from.elements[index] as HTMLInputElement | undefined;
    if (!before) return;
    control.value = before.value;
    if (before.checked) control.checked = true;
    control.toggleAttribute('data-pressed', before.hasAttribute('data-pressed'));
  }
}
