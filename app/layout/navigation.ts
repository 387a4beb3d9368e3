import { useLocation, useRouteLoaderData } from 'react-router';
import { site } from '#clinic/site.ts';
import type { ServiceLink, servicesByCategory } from '../content/services.server.ts';
import { isThere, type PageId } from '../pages.ts';

/** The main navigation in its order; at the services' place stands their menu. */
export const MENU = (
  ['home', 'about', 'services', 'gallery', 'blog', 'international', 'contact'] as const satisfies PageId[]
).filter((id) => isThere(id, site));

/** What menus and footer list of the services. */
export type ListedServices = { menu: ReturnType<typeof servicesByCategory>; first: ServiceLink[] };

/** The services that menus and footer list; none when the page failed before they were read. */
export function useListedServices(): ListedServices {
  return useRouteLoaderData<ListedServices>('root') ?? { menu: [], first: [] };
}

/** Tells which links lead to the page one is on, and which to the part of the site it belongs to. */
export function useCurrent() {
  const { pathname } = useLocation();
  return (to: string) => {
    if (pathname === to) return 'page' as const;
    return to !== '/' && pathname.startsWith(`${to}/`) ? ('true' as const) : undefined;
  };
}
