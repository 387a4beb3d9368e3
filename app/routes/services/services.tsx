import { clinic } from '../../../clinic/clinic.ts';
import { readFaqs, readGallery } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { readServices, servicesByCategory } from '../../content/services.server.ts';
import { serviceSummary } from '../../content/summaries.server.ts';
import { ServicesCategories } from './categories.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ServicesHero } from './hero.tsx';
import { ServicesQuestions } from './questions.tsx';
import { ServicesUnsure } from './unsure.tsx';
import { ServicesWhy } from './why.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/services.ts';

const FEATURED = 6; // spec 9

export async function loader() {
  const services = readServices();
  const groups = servicesByCategory(services).map((group) => ({
    category: group.category,
    services: group.services.map(({ id, title }) => ({ id, title })),
  }));
  const featured = await Promise.all(services.slice(0, FEATURED).map(serviceSummary));
  const { src, alt } = readGallery().clinicPictures[0]!;
  const photo = { picture: await pictureSet(src), alt };
  return { groups, featured, photo, questions: readFaqs().serviceList };
}

export function meta() {
  return pageMeta({
    title: `Dental services in ${clinic.address.locality}`,
    description: `What we treat and how, from check-ups and fillings to root canals, implants, braces and Invisalign in ${clinic.address.locality}, ${clinic.address.city}.`,
    path: '/services',
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { groups, featured, photo, questions } = loaderData;
  return (
    <>
      <ServicesHero photo={photo} />
      <ServicesCategories groups={groups} />
      <ServiceCards id="featured" title="Featured Treatments" services={featured} />
      <ServicesUnsure />
      <ServicesWhy />
      <ServicesQuestions questions={questions} />
    </>
  );
}
