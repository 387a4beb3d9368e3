import type { MenuScreenId } from '../../domain/web/screens.ts';
import { sentence } from '../sentence.ts';
import { shared } from './shared.ts';

/** The texts around every page. */
export const words = {
  skip: 'Skip to main content',
  offer: 'Current offer',
  /** the names of pages in menus, footer and breadcrumbs */
  pages: {
    'in-pain': 'In pain? Start here',
    home: shared.home,
    about: 'About',
    services: 'Services',
    doctors: 'Doctors',
    gallery: 'Gallery',
    blog: 'Blog',
    'international-patients': 'International Patients',
    contact: 'Contact',
    booknow: shared.bookAppointment,
    sitemap: 'Sitemap',
    'privacy-policy': 'Privacy Policy',
  } satisfies Record<MenuScreenId, string>,
  menu: {
    main: 'Main',
    mobile: 'Mobile',
    open: 'Menu',
    close: 'Close menu',
    doctorProfiles: 'Doctor Profiles',
    team: 'Team',
    allServices: 'All Services',
    unsure: <N>(t: { phone: N }) => sentence`Not sure which one you need? Call ${t.phone}`,
  },
  whatsapp: 'WhatsApp',
  chat: 'Chat with us on WhatsApp',
  quickContact: {
    label: 'Quick contact',
    book: 'Book',
    clinic: 'Clinic',
    callback: 'Callback',
    /** in place of Callback, on the page for somebody in pain */
    call: 'Call',
    /** below Callback and WhatsApp, while it is closed, until it is known when it opens */
    whenOpen: 'when open',
  },
};
