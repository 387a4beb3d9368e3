import { services as categories } from '#clinic/categories.server.ts';
import { services } from '#clinic/services.server.ts';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/layout.ts';
import { servicesByCategory } from '../content/services.server.ts';
import { hasScreen, menuOf, pathOf } from '../../domain/web/screens.ts';

/** The screens of the main navigation, in order. `services` is shown as a menu of all services. */
export const MENU = menuOf('header', site);

/** The screens that the menu on a phone lists before those. */
export const PHONE_MENU = menuOf('phone', site);

/** The doctor's name if the clinic has only one; menus show it in place of 'Doctors'. */
export const ONLY_DOCTOR = facts.doctors.length === 1 ? facts.doctors[0]!.name : undefined;

/** The footer's quick links. The team page is among them if no doctors page links to it. */
export const QUICK_LINKS = [
  ...menuOf('footer', site).map((id) => ({
    to: pathOf(id),
    label: (id === 'doctors' && ONLY_DOCTOR) || words.pages[id],
  })),
  ...(hasScreen('team', site) && !hasScreen('doctors', site)
    ? [{ to: pathOf('team'), label: words.menu.team }]
    : []),
];

/** The services by category, as the menus and the services page list them. */
export const LISTED_SERVICES = servicesByCategory(services, categories);

/**
 * The `aria-current` of a link in a menu: 'page' if it leads to the current page, 'true' if it leads to a
 * page above the current one.
 */
export function ariaCurrentFor(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
