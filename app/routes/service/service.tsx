import { services as categories } from '#clinic/categories.server.ts';
import { facts } from '#clinic/facts.ts';
import { everyService } from '#clinic/faqs.server.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/service.ts';
import { relatedServices, serviceSummary } from '../../content/services.server.ts';
import { servicePath } from '../../pages.ts';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/service.ts';
import { ServiceBody } from './body.tsx';
import { ServiceHero } from './hero.tsx';
import { ServiceNotFound, UnknownService } from './missing.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response('No such service', { status: 404 });
  const { fullDescription, content, benefits, procedures, faq } = service;
  return {
    service: { ...serviceSummary(service), fullDescription, content, benefits, procedures },
    category: categories.find(({ id }) => id === service.category)!.name,
    questions: [...faq, ...everyService],
    related: relatedServices(services, service).map(serviceSummary),
  };
}

function isKnown(id: string): boolean {
  return facts.serviceIds.includes(id);
}

/** Nothing for an unknown id, nor where the data can't be had: the screen says what to do next in either case. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return isKnown(params.serviceId) ? serverLoader().catch(() => null) : null;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta({ ...words.unknown, path: servicePath(params.serviceId), hidden: true });
  }
  const { title, shortDescription, id } = loaderData.service;
  return pageMeta({
    title: words.title(title, facts.address),
    description: shortDescription,
    path: servicePath(id),
  });
}

export default function ServiceScreen({ loaderData, params }: Route.ComponentProps) {
  if (!isKnown(params.serviceId)) return <UnknownService />;
  if (!loaderData) return <ServiceNotFound />;
  const { service, category, questions, related } = loaderData;
  return (
    // The key gives a service reached from another a panel and closed questions of its own.
    <div key={service.id} className="relative">
      <LoadingPanel text={words.loading} />
      <ServiceHero
        service={service}
        category={category}
        heading={words.title(service.title, facts.address)}
      />
      <ServiceBody service={service} questions={questions} />
      <ServiceCards id="related" title={words.related} services={related} />
    </div>
  );
}
