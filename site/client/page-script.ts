import { showOpeningStatus } from '../parts/opening-hours/show-opening-status.ts';
import { addSectionLinks } from '../frame/section-links.ts';
import { enhanceDialogs } from '../frame/dialogs.ts';
import { enhanceServicesMenu } from '../frame/services-menu.ts';

// The script of every page. head-script.ts fetches it at the visitor's first interaction.
showOpeningStatus();
addAccordionKeys();
addSectionLinks();
enhanceDialogs();
enhanceServicesMenu();
prefetchLinks();
addPrintLinks();
markTyping();

/**
 * Lets the arrow keys, Home and End move the focus between the questions of an accordion (ARIA Authoring
 * Practices, accordion).
 */
function addAccordionKeys(): void {
  addEventListener('keydown', moveBetweenQuestions);
}

function moveBetweenQuestions(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const question = event.target as HTMLElement;
  const item = question.closest<HTMLDetailsElement>('[data-accordion] details');
  if (!item || question.localName !== 'summary') return;
  const questions = [...document.querySelectorAll<HTMLElement>(`details[name="${item.name}"] > summary`)];
  const index = questions.indexOf(question);
  const last = questions.length - 1;
  const target = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowUp: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  questions[target]?.focus();
}

/**
 * Prefetches the page of a link that is hovered, touched or focused, in browsers without speculation rules.
 * The rules in the page (frame/speculation-rules.ts) select the pages. Nothing is prefetched if the visitor
 * saves data.
 */
function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const rules = document.querySelector('script[type=speculationrules]');
  if (connection?.saveData || !rules) return;
  const {
    prefetch: [rule],
  } = JSON.parse(rules.textContent) as { prefetch: [{ where: { and: [{ href_matches: string[] }] } }] };
  const [{ href_matches: paths }] = rule.where.and;
  const fetched = new Set([location.pathname]);
  function isListed(path: string) {
    return paths.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each));
  }
  function fetchAhead({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || fetched.has(link.pathname) || !isListed(link.pathname))
      return;
    fetched.add(link.pathname);
    // `<link rel=prefetch>` cannot be used: some browsers block it under `default-src 'none'` of the content
    // security policy.
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, fetchAhead, { passive: true });
}

/** Makes links with `data-prints` open the print dialog. They also lead to their part of the page. */
function addPrintLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-prints]');
    if (!link) return;
    event.preventDefault();
    // The print styles select the part by the fragment of the address.
    location.hash = link.hash;
    print();
  });
}

/** Sets `data-typing` on the root element while a field has the focus. Phones then hide the bottom bar. */
function markTyping(): void {
  const fields = 'main :is(input:not([type="checkbox"], [type="radio"]), select, textarea)';
  const update = () =>
    document.documentElement.toggleAttribute('data-typing', document.activeElement?.matches(fields) === true);
  for (const type of ['focusin', 'focusout']) addEventListener(type, update);
  update();
}
