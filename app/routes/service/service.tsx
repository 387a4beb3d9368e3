import { clinic } from '../../../clinic/clinic.ts';
import { readFaqs } from '../../content/data-files.server.ts';
import { isServiceId } from '../../content/known-services.ts';
import { readServices, relatedServices } from '../../content/services.server.ts';
import { serviceSummary } from '../../content/summaries.server.ts';
import { ServiceBody } from './body.tsx';
import { ServiceHero } from './hero.tsx';
import { ServiceNotFound, UnknownService } from './missing.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/service.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const services = readServices();
  const service = services.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response('No such service', { status: 404 });
  const { category, fullDescription, longDescription, benefits, procedures, faq } = service;
  return {
    service: {
      ...(await serviceSummary(service)),
      category,
      fullDescription,
      longDescription,
      benefits,
      procedures,
    },
    questions: [...faq, ...readFaqs().everyService],
    related: await Promise.all(relatedServices(services, service.id).map(serviceSummary)),
  };
}

/** Nothing for an unknown id, nor where the data can't be had: the screen says what to do next in either case. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return isServiceId(params.serviceId) ? serverLoader().catch(() => null) : null;
}

/** The service's name with the place people search for it in (spec 2). */
function titleWithPlace(title: string): string {
  return `${title} in ${clinic.address.locality}, ${clinic.address.city}`;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta({
      title: 'Service',
      description: 'There is no service at this address.',
      path: `/services/${params.serviceId}`,
      hidden: true,
    });
  }
  const { title, shortDescription, id } = loaderData.service;
  return pageMeta({
    title: titleWithPlace(title),
    description: shortDescription,
    path: `/services/${id}`,
  });
}

export default function ServiceScreen({ loaderData, params }: Route.ComponentProps) {
  if (!isServiceId(params.serviceId)) return <UnknownService />;
  if (!loaderData) return <ServiceNotFound />;
  const { service, questions, related } = loaderData;
  return (
    // The key gives a service reached from another a panel and closed questions of its own.
    <div key={service.id} className="relative">
      <LoadingPanel text="Loading service details..." />
      <ServiceHero service={service} heading={titleWithPlace(service.title)} />
      <ServiceBody service={service} questions={questions} />
      <ServiceCards id="related" title="Related services" services={related} />
    </div>
  );
}
