import { accordions } from './accordions.ts';
import { showOpeningStatus } from './show-opening-status.ts';
import { addSectionLinks } from './section-links.ts';
import { dialogs } from './dialogs.ts';
import { prefetch } from './prefetch.ts';
import { servicesMenu } from './services-menu.ts';

// What a page does once somebody is there: fetched at a visitor's first interaction (early.ts).
showOpeningStatus();
accordions();
addSectionLinks();
dialogs();
servicesMenu();
prefetch();
