import { ServicesCategories } from './categories.tsx';
import { ServicesFeatured } from './featured.tsx';
import { ServicesHero } from './hero.tsx';
import type { servicesPage } from './page.ts';
import { ServicesQuestions } from './questions.tsx';
import { ServicesUnsure } from './unsure.tsx';
import { ServicesWhy } from './why.tsx';

export function Services({ page }: { page: ReturnType<typeof servicesPage> }) {
  const { groups, featured, photo, questions } = page;
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
