import { services as categories } from '#clinic/categories.server.ts';
import { services } from '#clinic/services.server.ts';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/layout.ts';
import { servicesByCategory } from '../content/services.server.ts';
import { hasScreen, menuOf, pathOf } from '../../domain/web/screens.ts';

/** The main navigation in its order; at the services' place stands their menu. */
export const MENU = menuOf('header', site);

/** The name of the doctor, where there is one alone: menus say it in place of 'Doctors'. */
export const ONLY_DOCTOR = facts.doctors.length === 1 ? facts.doctors[0]!.name : undefined;

/** The footer's links, and the team's where no page of the doctors leads there. */
export const QUICK_LINKS = [
  ...menuOf('footer', site).map((id) => ({
    to: pathOf(id),
    label: (id === 'doctors' && ONLY_DOCTOR) || words.pages[id],
  })),
  ...(hasScreen('team', site) && !hasScreen('doctors', site)
    ? [{ to: pathOf('team'), label: words.menu.team }]
    : []),
];

/** The services as the menus, and the page of all, list them. */
export const LISTED_SERVICES = servicesByCategory(services, categories);

/** Whether a link leads to the page one is on, or to the part of the site that it belongs to, as `aria-current` says it. */
export function currentAt(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
