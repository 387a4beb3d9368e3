import { services as categories } from '#clinic/categories.server.ts';
import { serviceList } from '#clinic/faqs.server.ts';
import { clinic as photos } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/services.ts';
import { services } from '#clinic/services.server.ts';
import { servicesByCategory, serviceSummary } from '../../content/services.server.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/services.ts';
import { ServicesCategories } from './categories.tsx';
import { ServicesFeatured } from './featured.tsx';
import { ServicesHero } from './hero.tsx';
import { ServicesQuestions } from './questions.tsx';
import { ServicesUnsure } from './unsure.tsx';
import { ServicesWhy } from './why.tsx';

const FEATURED = 6;

export function loader() {
  return {
    groups: servicesByCategory(services, categories),
    featured: services.slice(0, FEATURED).map(serviceSummary),
    photo: photos[0],
    questions: serviceList,
  };
}

export function meta() {
  const { title, description } = page;
  return pageMeta({ title, description, path: pathOf('services') });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { groups, featured, photo, questions } = loaderData;
  return (
    <>
      <ServicesHero photo={photo} />
      <ServicesCategories groups={groups} />
      <ServicesFeatured services={featured} />
      <ServicesUnsure />
      <ServicesWhy />
      <ServicesQuestions questions={questions} />
    </>
  );
}
