import { declaredAddress, nearestPage, type DeclaredAddress } from './nearest-page.ts';

// An inline script of the not-found page, after its content. A host serves this page for every unknown
// address, and only the browser knows which one was requested. Content for some addresses only is in
// `template` elements.

/** The data in the page's JSON script that decides what to show. */
export type NotFoundPageData = {
  /** the path prefix of this language, such as `/hi`; empty in English */
  prefix: string;
  declared: DeclaredAddress[];
  /** the paths of the pages that can be offered */
  offered: string[];
  /** the path of the list of services, and that of the blog; null where the clinic has none */
  services: string | null;
  blog: string | null;
  /** for ids that the home page links to and no service has: the id of the category to show instead */
  landings: Record<string, string>;
  articleTitle: string;
  /** the paths of pages that exist in English only; none on the English page */
  englishOnly: string[];
};

/** How long the loading panel is shown before the redirect to the services (docs/product.md, Services). */
const LOADING_MS = 500;

const data = JSON.parse(document.querySelector('[data-addresses]')!.textContent) as NotFoundPageData;
const main = document.getElementById('main')!;
const path = location.pathname.slice(data.prefix.length).replace(/(?<=.)\/$/, '') || '/';

function show(view: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view="${view}"]`)!;
  main.replaceChildren(template.content);
}

/** @returns the id in a path such as `/services/<id>`; null for other paths */
function idBelow(list: string | null): string | null {
  const [id, ...rest] = list && path.startsWith(`${list}/`) ? path.slice(list.length + 1).split('/') : [];
  return id && rest.length === 0 ? id : null;
}

const service = idBelow(data.services);
if (data.englishOnly.includes(path)) {
  // Links lead to the English page; so do typed and translated addresses.
  location.replace(path + location.search + location.hash);
} else if (service !== null) {
  show('service');
  const category = Object.hasOwn(data.landings, service) && data.landings[service];
  const target = `${data.prefix}${data.services}${category ? `#${category}` : ''}`;
  setTimeout(() => location.replace(target), LOADING_MS);
} else if (idBelow(data.blog) !== null) {
  show('article');
  document.title = data.articleTitle;
} else {
  console.error('Page not found:', location.pathname);
  if (declaredAddress(path, data.declared)?.urgent) {
    show('urgent');
    // No offer for somebody who needs help now.
    document.querySelector('body > aside:not([lang])')?.remove();
  }
  const nearest = nearestPage(path, data.declared, data.offered);
  const suggestion = nearest && main.querySelector<HTMLElement>(`[data-nearest="${nearest}"]`);
  if (suggestion) suggestion.hidden = false;
}
