import { articles } from '#clinic/articles.server.ts';
import { services as categories } from '#clinic/categories.server.ts';
import { facts } from '#clinic/facts.ts';
import { everyService } from '#clinic/faqs.server.ts';
import { services } from '#clinic/services.server.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/service.ts';
import type { Service } from '../../../domain/content/service.ts';
import { areaText } from '../../../domain/contact-links.ts';
import { casesOf } from '../../../domain/content/transformations.ts';
import { doctorsOf, namedDoctor } from '../../content/doctors.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { relatedServices, serviceSummary } from '../../content/services.server.ts';
import { servicePath } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { isMadeHere } from '../../site-language.ts';
import type { FurtherReading } from './further.tsx';

/** What the page of a service shows. */
function servicePage(service: Service) {
  const { id, title, shortDescription, glance, fees, urgent = false } = service;
  const heading = words.title(title, areaText(facts.address));
  return {
    head: pageHead(servicePath(id), { title: heading, description: shortDescription }),
    heading,
    service,
    summary: serviceSummary(service),
    isUrgent: urgent,
    glance: { facts: glance, fee: fees, doctors: doctorsOf(service).map(namedDoctor) },
    clinicQuestions: everyService,
    further: furtherReading(service),
    review: reviewOf(service),
    category: categories.find((each) => each.id === service.category)!.name,
    related: relatedServices(services, service).map(serviceSummary),
  };
}

export type ServicePage = ReturnType<typeof servicePage>;

/** The pages of all services that this language has, as Astro takes them. */
export function servicePages() {
  return services
    .filter(({ id }) => isMadeHere(servicePath(id)))
    .map((service) => ({ params: { id: service.id }, props: { page: servicePage(service) } }));
}

function furtherReading({ article: slug, case: id }: Service): FurtherReading {
  const article = articles.find((each) => each.slug === slug);
  return {
    article,
    case: casesOf({ alignerKinds, patients }).find((each) => each.id === id)?.title,
  };
}
