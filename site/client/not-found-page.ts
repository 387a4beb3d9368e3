import { declaredAddress, nearestPage, type DeclaredAddress } from '../screens/not-found/nearest-page.ts';

// Stands in the page of unknown addresses, behind what it can show: a host serves that page for all of them, and only the
// browser knows which one was asked for. What is for some of them alone waits in templates.

/** What there is to decide by, as the page holds it. */
export type UnknownAddress = {
  /** what stands before the paths of this language */
  prefix: string;
  declared: DeclaredAddress[];
  /** the paths of the pages that can be offered */
  offered: string[];
  /** the path of the list of services, and that of the blog; null where the clinic has none */
  services: string | null;
  blog: string | null;
  /** the categories that groups of the home page lead to, by the ids that no service has */
  landings: Record<string, string>;
  articleTitle: string;
};

/** How long the loading panel of a service stands (docs/product.md, Services). */
const LOADING_MS = 500;

const given = JSON.parse(document.querySelector('[data-addresses]')!.textContent) as UnknownAddress;
const main = document.getElementById('main')!;
const path = location.pathname.slice(given.prefix.length).replace(/(?<=.)\/$/, '') || '/';

function show(view: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view="${view}"]`)!;
  main.replaceChildren(template.content);
}

function idBelow(list: string | null): string | null {
  const [id, ...rest] = list && path.startsWith(`${list}/`) ? path.slice(list.length + 1).split('/') : [];
  return id && rest.length === 0 ? id : null;
}

const service = idBelow(given.services);
if (service !== null) {
  show('service');
  const category = Object.hasOwn(given.landings, service) && given.landings[service];
  const goal = `${given.prefix}${given.services}${category ? `#${category}` : ''}`;
  setTimeout(() => location.replace(goal), LOADING_MS);
} else if (idBelow(given.blog) !== null) {
  show('article');
  document.title = given.articleTitle;
} else {
  console.error('Page not found:', location.pathname);
  if (declaredAddress(path, given.declared)?.urgent) show('urgent');
  const nearest = nearestPage(path, given.declared, given.offered);
  const offer = nearest && main.querySelector<HTMLElement>(`[data-nearest="${nearest}"]`);
  if (offer) offer.hidden = false;
}
