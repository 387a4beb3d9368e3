import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export type NavigationItem = { to: string; label: string };

/** The main navigation (spec 2): what stands before and after the services menu. */
export const BEFORE_SERVICES: NavigationItem[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
];

/** `international` is what the wide header calls the page for patients from abroad, or the mobile menu. */
export function afterServices(international: 'Dental Tourism' | 'International Patients'): NavigationItem[] {
  return [
    { to: '/gallery', label: 'Gallery' },
    { to: '/blog', label: 'Blog' },
    { to: '/international-patients', label: international },
    { to: '/contact', label: 'Contact' },
  ];
}

export const BOOKING: NavigationItem = { to: '/booknow', label: 'Book Appointment' };
export const PROFILES: NavigationItem = { to: '/doctors', label: 'Doctor Profiles' };
export const INVISALIGN: NavigationItem = { to: '/services/invisalign', label: 'Invisalign provider' };

/** The services by category, as menus list them; none when the page failed before they were read. */
export function useServicesMenu() {
  return useRouteLoaderData<typeof loader>('root')?.menu ?? [];
}

/** The services the footer lists. */
export function useFirstServices() {
  return useRouteLoaderData<typeof loader>('root')?.firstServices ?? [];
}

/** Tells which links lead to the page one is on, and which to the part of the site it belongs to. */
export function useCurrent() {
  const { pathname } = useLocation();
  return (to: string) => {
    if (pathname === to) return 'page' as const;
    return to !== '/' && pathname.startsWith(`${to}/`) ? ('true' as const) : undefined;
  };
}
