import { Suspense } from 'react';
import { articles } from '#clinic/articles.server.ts';
import { services as categories } from '#clinic/categories.server.ts';
import { facts } from '#clinic/facts.ts';
import { everyService } from '#clinic/faqs.server.ts';
import { services } from '#clinic/services.server.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/service.ts';
import type { Service } from '../../../domain/content/service.ts';
import { casesOf } from '../../../domain/content/transformations.ts';
import { namedDoctor } from '../../content/doctors.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { relatedServices, serviceSummary } from '../../content/services.server.ts';
import { servicePath } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { onceStirred } from '../../ui/late.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/service.ts';
import type { FurtherReading } from './further.tsx';
import { ServiceHero } from './hero.tsx';
import { ServiceNotFound, UnknownService } from './missing.tsx';

const loadBody = () => import('./body.tsx');
const ServiceBody = onceStirred(loadBody);

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response('No such service', { status: 404 });
  const { glance, doctor, urgent = false } = service;
  return {
    summary: serviceSummary(service),
    service: answersOf(service),
    isUrgent: urgent,
    glance: { facts: glance, doctor: doctor ? namedDoctor(doctor) : undefined },
    clinicQuestions: everyService,
    further: furtherReading(service),
    review: reviewOf(service),
    category: categories.find(({ id }) => id === service.category)!.name,
    related: relatedServices(services, service).map(serviceSummary),
  };
}

function answersOf(service: Service) {
  const { id, fullDescription, content, benefits, procedures, faq } = service;
  const { hurts, takes, afterwards, costs, fees, helpNow, hospitalSigns, translation } = service;
  return {
    id,
    fullDescription,
    content,
    benefits,
    procedures,
    faq,
    hurts,
    takes,
    afterwards,
    costs,
    fees,
    helpNow,
    hospitalSigns,
    ...(translation && { translation }),
  };
}

function furtherReading({ article: slug, case: id }: Service): FurtherReading {
  const article = articles.find((each) => each.slug === slug);
  return {
    article: article && { slug: article.slug, title: article.title },
    case: casesOf({ alignerKinds, patients }).find((each) => each.id === id)?.title,
  };
}

function isKnown(id: string): boolean {
  return facts.serviceIds.includes(id);
}

/**
 * Nothing for an unknown id, nor where the data can't be had: the screen says what to do next in either case. Come to from
 * another page, a service appears whole.
 */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (!isKnown(params.serviceId)) return null;
  const [data] = await Promise.all([serverLoader().catch(() => null), loadBody().catch(() => null)]);
  return data;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta({ ...words.unknown, path: servicePath(params.serviceId), hidden: true });
  }
  const { title, shortDescription, id } = loaderData.summary;
  return pageMeta({
    title: words.title(title, facts.address),
    description: shortDescription,
    path: servicePath(id),
  });
}

export default function ServiceScreen({ loaderData, params }: Route.ComponentProps) {
  if (!isKnown(params.serviceId)) return <UnknownService id={params.serviceId} />;
  if (!loaderData) return <ServiceNotFound />;
  const { summary, category, isUrgent, glance, ...body } = loaderData;
  return (
    // The key gives a service reached from another a panel and closed questions of its own.
    <div key={summary.id} className="relative wrap-anywhere">
      <LoadingPanel text={words.loading} />
      <ServiceHero
        service={summary}
        category={category}
        glance={glance}
        isUrgent={isUrgent}
        heading={words.title(summary.title, facts.address)}
      />
      <Suspense>
        <ServiceBody {...body} />
      </Suspense>
    </div>
  );
}
