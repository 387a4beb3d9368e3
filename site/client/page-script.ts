import { addAccordionKeys } from './accordions.ts';
import { showOpeningStatus } from './show-opening-status.ts';
import { addSectionLinks } from './section-links.ts';
import { enhanceDialogs } from './dialogs.ts';
import { prefetchLinks } from './prefetch.ts';
import { enhanceServicesMenu } from './services-menu.ts';
import { addPrintLinks } from './print-links.ts';

// The script of every page. head-script.ts fetches it at the visitor's first interaction.
showOpeningStatus();
addAccordionKeys();
addSectionLinks();
enhanceDialogs();
enhanceServicesMenu();
prefetchLinks();
addPrintLinks();
