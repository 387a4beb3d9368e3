import { copyFormState, DEFERRED_FORM, focusSameControl } from './form-state.ts';

// An inline script of pages with a form. A form with `data-defer-submit` belongs to an island, which
// validates and sends it. If the visitor submits it before the island's code is loaded, it waits for that
// code (forms/use-deferred-form.ts). If the code does not load, or fails, the browser validates and posts the
// form (docs/decisions/0005-before-the-code-arrives.md).

/** How long a submitted form waits for its code. */
const FORM_TIMEOUT_MS = 10_000;

addEventListener('click', recordClick, true);
addEventListener('submit', holdSubmit, true);
// An island's code could not be loaded, or failed when it started.
addEventListener('astro:hydration-error', ({ target }) => {
  for (const form of (target as Element).querySelectorAll<HTMLFormElement>(DEFERRED_FORM)) releaseForm(form);
});
// Captured, because the event does not bubble.
addEventListener('astro:hydrate', ({ target }) => keepFormIfIslandFails(target as Element), true);

function deferredFormOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest(`${DEFERRED_FORM}:not([data-ready])`) : null;
}

/**
 * Marks the clicked button. The form's code clicks it again, so that the form is validated with the site's
 * own messages.
 */
function recordClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button');
  const form = button && deferredFormOf(button);
  if (!form) return;
  form.noValidate = true;
  form.querySelector('[data-pending-button]')?.removeAttribute('data-pending-button');
  button.setAttribute('data-pending-button', '');
}

function holdSubmit(event: SubmitEvent): void {
  const form = deferredFormOf(event.target);
  if (!form) return;
  event.preventDefault();
  if (form.hasAttribute('data-submit-pending')) return;
  form.setAttribute('data-submit-pending', '');
  setTimeout(() => {
    if (deferredFormOf(form)) releaseForm(form);
  }, FORM_TIMEOUT_MS);
}

/** Gives a form back to the browser, and submits it if the visitor already has. */
function releaseForm(form: HTMLFormElement): void {
  form.removeAttribute('data-defer-submit');
  form.noValidate = false;
  if (form.hasAttribute('data-submit-pending')) form.requestSubmit();
}

/** Puts an island's form back, with what was typed, if React fails and removes it. */
function keepFormIfIslandFails(island: Element): void {
  let form = island.querySelector<HTMLFormElement>(DEFERRED_FORM);
  if (!form) return;
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target as Element));
  new MutationObserver(() => {
    const current = island.querySelector<HTMLFormElement>(DEFERRED_FORM);
    if (current) form = current;
    else if (!island.firstElementChild) {
      // A copy, because React would still handle the events of the form that it has removed.
      const copy = form!.cloneNode(true) as HTMLFormElement;
      copyFormState(form!, copy);
      copy.removeAttribute('data-ready');
      for (const button of copy.querySelectorAll('button')) button.disabled = false;
      island.append(copy);
      focusSameControl(focused, form!, copy);
      releaseForm(copy);
    }
  }).observe(island, { childList: true });
}
