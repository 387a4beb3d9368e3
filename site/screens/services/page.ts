import { services as categories } from '#clinic/categories.server.ts';
import { serviceList } from '#clinic/faqs.server.ts';
import { clinic as photos } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/services.ts';
import { services } from '#clinic/services.server.ts';
import { servicesByCategory, serviceSummary } from '../../content/services.server.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

const FEATURED = 6;

/** What the list of services shows. */
export function servicesPage() {
  const { title, description } = page;
  return {
    head: pageHead({ title, description, path: pathOf('services') }),
    groups: servicesByCategory(services, categories),
    featured: services.slice(0, FEATURED).map(serviceSummary),
    photo: photos[0],
    questions: serviceList,
  };
}
